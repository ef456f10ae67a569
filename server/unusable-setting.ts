/**
 * A well-formed setting that does not work here: a port in use, a path that is not a folder.
 * Reported at start in one line, like any invalid setting.
 */
export class UnusableSetting extends Error {
  constructor(name: string, value: string | number, problem: string, cause?: unknown) {
    super(`${redactSetting(name, String(value))} ${problem.replace(/\s+/gu, ' ')}`, { cause });
    this.name = 'UnusableSetting';
  }
}

/**
 * A setting in the error messages of a start: `PORT="80a"`. They end up in logs of supervisors and
 * build servers, so secrets are hidden: values of keys, tokens and secrets, and user and password
 * of a URL.
 */
export const redactSetting = (name: string, value: string): string =>
  `${name}=${JSON.stringify(isSecret(name, value) ? HIDDEN : withoutUser(name, value))}`;

const HIDDEN = '***';

/** Decided by name, so that it also covers settings added later. */
const isSecret = (name: string, value: string): boolean =>
  value !== '' && (name === PUBLIC_KEY ? /PRIVATE/iu.test(value) : SECRET.test(name));

const SECRET = /(?:^|_)(?:KEY|TOKEN|SECRET|PASSWORD|AUTH)$/u;
const PUBLIC_KEY = 'CONTENT_WEBHOOK_PUBLIC_KEY';

/** Settings that hold URLs; an invalid value need not look like one. */
const ADDRESSES = /_URL$|DOMAINS|HOSTS?$|ORIGINS?$/u;

/** URLs that usually contain user and password. */
const WITH_USER = /^(?:SMTP|REDIS\w*)_URL$/u;

const withoutUser = (name: string, value: string): string => {
  if (!ADDRESSES.test(name)) return value.replace(/(:\/\/)[^\s"',]*@/gu, `$1${HIDDEN}@`);
  const shown = value.replace(BEFORE_HOST, `$1${HIDDEN}@`);
  if (!WITH_USER.test(name)) return shown;
  const visible = shown.replace(/\?[^]*$/u, `?${HIDDEN}`);
  return value.includes('@') ? visible : visible.replace(NO_PORT, `$1:${HIDDEN}`);
};

/** From after the first scheme, or the start, up to the last `@`. */
const BEFORE_HOST = /^([^@]*?[a-z]:\/+|)[^]*@/iu;

/** Text in the place of a port that is not a port: `smtp://anna:word`. */
const NO_PORT = /^((?:[a-z]+:\/+|(?![a-z]+:\/))[^:]*):(?!\d{1,5}(?:[/?]|$))[^]*$/iu;
