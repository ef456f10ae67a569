import { describe, expect, it } from 'vitest';
import { showsVatLabel } from '#src/pricing/vat.ts';
import { LOCALES } from '#src/shared/locale.ts';

describe('showsVatLabel', () => {
  it('P2 returns true for Germany and Austria alone', () => {
    expect(LOCALES.filter(showsVatLabel)).toEqual(['de-de', 'de-at']);
  });
});
