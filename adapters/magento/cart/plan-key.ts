/* Names an item of an add within the plans that carry it out. */

export const formatPlanKey = (key: string, place: number): string => `${place} ${key}`;

/** The action and the place among its items that {@link formatPlanKey} named. */
export function parsePlanKey(planKey: string): { readonly key: string; readonly place: number } {
  const space = planKey.indexOf(' ');
  return { place: Number(planKey.slice(0, space)), key: planKey.slice(space + 1) };
}
