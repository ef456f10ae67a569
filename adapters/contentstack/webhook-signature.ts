import { constants, createHash, createHmac, timingSafeEqual, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/**
 * What Contentstack signs webhooks with, either for all of its customers or for one organization
 * (contentstack.com, "Secure Your Webhooks"). One without the other will do.
 */
export type SigningKeys = {
  /** Of `/.well-known/public-keys.json`. It signs for every customer: see `SigningKeys.apiKey`. */
  readonly publicKey?: KeyObject;
  /** The organization's own, from its security configuration. */
  readonly secret?: string;
  /** Of the stack to listen to; whatever the public key vouches for has to name it. */
  readonly apiKey: string;
};

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Who vouches for a call. `signedAt` is in seconds, where the signature itself tells. */
export type Voucher =
  | { readonly by: 'platform'; readonly id: string }
  | { readonly by: 'organization'; readonly id: string; readonly signedAt: number };

/** `undefined` where nobody does. */
export function findVoucher(
  { publicKey, secret }: SigningKeys,
  headers: Headers,
  body: Uint8Array,
): Voucher | undefined {
  const shared = readHeader(headers['x-contentstack-hmac-signature'], HMAC_BYTES, 'hex');
  if (secret !== undefined && shared.v1.length > 0) return voucherOf(secret, shared, body);
  if (publicKey === undefined) return undefined;
  const keyBytes = (publicKey.asymmetricKeyDetails?.modulusLength ?? 0) / 8;
  const own = readHeader(headers['x-contentstack-request-signature'], keyBytes, 'base64');
  const isSigned = own.v1.some((signature) => isPlatforms(publicKey, signature, body));
  return isSigned ? { by: 'platform', id: idOf(body) } : undefined;
}

type SignatureHeader = { readonly t: string; readonly v1: readonly Buffer[] };

const HMAC_BYTES = 32;

/** As many as a service needs that replaces its key; each one costs a hash of the whole body. */
const MOST_SIGNATURES = 3;

/**
 * `t=1778729300,v1=<signature>,v1=<signature of the key before>`; the platform's has no `t`. Of the
 * signatures the first three that are as long as the key makes them.
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
  const fitting = signatures.filter((signature) => signature.length === bytes);
  return { t: named('t')[0] ?? '', v1: fitting.slice(0, MOST_SIGNATURES) };
}

/** HMAC-SHA256 over time and body. While a secret is replaced both the old and the new one sign. */
function voucherOf(secret: string, { t, v1 }: SignatureHeader, body: Uint8Array) {
  if (!/^\d{1,12}$/u.test(t)) return undefined;
  const expected = createHmac('sha256', secret).update(`${t}.`).update(body).digest();
  if (!v1.some((signature) => timingSafeEqual(signature, expected))) return undefined;
  return { by: 'organization', id: idOf(body, t), signedAt: Number(t) } as const;
}

/** RSA-PSS with SHA-256 and a salt as long as that, over the body. */
const isPlatforms = (key: KeyObject, signature: Uint8Array, body: Uint8Array): boolean =>
  verify(
    'sha256',
    body,
    { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST },
    signature,
  );

/** Of what is signed, not of the signature: of that there may be several for one call. */
const idOf = (body: Uint8Array, time = ''): string =>
  createHash('sha256').update(`${time}.`).update(body).digest('base64url');
