/**
 * A setting as the messages of a start name it: `PORT="80a"`. They end up in the logs of supervisors
 * and build servers, so nothing that opens something is in them: values of keys, tokens and secrets,
 * nor the user and password of an address.
 */
export const showSetting = (name: string, value: string): string =>
  `${name}=${JSON.stringify(isSecret(name, value) ? HIDDEN : withoutUser(name, value))}`;

const HIDDEN = '***';

/** By its name, so that a setting which is added later is one, too. */
const isSecret = (name: string, value: string): boolean =>
  value !== '' && (name === PUBLIC_KEY ? /PRIVATE/iu.test(value) : SECRET.test(name));

const SECRET = /(?:^|_)(?:KEY|TOKEN|SECRET|PASSWORD|AUTH)$/u;
const PUBLIC_KEY = 'CONTENT_WEBHOOK_PUBLIC_KEY';

/** Addresses in which a user and a password are usual; a mistaken one need not look like an address. */
const WITH_USER: ReadonlySet<string> = new Set(['SMTP_URL', 'REDIS_URL', 'REDIS_RECORDS_URL']);

const withoutUser = (name: string, value: string): string =>
  WITH_USER.has(name)
    ? value.replace(/^([a-z]*:?\/*)[^]*@/iu, `$1${HIDDEN}@`).replace(/\?[^]*$/u, `?${HIDDEN}`)
    : value.replace(/(:\/\/)[^\s"',]*@/gu, `$1${HIDDEN}@`);
