import { describe, expect, it } from 'vitest';
import type { Packings } from '#ports/product-catalog.ts';
import { ok } from '#src/shared/result.ts';

/**
 * Contract for the {@link Packings} of a shop with a bed `sku` in `size`, of which it knows the packages,
 * and `unpacked`, of which it does not.
 */
export function packingsContract(
  name: string,
  create: () => Packings,
  {
    sku,
    size,
    unpacked,
  }: { readonly sku: string; readonly size: string; readonly unpacked: string },
): void {
  describe(`Packings: ${name}`, () => {
    it('RM12 tells how listed beds are packed in their sizes, in the order asked', async () => {
      const beds = [
        { sku, size },
        { sku: unpacked, size },
      ];
      const found = await create().packings('nl-nl', beds);
      expect(found).toMatchObject({ ok: true, value: [{ sku, size, packed: { size } }] });
    });

    it('RM12 leaves out what it does not sell, or not in that size', async () => {
      const beds = [
        { sku: 'NOTHING', size },
        { sku, size: '1x1' },
      ];
      expect(await create().packings('nl-nl', beds)).toEqual(ok([]));
    });
  });
}
