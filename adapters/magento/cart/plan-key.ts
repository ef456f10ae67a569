/* Formats the plan key of one item of an add. */

export const formatPlanKey = (key: string, place: number): string => `${place} ${key}`;

/** Parses a key written by {@link formatPlanKey}. */
export function parsePlanKey(planKey: string): { readonly key: string; readonly place: number } {
  const space = planKey.indexOf(' ');
  return { place: Number(planKey.slice(0, space)), key: planKey.slice(space + 1) };
}
