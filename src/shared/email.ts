import { filledIn, type FieldReason } from './form.ts';
import { err, ok, type Result } from './result.ts';

/** The longest address that mail can be sent to, in characters (RFC 5321, 4.5.3.1.3). */
export const LONGEST_EMAIL = 254;

/**
 * An e-mail address as shoppers type it, with the domain in lower case.
 *
 * Takes what a browser's own e-mail field takes (WHATWG HTML, "valid e-mail address") and domains
 * in any script besides: `anna@müller.de`. Refuses on purpose what mail allows and nobody shops
 * with, so that slips are found: quoted names (`"a b"@c.nl`), comments, names beyond ASCII, dots at
 * the ends of a name or two in a row, domains without a dot, and bare addresses of machines
 * (`a@[1.2.3.4]`, `a@1.2.3.4`). Whether anybody reads the mail is for the mail to find out.
 */
export const parseEmail = (typed: string): Result<string, FieldReason> => readTyped(typed);

const readTyped = filledIn<string, FieldReason>(LONGEST_EMAIL, (line) => {
  const at = line.indexOf('@');
  const name = line.slice(0, at);
  const domain = line
    .slice(at + 1)
    .toLowerCase()
    .normalize('NFC');
  const email = `${name}@${domain}`;
  if (at < 1 || !NAME.test(name) || !isDomain(domain)) return err('malformed');
  return name.length > LONGEST_NAME || email.length > LONGEST_EMAIL ? err('too-long') : ok(email);
});

/** What stands before the at sign, in characters (RFC 5321, 4.5.3.1.1). */
const LONGEST_NAME = 64;

/** A dot-string (RFC 5321, 4.1.2). */
const NAME = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  return labels.length > 1 && labels.every(isLabel) && !/\.\d+$/.test(domain);
}

/** Letters, digits and inner hyphens (RFC 1034, 3.5), of any script (RFC 5890). */
const isLabel = (label: string): boolean =>
  label.length <= LONGEST_LABEL &&
  /^[\p{L}\p{Nd}](?:[\p{L}\p{M}\p{Nd}-]*[\p{L}\p{M}\p{Nd}])?$/u.test(label);

const LONGEST_LABEL = 63;
