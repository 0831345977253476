from src.ledger import Ledger


def test_the_sum_of_all_accounts_is_zero():
    ledger = Ledger()
    ledger.book("cash", "sales", 1_250)
    ledger.reverse(1)
    assert sum(ledger.balances().values()) == 0
