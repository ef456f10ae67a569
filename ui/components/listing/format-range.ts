import type { PriceRange } from '#src/filters/price-range.ts';
import { euroCents } from '#src/pricing/money.ts';
import { formatPrice } from '#src/pricing/price-format.ts';

/** Formats a price range: `€ 299,- – € 1.299,-`. */
export const formatRange = ({ minCents, maxCents }: PriceRange): string =>
  `${formatAmount(minCents)} – ${formatAmount(maxCents)}`;

export const formatAmount = (cents: number): string => `€\u00A0${formatPrice(euroCents(cents))}`;
