import { describe, expect, it } from 'vitest';
import { showsVatLabel } from '#src/pricing/vat.ts';
import { LOCALES } from '#src/shared/locale.ts';

describe('showsVatLabel', () => {
  it('P2 says that VAT is included in Germany and Austria alone', () => {
    expect(LOCALES.filter(showsVatLabel)).toEqual(['de-de', 'de-at']);
  });
});
