import type { MerchantReturnPolicy } from 'schema-dts';
import type { ReturnTerms } from '#src/catalog/return-terms.ts';
import { euroCents, toEuroNumber } from '#src/pricing/money.ts';
import { countryOf, HOME_COUNTRY } from '#src/shared/country.ts';
import type { Locale } from '#src/shared/locale.ts';

/** Return policy for returns from the shop's country to the company's. */
export function returnPolicy(terms: ReturnTerms, locale: Locale): MerchantReturnPolicy {
  const { days, cents, isByMail, isExchanged } = terms;
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: countryOf(locale),
    returnPolicyCountry: HOME_COUNTRY,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
    ...returnFees(cents),
    refundType: [
      'https://schema.org/FullRefund',
      ...(isExchanged ? (['https://schema.org/ExchangeRefund'] as const) : []),
    ],
    ...(isByMail && { returnMethod: 'https://schema.org/ReturnByMail' }),
  };
}

/** Return fees are known to the cent, so they are stated as an amount. */
function returnFees(cents: number) {
  if (cents === 0) return { returnFees: 'https://schema.org/FreeReturn' } as const;
  const fee = euroCents(cents);
  return {
    returnFees: 'https://schema.org/ReturnShippingFees',
    returnShippingFeesAmount: {
      '@type': 'MonetaryAmount',
      value: toEuroNumber(fee),
      currency: fee.currency,
    },
  } as const;
}
