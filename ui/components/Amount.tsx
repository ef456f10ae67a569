import type { ReactNode } from 'react';
import { formatPrice } from '#src/pricing/price-format.ts';
import type { Money } from '#src/pricing/money.ts';

/** An amount with its currency: `€ 1.299,-` (P1). The `data-price` element has the number alone. */
export function Amount({ money }: { readonly money: Money }): ReactNode {
  return (
    <>
      {'€\u00A0'}
      <span data-price="">{formatPrice(money)}</span>
    </>
  );
}
