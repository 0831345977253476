"""Certificates for one test run: an authority nobody knows, and a server of this machine."""

import ipaddress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

pytest.importorskip("cryptography", reason="cryptography makes the certificates")

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec


@dataclass(frozen=True)
class Certificates:
    """Files: the authority's certificate; the server's certificate and key."""

    authority: Path
    server: Path


SIGNS = x509.KeyUsage(
    digital_signature=False,
    content_commitment=False,
    key_encipherment=False,
    data_encipherment=False,
    key_agreement=False,
    key_cert_sign=True,
    crl_sign=False,
    encipher_only=False,
    decipher_only=False,
)
"""Without it nobody is an authority for a strict OpenSSL, as it is from Python 3.13 on."""


def make_certificates(folder: Path) -> Certificates:
    now = datetime.now(UTC)
    authority_key, server_key = (ec.generate_private_key(ec.SECP256R1()) for _ in range(2))
    issuer = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "an authority of a test")])
    subject = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "a server of a test")])

    def signed(name: x509.Name, key: ec.EllipticCurvePublicKey, *more: x509.ExtensionType) -> bytes:
        builder = x509.CertificateBuilder(
            issuer, name, key, x509.random_serial_number(), now, now + timedelta(days=1)
        )
        for extension in more:
            critical = isinstance(extension, x509.BasicConstraints)  # Python 3.13 wants it
            builder = builder.add_extension(extension, critical=critical)
        made = builder.sign(authority_key, hashes.SHA256())
        return made.public_bytes(serialization.Encoding.PEM)

    identifier = x509.SubjectKeyIdentifier.from_public_key(authority_key.public_key())
    authority = signed(
        issuer,
        authority_key.public_key(),
        x509.BasicConstraints(ca=True, path_length=0),
        SIGNS,
        identifier,
    )
    server = signed(
        subject,
        server_key.public_key(),
        x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]),
        x509.AuthorityKeyIdentifier.from_issuer_subject_key_identifier(identifier),
    )
    key = server_key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    (folder / "authority.pem").write_bytes(authority)
    (folder / "server.pem").write_bytes(server + key)
    return Certificates(folder / "authority.pem", folder / "server.pem")
