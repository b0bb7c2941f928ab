import { fromBase64, toBase64 } from '@/lib/base64/base64';
import { config } from '@/lib/config';

/** How long the browser waits for the user, in ms. */
const timeout = 120_000;

/** In the reply's authenticator data: the flags' position, and the flag "user verified" (WebAuthn, section 6.1). */
const flagsAt = 32;
const userVerified = 0b100;

/**
 * Whether this browser can ask for the device's lock by a passkey (W3C Web Authentication). Needs https and a domain:
 * an IP address has no passkeys. Never rejects.
 */
export async function canUsePasskey(): Promise<boolean> {
  if (!window.isSecureContext || !isDomain(new URL(document.baseURI).hostname)) return false;
  if (typeof PublicKeyCredential === 'undefined') return false;
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);
}

/**
 * Creates a passkey in the device and resolves with its id; `undefined` if the user or the browser declines. It names
 * nobody: it only asks whether the device is in its user's hands, and no server verifies it.
 */
export async function createPasskey(): Promise<string | undefined> {
  try {
    const created = await navigator.credentials.create({
      publicKey: {
        challenge: randomBytes(),
        rp: { name: config.brand },
        user: { id: randomBytes(), name: config.brand, displayName: config.brand },
        // ES256 and RS256.
        pubKeyCredParams: [-7, -257].map((alg) => ({ type: 'public-key', alg })),
        authenticatorSelection: {
          authenticatorAttachment: 'platform',
          userVerification: 'required',
        },
        timeout,
      },
    });
    return isPublicKey(created) ? toBase64(new Uint8Array(created.rawId)) : undefined;
  } catch {
    return undefined;
  }
}

/** Asks for the passkey with this id. Resolves with whether the device has verified its user. Never rejects. */
export async function verifyPasskey(id: string): Promise<boolean> {
  try {
    const used = await navigator.credentials.get({
      publicKey: {
        challenge: randomBytes(),
        allowCredentials: [{ type: 'public-key', id: fromBase64(id), transports: ['internal'] }],
        userVerification: 'required',
        timeout,
      },
    });
    if (!isPublicKey(used) || !isAssertion(used.response)) return false;
    const flags = new Uint8Array(used.response.authenticatorData)[flagsAt] ?? 0;
    return (flags & userVerified) !== 0;
  } catch {
    return false;
  }
}

/** An IPv6 address, which may have letters, is in brackets. */
function isDomain(hostname: string): boolean {
  return !hostname.startsWith('[') && /[a-z]/.test(hostname);
}

function isPublicKey(credential: Credential | null): credential is PublicKeyCredential {
  return credential !== null && 'rawId' in credential;
}

function isAssertion(response: AuthenticatorResponse): response is AuthenticatorAssertionResponse {
  return 'authenticatorData' in response;
}

function randomBytes(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(32));
}
