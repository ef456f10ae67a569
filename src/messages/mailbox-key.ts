/**
 * Key of the mailbox that an address leads to, for counting letters: `Vic.Tim+a@googlemail.com` and
 * `victim@gmail.com` are one. A plus sign begins a tag at every provider (RFC 5233), and Gmail
 * ignores dots and has two domains. It is no identity: `subscriberKey` distinguishes subscribers.
 */
export function mailboxKey(email: string): string {
  const { name, domain } = partsOf(email.toLowerCase());
  const untagged = withoutTag(name);
  return GMAIL.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}

/**
 * Key of an address: addresses with one key certainly have one reader. A plus sign does not begin a
 * tag everywhere, so addresses that differ after it may have two readers; only Gmail is known to
 * ignore tags, and dots as well.
 */
export function emailKey(email: string): string {
  const { name, domain } = partsOf(email);
  const lower = domain.toLowerCase();
  return GMAIL.has(lower) ? mailboxKey(email) : `${name}@${lower}`;
}

/** Key of the address of a buyer. Shops store it as it was typed, and no provider tells its cases apart. */
export const buyerKey = (email: string): string => emailKey(email.trim().toLowerCase());

/** Whether an address has no tag. */
export const hasNoPlusTag = (email: string): boolean => !partsOf(email).name.slice(1).includes('+');

/**
 * Address as a letter shows it to an unconfirmed mailbox. The tag was chosen by whoever typed the
 * address, so it is left out; of a name with other characters than letters, digits, `.`, `-`, `_`
 * and `'`, or one that reads like the name of a website, only the domain is shown.
 */
export function maskedEmail(email: string): string {
  const { name, domain } = partsOf(email);
  const untagged = withoutTag(name);
  const isSafeName = /^[\w'-]+(?:\.[\w'-]+)*$/u.test(untagged) && !/^www\./iu.test(untagged);
  return `${isSafeName ? untagged : '…'}@${domain}`;
}

const GMAIL: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

function partsOf(email: string): { readonly name: string; readonly domain: string } {
  const at = email.lastIndexOf('@');
  return { name: email.slice(0, at), domain: email.slice(at + 1) };
}

/** A leading plus sign begins no tag, as the name would be empty. */
const withoutTag = (name: string): string => /^.[^+]*/u.exec(name)?.[0] ?? name;
