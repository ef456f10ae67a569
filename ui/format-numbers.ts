import { formatSize } from '#src/catalog/variant-labels.ts';
import type { PriceRange } from '#src/filters/price-range.ts';
import { type MyBed, wholeSize } from '#src/my-bed/my-bed.ts';
import { formatAmount } from '#src/pricing/money.ts';
import { decimalMark, type Locale } from '#src/shared/locale.ts';

export { formatSize };

/** Formats a bed as its shopper said it: `160 × 200`, `2 × 80 × 200, 24 cm`. */
export const bedText = (bed: MyBed): string =>
  bed.mattressHeight === undefined
    ? bedSizeText(bed)
    : `${bedSizeText(bed)}, ${bed.mattressHeight}\u00A0cm`;

/** The same without how high it is, where goods of any height are meant: `2 × 80 × 200`. */
export const bedSizeText = (bed: MyBed): string =>
  bed.mattresses === 2
    ? `2\u00A0×\u00A0${formatSize(`${bed.width / 2}x${bed.length}`)}`
    : formatSize(wholeSize(bed));

/**
 * Formats an average rating with one decimal: `4,0`, `4.3`. Not by `Intl.NumberFormat`, whose first
 * use takes a phone 20 ms during hydration.
 */
export const formatAverage = (average: number, locale: Locale): string =>
  average.toFixed(1).replace('.', decimalMark(locale));

/** Formats a price range: `€ 299,- – € 1.299,-`. */
export const formatRange = ({ minCents, maxCents }: PriceRange): string =>
  `${formatAmount(minCents)} – ${formatAmount(maxCents)}`;
