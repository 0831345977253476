"""Cards above the message field: questions (approval, plan, form, price, trust) and activity."""
