import { type BundleChoice, type ChosenPart, defaultChoices } from './bundle.ts';

/** Whether two choices are incompatible; it is enough that one of them lists the other. */
export const isConflict = (one: ChosenPart, other: ChosenPart): boolean =>
  excludes(one.choice, other) || excludes(other.choice, one);

const excludes = ({ notWith = [] }: BundleChoice, { part, choice }: ChosenPart): boolean =>
  notWith.some((name) => name.part === part.key && name.choice === choice.key);

/** The choice of another part that is incompatible with `candidate`; `undefined` if there is none. */
export const findConflict = (
  chosen: readonly ChosenPart[],
  candidate: ChosenPart,
): ChosenPart | undefined =>
  chosen.find((other) => other.part.key !== candidate.part.key && isConflict(other, candidate));

/** Whether all choices are compatible. */
export const isCompatible = (chosen: readonly ChosenPart[]): boolean =>
  chosen.every((one) => findConflict(chosen, one) === undefined);

/**
 * Resolves conflicts: a choice that is incompatible with one of an earlier part becomes the default
 * of its part. If a conflict remains, all parts become their defaults.
 */
export function resolveConflicts(chosen: readonly ChosenPart[]): readonly ChosenPart[] {
  const resolved: ChosenPart[] = [];
  for (const one of chosen) {
    const defaultChoice = { part: one.part, choice: one.part.choices[0] };
    resolved.push(findConflict(resolved, one) === undefined ? one : defaultChoice);
  }
  return isCompatible(resolved) ? resolved : defaultChoices(chosen.map(({ part }) => part));
}
