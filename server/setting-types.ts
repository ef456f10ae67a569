import { createPublicKey } from 'node:crypto';
import { isIP } from 'node:net';
import { z } from 'zod';
import { isShopPath } from '#src/routing/normalize-url.ts';
import { parseEmail } from '#src/shared/email.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { redactSetting } from './unusable-setting.ts';

/* Schemas of environment variables. Error messages end the sentence "PORT="x" must be …". */

export const booleanSetting = z
  .enum(['true', 'false'], { error: 'must be true or false' })
  .transform((text) => text === 'true');

export const oneOf = <const Words extends readonly string[]>(choices: Words) =>
  z.enum(choices, { error: `must be ${choices.join(' or ')}` });

export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .refine(
      (text) => /^\d{1,9}$/u.test(text) && Number(text) >= min && Number(text) <= max,
      `must be a whole number from ${min} to ${max}`,
    )
    .transform(Number);

/** JSON that matches `shape`. */
export const jsonSetting = <Shape extends z.ZodType>(shape: Shape) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'must be JSON' });
        return z.NEVER;
      }
    })
    .pipe(shape);

/** Scheme and host without a path: `https://www.example.de`. */
export const originSetting = z
  .string({ error: 'must be an origin like https://www.example.de' })
  .refine(isOrigin, 'must be an origin like https://www.example.de');

/** Comma-separated origins. */
export const originsSetting = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .pipe(z.array(originSetting));

/** Comma-separated addresses and networks of proxies; three keywords stand for private networks. */
export const proxiesSetting = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .pipe(z.array(z.string().refine(isNetwork, 'must be addresses or networks like 10.0.0.0/8')));

/** Scheme, host and an optional path, without a trailing slash. */
export const serviceUrl = z
  .string()
  .refine(isServiceUrl, 'must be an address like https://shop.example/api')
  .transform((text) => text.replace(/\/+$/u, ''));

export const perLocale = <Shape extends z.ZodType>(shape: Shape) =>
  z.partialRecord(z.enum(LOCALES), shape, { error: 'must be a JSON object by locale' });

export const pathSetting = z
  .string({ error: 'must be a path' })
  .refine(isShopPath, 'must be a path like /bedden');

/** URL of a Redis, or the path of its socket. */
export const redisAddress = z
  .string()
  .refine(
    isRedisAddress,
    'must be an address like redis://127.0.0.1:6379, or the path of a socket',
  );

/** URL of a mail server; may be empty. */
export const smtpAddress = z
  .string()
  .refine(
    (text) => /^(?:smtps?:\/\/[^\s/]+\S*)?$/u.test(text) && (text === '' || URL.canParse(text)),
    'must be an address like smtp://user:password@host:587',
  );

/** Sender of mail: an address, or a name and an address. */
export const senderSetting = z
  .string()
  .regex(
    /^(?:[^\s@<>]+@[^\s@<>]+|[^@<>\r\n]*<[^\s@<>]+@[^\s@<>]+>)?$/u,
    'must be a sender like Sluimer <post@sluimer.example>',
  );

/** Mailbox of a recipient; may be empty. */
export const mailboxSetting = z
  .string()
  .refine(
    (text) => text === '' || parseEmail(text).ok,
    'must be an e-mail address like service@sluimer.example',
  );

/** Contacts for security reports as in security.txt: comma-separated mailboxes and pages. */
export const securityContacts = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .pipe(
    z.array(
      z
        .string()
        .refine(
          (text) => (/^mailto:[^@\s]+@[^@\s]+$/u.test(text) ? isUri(text) : isSecurePage(text)),
          'must be mailto:security@shop.example or https://shop.example/security, or several separated by commas',
        ),
    ),
  );

/** URL of a page over https; may be empty. */
export const httpsUrlSetting = z
  .string()
  .refine(
    (text) => text === '' || isSecurePage(text),
    'must be an address like https://shop.example/security',
  );

/** Public key in PEM format; `\n` is accepted as a line break, so that it fits on one line. */
export const publicKeySetting = z
  .string()
  .transform((text) => text.replaceAll('\\n', '\n'))
  .refine(isPublicKey, 'must be a public key in PEM');

/** Formats an error as one line: the variable, its value and what is expected. */
export function describeFault(
  issue: z.core.$ZodIssue,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  const [name = '', ...inside] = issue.path.map(String);
  const location = inside.length === 0 ? '' : ` (at ${inside.join('.')})`;
  return `${redactSetting(name, environment[name] ?? '')}${location} ${issue.message}`;
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

/** A key or token in the format of `pattern`. */
export const secretSetting = (pattern: RegExp) =>
  z.string().regex(pattern, 'must be at least 16 characters and hard to guess');
