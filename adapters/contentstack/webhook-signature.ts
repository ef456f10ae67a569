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
  const shared = readHeader(headers['x-contentstack-hmac-signature']);
  const own = readHeader(headers['x-contentstack-request-signature']);
  if (secret !== undefined && shared.v1.length > 0) return voucherOf(secret, shared, body);
  const isSigned =
    publicKey !== undefined && own.v1.some((signature) => isPlatforms(publicKey, signature, body));
  return isSigned ? { by: 'platform', id: idOf(body) } : undefined;
}

type SignatureHeader = { readonly t: string; readonly v1: readonly string[] };

/** `t=1778729300,v1=<signature>,v1=<signature of the key before>`; the platform's has no `t`. */
function readHeader(header: Headers[string]): SignatureHeader {
  const parts = (typeof header === 'string' ? header : '').split(',').map((part) => part.trim());
  const named = (name: string) =>
    parts.filter((part) => part.startsWith(`${name}=`)).map((part) => part.slice(name.length + 1));
  return { t: named('t')[0] ?? '', v1: named('v1') };
}

/** HMAC-SHA256 over time and body. While a secret is replaced both the old and the new one sign. */
function voucherOf(secret: string, { t, v1 }: SignatureHeader, body: Uint8Array) {
  const expected = createHmac('sha256', secret).update(`${t}.`).update(body).digest();
  const isSigned = v1.some((signature) => isSame(Buffer.from(signature, 'hex'), expected));
  if (!isSigned || !/^\d{1,12}$/u.test(t)) return undefined;
  return { by: 'organization', id: idOf(body, t), signedAt: Number(t) } as const;
}

const isSame = (given: Uint8Array, expected: Uint8Array): boolean =>
  given.length === expected.length && timingSafeEqual(given, expected);

/** RSA-PSS with SHA-256 and a salt as long as that, over the body. */
const isPlatforms = (key: KeyObject, signature: string, body: Uint8Array): boolean =>
  verify(
    'sha256',
    body,
    { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST },
    Buffer.from(signature, 'base64'),
  );

/** Of what is signed, not of the signature: of that there may be several for one call. */
const idOf = (body: Uint8Array, time = ''): string =>
  createHash('sha256').update(`${time}.`).update(body).digest('base64url');
