import { constants, createHash, createHmac, timingSafeEqual, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/**
 * The keys of Contentstack's webhook signatures: for all its customers, or for one organization
 * (contentstack.com, "Secure Your Webhooks"). One of them is enough.
 */
export type SigningKeys = {
  /** From `/.well-known/public-keys.json`. It signs for all customers: see `SigningKeys.apiKey`. */
  readonly publicKey?: KeyObject;
  /** The organization's secret, from its security settings. */
  readonly secret?: string;
  /** API key of the stack; a webhook signed with the public key has to name it. */
  readonly apiKey: string;
};

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The signer of a webhook. `signedAt` is in seconds, if the signature contains it. */
export type VerifiedSignature =
  | { readonly by: 'platform'; readonly id: string }
  | { readonly by: 'organization'; readonly id: string; readonly signedAt: number };

/** Verifies the signature; `undefined` if invalid. */
export function verifyWebhook(
  { publicKey, secret }: SigningKeys,
  headers: Headers,
  body: Uint8Array,
): VerifiedSignature | undefined {
  const shared = readHeader(headers['x-contentstack-hmac-signature'], HMAC_BYTES, 'hex');
  if (secret !== undefined && shared.v1.length > 0) return verifyHmac(secret, shared, body);
  if (publicKey === undefined) return undefined;
  const keyBytes = (publicKey.asymmetricKeyDetails?.modulusLength ?? 0) / 8;
  const platform = readHeader(headers['x-contentstack-request-signature'], keyBytes, 'base64');
  const isSigned = platform.v1.some((signature) => isSignedByPlatform(publicKey, signature, body));
  return isSigned ? { by: 'platform', id: idOf(body) } : undefined;
}

type SignatureHeader = { readonly t: string; readonly v1: readonly Buffer[] };

const HMAC_BYTES = 32;

/** Enough for a key rotation; each one costs a hash of the whole body. */
const MAX_SIGNATURES = 3;

/**
 * Parses `t=1778729300,v1=<signature>,v1=<signature of the key before>`; the platform's has no `t`.
 * Keeps the first three signatures of the right length.
 */
function readHeader(
  header: Headers[string],
  bytes: number,
  encoding: 'hex' | 'base64',
): SignatureHeader {
  const parts = (typeof header === 'string' ? header : '').split(',').map((part) => part.trim());
  const named = (name: string) =>
    parts.filter((part) => part.startsWith(`${name}=`)).map((part) => part.slice(name.length + 1));
  const signatures = named('v1').map((text) => Buffer.from(text, encoding));
  const ofLength = signatures.filter((signature) => signature.length === bytes);
  return { t: named('t')[0] ?? '', v1: ofLength.slice(0, MAX_SIGNATURES) };
}

/** Verifies HMAC-SHA256 over time and body. During a rotation, both secrets sign. */
function verifyHmac(secret: string, { t, v1 }: SignatureHeader, body: Uint8Array) {
  if (!/^\d{1,12}$/u.test(t)) return undefined;
  const expected = createHmac('sha256', secret).update(`${t}.`).update(body).digest();
  if (!v1.some((signature) => timingSafeEqual(signature, expected))) return undefined;
  return { by: 'organization', id: idOf(body, t), signedAt: Number(t) } as const;
}

/** Verifies RSA-PSS with SHA-256 and a salt of the hash length, over the body. */
const isSignedByPlatform = (key: KeyObject, signature: Uint8Array, body: Uint8Array): boolean =>
  verify(
    'sha256',
    body,
    { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST },
    signature,
  );

/** Hashes what is signed, because one webhook may have several signatures. */
const idOf = (body: Uint8Array, time = ''): string =>
  createHash('sha256').update(`${time}.`).update(body).digest('base64url');
