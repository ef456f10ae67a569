/**
 * Names the mailbox that an address leads to, for counting letters: `Vic.Tim+a@googlemail.com` and
 * `victim@gmail.com` are one. What follows a plus sign is a tag at every provider (RFC 5233), and
 * Gmail ignores dots and has two domains. It is no identity: `subscriberKey` tells subscribers apart.
 */
export function mailboxKey(email: string): string {
  const { name, domain } = partsOf(email.toLowerCase());
  const untagged = withoutTag(name);
  return GMAIL.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}

/**
 * Names an address: whoever reads mail to one that is named alike is the same reader for sure. A plus
 * sign is no tag everywhere, so that addresses which differ in what follows it may have two readers;
 * only of Gmail it is known, and of dots as well.
 */
export function addressKey(email: string): string {
  const { name, domain } = partsOf(email);
  const lower = domain.toLowerCase();
  return GMAIL.has(lower) ? mailboxKey(email) : `${name}@${lower}`;
}

/** Whether an address names a mailbox without a tag. */
export const isUntagged = (email: string): boolean => !partsOf(email).name.slice(1).includes('+');

/**
 * An address as a letter shows it to a mailbox that has confirmed nothing. Whoever typed it has chosen
 * the tag, so that is left out; of a name with other signs than letters, digits, `.`, `-`, `_` and `'`, or
 * one that reads like the name of a website, only the domain is shown.
 */
export function shownAddress(email: string): string {
  const { name, domain } = partsOf(email);
  const untagged = withoutTag(name);
  const isPlain = /^[\w'-]+(?:\.[\w'-]+)*$/u.test(untagged) && !/^www\./iu.test(untagged);
  return `${isPlain ? untagged : '…'}@${domain}`;
}

const GMAIL: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

function partsOf(email: string): { readonly name: string; readonly domain: string } {
  const at = email.lastIndexOf('@');
  return { name: email.slice(0, at), domain: email.slice(at + 1) };
}

/** A name that begins with a plus sign has no other name. */
const withoutTag = (name: string): string => /^.[^+]*/u.exec(name)?.[0] ?? name;
