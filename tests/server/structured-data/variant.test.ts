import { describe, expect, it } from 'vitest';
import { returnPolicy } from '#server/structured-data/variant.ts';
import { countryOf, LOCALES } from '#src/shared/locale.ts';

const terms = { days: 30, cents: 0, isByMail: true, isExchanged: false };

describe('returnPolicy', () => {
  it.each(LOCALES)('P4 returns products from the country of %s to the Netherlands', (locale) => {
    expect(returnPolicy(terms, locale)).toMatchObject({
      applicableCountry: countryOf(locale),
      returnPolicyCountry: 'NL',
    });
  });

  it('marks a free return, without an amount', () => {
    const policy = returnPolicy(terms, 'nl-nl');
    expect(policy).toMatchObject({ returnFees: 'https://schema.org/FreeReturn' });
    expect(policy).not.toHaveProperty('returnShippingFeesAmount');
  });

  it('has the costs of any other, in euros', () => {
    expect(returnPolicy({ ...terms, cents: 4_950 }, 'de-at')).toMatchObject({
      returnFees: 'https://schema.org/ReturnShippingFees',
      returnShippingFeesAmount: { '@type': 'MonetaryAmount', value: 49.5, currency: 'EUR' },
    });
  });
});
