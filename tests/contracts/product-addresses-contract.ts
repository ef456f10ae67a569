import { describe, expect, it } from 'vitest';
import type { ProductAddresses } from '#ports/product-catalog.ts';
import { LOCALES } from '#src/shared/locale.ts';

/** Contract for the {@link ProductAddresses} of a storefront whose addresses end in `suffix`. */
export function productAddressesContract(
  name: string,
  create: () => ProductAddresses,
  suffix: string,
): void {
  describe(`ProductAddresses: ${name}`, () => {
    it('has the suffix of every locale, and the same again', async () => {
      const addresses = create();
      for (const locale of [...LOCALES, ...LOCALES]) {
        expect(await addresses.suffix(locale)).toBe(suffix);
      }
    });
  });
}
