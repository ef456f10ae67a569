import { createPublicKey } from 'node:crypto';
import { isIP } from 'node:net';
import { isShopPath } from '#src/routing/normalize-url.ts';
import { parseEmail } from '#src/shared/email.ts';
import {
  type Issue,
  parseJson,
  readAs,
  type Reader,
  readIf,
  readListOf,
  readMatch,
  readOneOf,
  readRecord,
  readText,
  type ValueOf,
  whenMissing,
  withMessage,
} from '#src/shared/json-reader.ts';
import { readLocale } from '#src/shared/locale.ts';
import { redactSetting } from './unusable-setting.ts';

/* Schemas of environment variables. Error messages end the sentence "PORT="x" must be …". */

/** Values of a group of settings. */
export type SettingsOf<Schemas> = { readonly [Name in keyof Schemas]: ValueOf<Schemas[Name]> };

/** A setting that is null if it is not set. */
export const orUnset = <T>(read: Reader<T>): Reader<T | null> => whenMissing<T | null>(read, null);

/** Any text; empty if it is not set. */
export const textSetting = whenMissing(readText, '');

/** Token that goes into a header; may be empty. */
export const bearerToken = whenMissing(
  readMatch(/^[!-~]*$/u, 'must be a token without spaces'),
  '',
);

/** A text that `isValid` accepts. */
export const textThat = (isValid: (text: string) => boolean, message: string): Reader<string> =>
  withMessage(readIf(readText, isValid, message), message);

export const booleanSetting = readAs(
  readOneOf(['true', 'false'], 'must be true or false'),
  (text) => text === 'true',
);

export const oneOf = <const Word extends string>(choices: readonly Word[]): Reader<Word> =>
  readOneOf(choices, `must be ${choices.join(' or ')}`);

export const wholeNumber = (min: number, max: number): Reader<number> =>
  readAs(
    textThat(
      (text) => /^\d{1,9}$/u.test(text) && Number(text) >= min && Number(text) <= max,
      `must be a whole number from ${min} to ${max}`,
    ),
    Number,
  );

/** JSON that `read` reads. */
export const jsonSetting = <T>(read: Reader<T>): Reader<T> => {
  const readJson = readAs(readText, parseJson, 'must be JSON');
  return (text, report) => {
    const value = readJson(text, report);
    return value === undefined ? undefined : read(value, report);
  };
};

/** Comma-separated values that `read` reads. */
export const listSetting = <T>(read: Reader<T>): Reader<readonly T[]> => {
  const readList = readListOf(read);
  return (text, report) =>
    readList(
      readText(text)
        ?.split(',')
        .map((one) => one.trim()),
      report,
    );
};

/** Scheme and host without a path: `https://www.example.de`. */
export const originSetting = textThat(isOrigin, 'must be an origin like https://www.example.de');

/** Comma-separated origins. */
export const originsSetting = listSetting(originSetting);

/** Comma-separated addresses and networks of proxies; three keywords stand for private networks. */
export const proxiesSetting = listSetting(
  textThat(isNetwork, 'must be addresses or networks like 10.0.0.0/8'),
);

/** Scheme, host and an optional path, without a trailing slash. */
export const serviceUrl = readAs(
  textThat(isServiceUrl, 'must be an address like https://shop.example/api'),
  (text) => text.replace(/\/+$/u, ''),
);

export const perLocale = <T>(read: Reader<T>) =>
  readRecord(readLocale, read, 'must be a JSON object by locale');

export const pathSetting = readIf(
  withMessage(readText, 'must be a path'),
  isShopPath,
  'must be a path like /bedden',
);

/** URL of a Redis, or the path of its socket. */
export const redisAddress = textThat(
  isRedisAddress,
  'must be an address like redis://127.0.0.1:6379, or the path of a socket',
);

/** URL of a mail server; may be empty. */
export const smtpAddress = textThat(
  (text) => /^(?:smtps?:\/\/[^\s/]+\S*)?$/u.test(text) && (text === '' || URL.canParse(text)),
  'must be an address like smtp://user:password@host:587',
);

/** Sender of mail: an address, or a name and an address. */
export const senderSetting = readMatch(
  /^(?:[^\s@<>]+@[^\s@<>]+|[^@<>\r\n]*<[^\s@<>]+@[^\s@<>]+>)?$/u,
  'must be a sender like Sluimer <post@sluimer.example>',
);

/** Mailbox of a recipient; may be empty. */
export const mailboxSetting = textThat(
  (text) => text === '' || parseEmail(text).ok,
  'must be an e-mail address like service@sluimer.example',
);

/** Contacts for security reports as in security.txt: comma-separated mailboxes and pages. */
export const securityContacts = listSetting(
  textThat(
    (text) => (/^mailto:[^@\s]+@[^@\s]+$/u.test(text) ? isUri(text) : isSecurePage(text)),
    'must be mailto:security@shop.example or https://shop.example/security, or several separated by commas',
  ),
);

/** URL of a page over https; may be empty. */
export const httpsUrlSetting = textThat(
  (text) => text === '' || isSecurePage(text),
  'must be an address like https://shop.example/security',
);

/** Public key in PEM format; `\n` is accepted as a line break, so that it fits on one line. */
export const publicKeySetting = readIf(
  readAs(readText, (text) => text.replaceAll('\\n', '\n')),
  isPublicKey,
  'must be a public key in PEM',
);

/** A key or token in the format of `pattern`. */
export const secretSetting = (pattern: RegExp): Reader<string> =>
  readMatch(pattern, 'must be at least 16 characters and hard to guess');

/** Formats an error as one line: the variable, its value and what is expected. */
export function describeFault(
  { path, message }: Issue,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  const [name = '', ...inside] = path.map(String);
  const location = inside.length === 0 ? '' : ` (at ${inside.join('.')})`;
  return `${redactSetting(name, environment[name] ?? '')}${location} ${message}`;
}

function isRedisAddress(text: string): boolean {
  if (text.startsWith('/')) return true;
  return /^rediss?:/u.test(text) && URL.canParse(text) && new URL(text).hostname !== '';
}

function isPublicKey(text: string): boolean {
  try {
    return text === '' || createPublicKey(text).type === 'public';
  } catch {
    return false;
  }
}

/** Restricted to the characters of RFC 3986. */
const isUri = (text: string): boolean => /^[!-~]+$/u.test(text) && URL.canParse(text);

const isSecurePage = (text: string): boolean =>
  isUri(text) && new URL(text).protocol === 'https:' && new URL(text).username === '';

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, origin } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && origin === text;
}

const PRIVATE_NETWORKS: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isNetwork(text: string): boolean {
  const [address = '', width, ...rest] = text.split('/');
  const widest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (width === undefined) return widest > 0 || PRIVATE_NETWORKS.has(text);
  const bits = /^\d{1,3}$/u.test(width) ? Number(width) : 0;
  return rest.length === 0 && bits >= 1 && bits <= widest;
}

function isServiceUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, search, hash, username } = new URL(text);
  return /^https?:$/u.test(protocol) && search === '' && hash === '' && username === '';
}
