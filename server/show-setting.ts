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

/** Settings that hold addresses; a mistaken one need not look like an address. */
const ADDRESSES = /_URL$|DOMAINS|HOSTS?$|ORIGINS?$/u;

/** Addresses in which a user and a password are usual. */
const WITH_USER = /^(?:SMTP|REDIS\w*)_URL$/u;

const withoutUser = (name: string, value: string): string => {
  if (!ADDRESSES.test(name)) return value.replace(/(:\/\/)[^\s"',]*@/gu, `$1${HIDDEN}@`);
  const shown = value.replace(BEFORE_HOST, `$1${HIDDEN}@`);
  if (!WITH_USER.test(name)) return shown;
  const asked = shown.replace(/\?[^]*$/u, `?${HIDDEN}`);
  return value.includes('@') ? asked : asked.replace(NO_PORT, `$1:${HIDDEN}`);
};

/** From after the first scheme, or the start, up to the last `@`. */
const BEFORE_HOST = /^([^@]*?[a-z]:\/+|)[^]*@/iu;

/** What follows a name where a port belongs, and is none: `smtp://anna:word`. */
const NO_PORT = /^((?:[a-z]+:\/+|(?![a-z]+:\/))[^:]*):(?!\d{1,5}(?:[/?]|$))[^]*$/iu;
