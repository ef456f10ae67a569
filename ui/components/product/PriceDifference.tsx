import type { ReactNode } from 'react';
import { surchargeOf, type BundleChoice } from '#src/catalog/bundle.ts';
import type { Variant } from '#src/catalog/product.ts';
import { euroCents } from '#src/pricing/money.ts';
import { formatPrice } from '#src/pricing/price-format.ts';

type PriceDifferenceProps = {
  readonly variant: Pick<Variant, 'size'>;
  readonly choice: BundleChoice;
  readonly than: BundleChoice;
  /** Shown for a difference of 0. */
  readonly otherwise?: ReactNode;
  readonly className?: string | undefined;
};

/** Price difference between two choices: `+ € 99,-`. */
export function PriceDifference(props: PriceDifferenceProps): ReactNode {
  const { variant, choice, than, otherwise, className } = props;
  const cents = surchargeOf(choice, variant.size).cents - surchargeOf(than, variant.size).cents;
  if (cents === 0) return otherwise ? <span className={className}>{otherwise}</span> : null;
  return <span className={className}>{formatPriceDifference(cents)}</span>;
}

/** Formats cents with their sign: `− € 50,-`. */
export const formatPriceDifference = (cents: number): string =>
  `${cents > 0 ? '+' : '\u2212'}\u00A0€\u00A0${formatPrice(euroCents(Math.abs(cents)))}`;
