import type { PartData, ProductData, VariantData } from '#adapters/embedded/catalogue-data.ts';
import type { Selection } from './selections.ts';

/*
 * A bundle costs what its selections cost, and none costs less than nothing. So the default choice
 * of a part costs enough for the cheapest to cost nothing, and the bed so much less.
 */

/** What a selection costs, in cents. */
export function selectionCents({ part, choice, width }: Selection): number {
  const { extraCents } = choice;
  const extra = typeof extraCents === 'number' ? extraCents : (extraCents[Number(width)] ?? 0);
  return baseCents(part) + extra;
}

/** What the bed of a variant costs without its parts: now, and before a reduction. */
export function bedCents(
  { parts = [] }: Pick<ProductData, 'parts'>,
  { cents, wasCents = cents }: Pick<VariantData, 'cents' | 'wasCents'>,
): { readonly regular: number; readonly final: number } {
  const included = parts.reduce((total, part) => total + baseCents(part), 0);
  return { regular: wasCents - included, final: cents - included };
}

/** What the choice costs that is in the price of the variant. */
const baseCents = ({ choices }: PartData): number =>
  -Math.min(0, ...choices.flatMap(({ extraCents }) => amountsIn(extraCents)));

const amountsIn = (extraCents: number | Readonly<Record<number, number>>): readonly number[] =>
  typeof extraCents === 'number' ? [extraCents] : Object.values(extraCents);
