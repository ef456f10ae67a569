import type { ProductData, VariantData } from '#adapters/embedded/catalogue-data.ts';
import type { ProductTypePrefix } from '#src/catalog/attributes/attribute-key.ts';
import { COLOR_CODES, eanOf, FIRMNESS_CODES } from './article-numbers.ts';
import type { ColorOffer, Entry, Firm, FirmnessOffer } from './entry.ts';
import { type Offer, toCents } from './offers.ts';
import { picturesInColor } from './pictures-of-entry.ts';

/** Variants of a product in every size, color and firmness: by size, then by color. */
export function variantsOf(
  entry: Entry & Firm,
  prefix: ProductTypePrefix,
): ProductData['variants'] {
  const rows: readonly Row[] = entry.offers.flatMap((offer) =>
    (entry.colors ?? [undefined]).flatMap((color) =>
      (entry.firmnesses ?? [undefined]).map((firmness) => ({ offer, color, firmness })),
    ),
  );
  const [first, ...rest] = rows.map((row) => variantOf(entry, row, prefix));
  if (first === undefined) throw new Error(`${entry.sku} has no variants`);
  return [first, ...rest];
}

type Row = {
  readonly offer: Offer;
  readonly color: ColorOffer | undefined;
  readonly firmness: FirmnessOffer | undefined;
};

function variantOf(entry: Entry, row: Row, prefix: ProductTypePrefix): VariantData {
  const { offer, color, firmness } = row;
  const sku = skuOf(entry.sku, row);
  const extra = (color?.extra ?? 0) + (firmness?.extra ?? 0);
  const options = {
    ...(color && { kleur: color.color }),
    ...(firmness && { [`${prefix}_hardheid`]: firmness.firmness }),
  };
  return {
    sku,
    ...(offer.size !== undefined && { size: offer.size }),
    ...(Object.keys(options).length > 0 && { options }),
    ...(color && { pictures: picturesInColor(entry, color) }),
    ean: eanOf(sku),
    cents: toCents(offer.euros + extra),
    ...(offer.was !== undefined && { wasCents: toCents(offer.was + extra) }),
    ...(offer.until !== undefined && { reducedUntil: offer.until }),
    stock: isSoldOut(offer, color) ? 0 : offer.stock,
    deliveryDays: Math.max(offer.days, color?.days ?? 0),
    ...(isGermanSize(prefix, offer.size) && { countries: ['DE', 'AT'] }),
  };
}

/** Sizes of bed linen that German and Austrian beds have, and Dutch and Belgian ones have not. */
const GERMAN_SIZES: { readonly [P in ProductTypePrefix]?: readonly string[] } = {
  dekbed: ['135x200', '155x220'],
  dekbedovertrek: ['135x200', '155x220'],
  hoofdkussen: ['80x80'],
};

const isGermanSize = (prefix: ProductTypePrefix, size: string | undefined): boolean =>
  size !== undefined && (GERMAN_SIZES[prefix]?.includes(size) ?? false);

const skuOf = (productSku: string, { offer, color, firmness }: Row): string =>
  [
    productSku,
    offer.size?.replace('x', ''),
    color && COLOR_CODES[color.color],
    firmness && FIRMNESS_CODES[firmness.firmness],
  ]
    .filter((code) => code !== undefined)
    .join('-');

function isSoldOut({ size }: Offer, color: ColorOffer | undefined): boolean {
  const { soldOut = [] } = color ?? {};
  return soldOut === 'all' || (size !== undefined && soldOut.includes(size));
}
