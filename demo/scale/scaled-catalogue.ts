import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { CatalogueData, ProductData, VariantData } from '#adapters/embedded/catalogue-data.ts';
import type { LocalizedText } from '#src/shared/locale.ts';
import { catalogueIdOf, eanOf } from '../catalogue/article-numbers.ts';

/**
 * A catalogue of this size for benchmarks. The first products are the catalogue's own; the others
 * are variations with their own names, brands, prices, stock and attributes. The same seed gives
 * the same catalogue, to the byte.
 */
export function scaledCatalogue(
  catalogue: CatalogueData,
  { size, seed }: { readonly size: number; readonly seed: number },
): CatalogueData {
  const originals = catalogue.products.slice(0, size);
  const dice = createDice(xoroshiro128plus(seed));
  const copies = Array.from({ length: Math.max(0, size - originals.length) }, (_, index) => {
    const original = originals[index % originals.length] as ProductData;
    return likeOf(original, kinOf(originals, original), index + 1, dice);
  });
  return { ...catalogue, products: [...originals, ...copies] };
}

const kinOf = (
  products: readonly ProductData[],
  { attributeSetId }: ProductData,
): readonly ProductData[] =>
  products.filter((product) => product.attributeSetId === attributeSetId);

const BRANDS = 40;

function likeOf(
  original: ProductData,
  kin: readonly ProductData[],
  number: number,
  dice: Dice,
): ProductData {
  const brand = inventedName(dice.below(BRANDS));
  const model = inventedName(BRANDS + number);
  const sku = `${original.sku}-${number}`;
  const factor = 0.6 + dice.below(120) / 100;
  return {
    ...original,
    sku,
    catalogueId: catalogueIdOf(sku),
    name: renamed(original, `${brand} ${model}`),
    brand,
    attributes: { ...original.attributes, ...mixedAttributes(original, kin, dice), merk: brand },
    variants: original.variants.map((variant) =>
      variantLike(variant, variant.sku.replace(original.sku, sku), factor, dice),
    ) as unknown as ProductData['variants'],
    popularity: dice.below(5000),
    since: dayOf(dice.below(1500)),
  };
}

/** Replaces brand and model; the product type in the name stays. */
const renamed = ({ name, brand }: ProductData, front: string): LocalizedText =>
  Object.fromEntries(
    Object.entries(name).map(([language, words]) => {
      const kind = words.startsWith(brand) ? words.split(' ').slice(2).join(' ') : words;
      return [language, `${front} ${kind}`];
    }),
  ) as LocalizedText;

/** Each attribute from a random product of the same kind. */
const mixedAttributes = (
  { attributes }: ProductData,
  kin: readonly ProductData[],
  dice: Dice,
): ProductData['attributes'] =>
  Object.fromEntries(
    Object.entries(attributes).map(([code, own]) => [
      code,
      kin[dice.below(kin.length)]?.attributes[code] ?? own,
    ]),
  );

const variantLike = (
  variant: VariantData,
  sku: string,
  factor: number,
  dice: Dice,
): VariantData => ({
  ...variant,
  sku,
  ean: eanOf(sku),
  cents: wholeEuros(variant.cents * factor),
  ...(variant.wasCents === undefined ? {} : { wasCents: wholeEuros(variant.wasCents * factor) }),
  stock: dice.below(5) === 0 ? 0 : dice.below(60),
  deliveryDays: 1 + dice.below(25),
});

const wholeEuros = (cents: number): number => Math.max(1, Math.round(cents / 100)) * 100;

const FIRST_DAY = Date.UTC(2022, 0, 1);
const DAY = 86_400_000;

const dayOf = (days: number): string => new Date(FIRST_DAY + days * DAY).toISOString().slice(0, 10);

/** Random numbers from a seed. */
export interface Dice {
  /** An integer from 0 up to, but not including, `limit`. */
  below(limit: number): number;
}

export const createDice = (generator: RandomGenerator): Dice => ({
  below: (limit) => uniformInt(generator, 0, limit - 1),
});

const ONSETS = ['B', 'D', 'F', 'G', 'H', 'K', 'L', 'M', 'N', 'P', 'R', 'S', 'T', 'V', 'Z'];
const MIDDLES = ['ala', 'ero', 'imi', 'ona', 'uri', 'ave', 'elo', 'ida', 'oka', 'una', 'ami'];
const CODAS = ['', 'n', 'r', 's', 'l', 'va', 'ne', 'ri', 'sto', 'den', 'mar'];

const NAMES = ONSETS.length * MIDDLES.length * CODAS.length;

/** A name that sounds like a brand or a model, unique per number: `inventedName(7)` is "Mala". */
function inventedName(number: number): string {
  const index = number % NAMES;
  const onset = ONSETS[index % ONSETS.length] ?? '';
  const middle = MIDDLES[Math.floor(index / ONSETS.length) % MIDDLES.length] ?? '';
  const coda = CODAS[Math.floor(index / (ONSETS.length * MIDDLES.length))] ?? '';
  const series = number < NAMES ? '' : ` ${Math.floor(number / NAMES) + 1}`;
  return onset + middle + coda + series;
}
