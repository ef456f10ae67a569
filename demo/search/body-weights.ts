import { bandOf, gradeOf } from '#src/advice/advice-rules.ts';
import type { Firmness } from '#src/catalog/firmness.ts';
import type { SynonymRule } from '#src/catalog/shop-catalogue.ts';
import { adviceRules } from '../advice/rules.ts';

/** Weights that shoppers type for a sleeper, in kilograms. */
const LIGHTEST = 40;
const HEAVIEST = 150;

const POUNDS_PER_KILOGRAM = 2.204_62;

/** How a language writes weights, and what finds mattresses of a firmness in it. */
type WeightWords = {
  readonly units: readonly string[];
  /** Units of pounds; none by default. */
  readonly pounds?: readonly string[];
  readonly mattresses: Readonly<Record<Firmness, string>>;
  /** Titles or keywords of pages that answer a weight: the mattress advisor, the chart by weight. */
  readonly pages: readonly string[];
};

/**
 * "60 kg" means a mattress of the firmness that the advice gives a sleeper of that weight (on the
 * back, without anything else said), and the mattress advisor. Two weights in a query therefore find
 * mattresses that come in both.
 */
export function bodyWeights({
  units,
  pounds = [],
  mattresses,
  pages,
}: WeightWords): readonly SynonymRule[] {
  const phrases = new Map<Firmness, string[]>();
  const add = (kilograms: number, amount: number, names: readonly string[]) => {
    const band = bandOf(adviceRules, kilograms);
    if (!band) return;
    const grade = gradeOf(adviceRules, band.firmness);
    const written = names.flatMap((unit) => [`${amount} ${unit}`, `${amount}${unit}`]);
    phrases.set(grade, [...(phrases.get(grade) ?? []), ...written]);
  };
  for (let kilograms = LIGHTEST; kilograms <= HEAVIEST; kilograms += 1)
    add(kilograms, kilograms, units);
  const lightest = Math.ceil(LIGHTEST * POUNDS_PER_KILOGRAM);
  for (let amount = lightest; amount <= HEAVIEST * POUNDS_PER_KILOGRAM; amount += 1)
    add(amount / POUNDS_PER_KILOGRAM, amount, pounds);
  return Array.from(phrases, ([grade, written]) => ({
    phrases: written,
    mean: [mattresses[grade], ...pages],
  }));
}
