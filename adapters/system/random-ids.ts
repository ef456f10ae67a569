import type { Ids } from '#ports/ids.ts';

/** Names of 32 hexadecimal characters that cannot be guessed, in the browser and on the server. */
export const createRandomIds = (): Ids => ({
  next: () => globalThis.crypto.randomUUID().replaceAll('-', ''),
});
