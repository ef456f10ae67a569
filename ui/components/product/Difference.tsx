import type { ReactNode } from 'react';
import { extraOf, type BundleChoice } from '#src/catalog/bundle.ts';
import type { Variant } from '#src/catalog/product.ts';
import { euros } from '#src/pricing/money.ts';
import { formatPrice } from '#src/pricing/price-format.ts';

type DifferenceProps = {
  readonly variant: Pick<Variant, 'size'>;
  readonly choice: BundleChoice;
  readonly than: BundleChoice;
  /** Shown for a difference of 0. */
  readonly otherwise?: ReactNode;
  readonly className?: string | undefined;
};

/** Price difference between two choices: `+ € 99,-`. */
export function Difference(props: DifferenceProps): ReactNode {
  const { variant, choice, than, otherwise, className } = props;
  const cents = extraOf(choice, variant.size).cents - extraOf(than, variant.size).cents;
  if (cents === 0) return otherwise ? <span className={className}>{otherwise}</span> : null;
  return <span className={className}>{formatDifference(cents)}</span>;
}

/** Formats cents with their sign: `− € 50,-`. */
export const formatDifference = (cents: number): string =>
  `${cents > 0 ? '+' : '\u2212'}\u00A0€\u00A0${formatPrice(euros(Math.abs(cents)))}`;
