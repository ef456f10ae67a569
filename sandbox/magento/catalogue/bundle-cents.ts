import type { PartData, ProductData, VariantData } from '#adapters/embedded/catalogue-data.ts';
import type { Selection } from './selections.ts';

/*
 * A bundle costs the sum of its selections, and none has a negative price. So the default choice of
 * a part costs enough for the cheapest choice to be free, and the bed costs less by that amount.
 */

/** Price of a selection, in cents. */
export function selectionCents({ part, choice, width }: Selection): number {
  const { extraCents } = choice;
  const extra = typeof extraCents === 'number' ? extraCents : (extraCents[Number(width)] ?? 0);
  return baseCents(part) + extra;
}

/** Price of a variant's bed without its parts: current, and before a reduction. */
export function bedCents(
  { parts = [] }: Pick<ProductData, 'parts'>,
  { cents, wasCents = cents }: Pick<VariantData, 'cents' | 'wasCents'>,
): { readonly regular: number; readonly final: number } {
  const included = parts.reduce((total, part) => total + baseCents(part), 0);
  return { regular: wasCents - included, final: cents - included };
}

/** Price of the default choice, which is included in the variant's price. */
const baseCents = ({ choices }: PartData): number =>
  -Math.min(0, ...choices.flatMap(({ extraCents }) => amountsIn(extraCents)));

const amountsIn = (extraCents: number | Readonly<Record<number, number>>): readonly number[] =>
  typeof extraCents === 'number' ? [extraCents] : Object.values(extraCents);
