import type { Ids } from '#ports/ids.ts';

/** Unguessable ids of 32 hexadecimal characters, in the browser and on the server. */
export const createRandomIds = (): Ids => ({
  next: () => globalThis.crypto.randomUUID().replaceAll('-', ''),
});
