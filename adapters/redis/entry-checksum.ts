import { createHash } from 'node:crypto';

/** The form in which entries are kept; another form gets another number. */
const FORM = 1;

/**
 * Tells a text that is whole, was written under this key and by this build, from any other: what
 * another build wrote may have another form, and what is damaged has none.
 */
export const checksumOf = (build: string, key: string, text: string): string =>
  createHash('sha256')
    .update(JSON.stringify([FORM, build, key]))
    .update(text)
    .digest('base64url');
