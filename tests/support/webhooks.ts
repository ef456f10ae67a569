import { constants, createHmac, generateKeyPairSync, sign } from 'node:crypto';

/** A signed call as Contentstack makes it. */
export type SignedCall = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** The message of an entry's publication, with fields that the shop does not read. */
export const publication = (facts: {
  readonly uid: string;
  readonly locale: string;
  readonly apiKey: string;
  readonly at: number;
}): object => ({
  module: 'entry',
  api_key: facts.apiKey,
  event: 'publish',
  triggered_at: new Date(facts.at).toISOString(),
  data: {
    entry: { uid: facts.uid, title: 'Matrassen', locale: 'en-us', _version: 3, ACL: {} },
    content_type: { uid: 'page', title: 'Page' },
    environment: { name: 'production' },
    action: 'publish',
    status: 'success',
    locale: facts.locale,
  },
});

/** Signs by the organization's own secret, at a time in milliseconds. */
export function signedBySecret(secret: string, message: unknown, at: number): SignedCall {
  const body = typeof message === 'string' ? message : JSON.stringify(message);
  const seconds = Math.floor(at / 1000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return { body, headers: { 'x-contentstack-hmac-signature': `t=${seconds},v1=${signature}` } };
}

/** A platform key made for a test, and calls signed by it. */
export function createPlatformKey() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    publicKey,
    pem: publicKey.export({ type: 'pkcs1', format: 'pem' }).toString(),
    sign(message: unknown): SignedCall {
      const body = typeof message === 'string' ? message : JSON.stringify(message);
      const padding = constants.RSA_PKCS1_PSS_PADDING;
      const saltLength = constants.RSA_PSS_SALTLEN_DIGEST;
      const key = { key: privateKey, padding, saltLength };
      const signature = sign('sha256', Buffer.from(body), key).toString('base64');
      return { body, headers: { 'x-contentstack-request-signature': `v1=${signature}` } };
    },
  };
}
