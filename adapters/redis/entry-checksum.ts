import { createHash } from 'node:crypto';

/** Version of the format of entries; another format gets another number. */
const FORM = 1;

/**
 * Checksum that verifies a text: complete, and written under this key by this build. Another build
 * may use another format.
 */
export const checksumOf = (build: string, key: string, text: string): string =>
  createHash('sha256')
    .update(JSON.stringify([FORM, build, key]))
    .update(text)
    .digest('base64url');
