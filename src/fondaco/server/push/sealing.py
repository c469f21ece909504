"""What is said to a browser, sealed so that its push service cannot read it (RFC 8291), and signed
by the house, so that nobody else can call its people (VAPID, RFC 8292)."""

import base64
import binascii
import time
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from fondaco import Refused
from fondaco.server.wire import Subscription

CURVE = ec.SECP256R1()
SECRET_BYTES = 16
SIGNED_SECONDS = 12 * 3600
NO_KEY = "This is no key of a browser."


def decoded(text: str) -> bytes:
    """Base64 as browsers write it."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError) as problem:
        raise Refused(NO_KEY) from problem


def encoded(found: bytes) -> str:
    return base64.urlsafe_b64encode(found).rstrip(b"=").decode()


def fresh_key() -> str:
    """A new private key for a house."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return encoded(number.to_bytes(32, "big"))


def check_keys(at: Subscription) -> None:
    """Refuse what nothing could be sealed for."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(at.p256dh))
    except ValueError as problem:
        raise Refused(NO_KEY) from problem
    if len(decoded(at.auth)) != SECRET_BYTES:
        raise Refused(NO_KEY)


class Seal:
    """The key of a house: `contact` is an address of it, which push services want to know."""

    def __init__(self, key: str, contact: str) -> None:
        self.vapid = Vapid02.from_raw(key.encode())
        self.contact = contact

    @property
    def public(self) -> str:
        """What a browser has to know, to take calls from this house alone."""
        form = serialization.PublicFormat.UncompressedPoint
        point = self.vapid.public_key.public_bytes(serialization.Encoding.X962, form)
        return encoded(point)

    def signature(self, endpoint: str) -> str:
        """The header that says who calls."""
        split = urlsplit(endpoint)
        claims = {
            "aud": f"{split.scheme}://{split.netloc}",
            "exp": int(time.time()) + SIGNED_SECONDS,
            "sub": self.contact,
        }
        return str(self.vapid.sign(claims)["Authorization"])


def sealed(at: Subscription, content: bytes) -> bytes:
    """The body of a message that only that browser can read."""
    body: bytes = http_ece.encrypt(
        content,
        private_key=ec.generate_private_key(CURVE),
        dh=decoded(at.p256dh),
        auth_secret=decoded(at.auth),
        version="aes128gcm",
    )
    return body


def contact_of(origin: str) -> str:
    """How push services reach whoever runs a house: its address; at home there is none."""
    host = urlsplit(origin).hostname or ""
    return f"https://{host}" if "." in host else "https://localhost"
