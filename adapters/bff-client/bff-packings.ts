import type { Packings } from '#ports/product-catalog.ts';
import { readPackedModel } from '#src/room/packed-model.ts';
import { readFields, readListOf } from '#src/shared/json-reader.ts';
import { err, ok } from '#src/shared/result.ts';
import { type BffReads, parserOf } from './bff-reads.ts';

/** Packages of listed beds via the shop's own server, which is told no way. */
export const createBffPackings = (reads: BffReads): Packings => ({
  async packings(locale, beds) {
    const found = await reads.read('shop/getPackings', [{ locale, beds }], parserOf(readAnswer));
    if (found.ok) return ok(found.value.packings);
    const { statusCode, message } = found.error;
    return err({ kind: 'catalog-unavailable', status: statusCode || 503, message });
  },
});

const readAnswer = readFields({ packings: readListOf(readPackedModel) });
