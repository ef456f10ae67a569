import { requiredField, type FieldReason } from './form.ts';
import { err, ok, type Result } from './result.ts';

/** Maximum length of an address that mail can be sent to, in characters (RFC 5321, 4.5.3.1.3). */
export const MAX_EMAIL_LENGTH = 254;

/**
 * Parses an e-mail address as shoppers type it; the domain in lower case.
 *
 * Accepts what a browser's own e-mail field accepts (WHATWG HTML, "valid e-mail address") and
 * domains in any script besides: `anna@müller.de`. Rejects on purpose what mail allows but shoppers
 * do not use, so that typing errors are found: quoted names (`"a b"@c.nl`), comments, names beyond
 * ASCII, dots at the ends of a name or two in a row, domains without a dot, and bare machine
 * addresses (`a@[1.2.3.4]`, `a@1.2.3.4`). Does not check that the mailbox exists.
 */
export const parseEmail = (typed: string): Result<string, FieldReason> => readTyped(typed);

const readTyped = requiredField<string, FieldReason>(MAX_EMAIL_LENGTH, (line) => {
  const at = line.indexOf('@');
  const name = line.slice(0, at);
  const domain = line
    .slice(at + 1)
    .toLowerCase()
    .normalize('NFC');
  const email = `${name}@${domain}`;
  if (at < 1 || !NAME.test(name) || !isDomain(domain)) return err('malformed');
  return name.length > MAX_LOCAL_PART_LENGTH || email.length > MAX_EMAIL_LENGTH
    ? err('too-long')
    : ok(email);
});

/** Maximum length before the at sign, in characters (RFC 5321, 4.5.3.1.1). */
const MAX_LOCAL_PART_LENGTH = 64;

/** A dot-string (RFC 5321, 4.1.2). */
const NAME = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  return labels.length > 1 && labels.every(isLabel) && !/\.\d+$/.test(domain);
}

/** Letters, digits and inner hyphens (RFC 1034, 3.5), of any script (RFC 5890). */
const isLabel = (label: string): boolean =>
  label.length <= MAX_LABEL_LENGTH &&
  /^[\p{L}\p{Nd}](?:[\p{L}\p{M}\p{Nd}-]*[\p{L}\p{M}\p{Nd}])?$/u.test(label);

const MAX_LABEL_LENGTH = 63;
