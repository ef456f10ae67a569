import { tidy } from './visible-page.ts';

/** A thing of JSON-LD as it was parsed: its fields by name. */
export type Thing = { readonly [name: string]: unknown };

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;

/** The things of a block: those of its graph, or itself. */
export function thingsOn(block: unknown): readonly Thing[] {
  if (!isThing(block)) throw new SyntaxError('A JSON-LD block is a thing');
  const graph: unknown = block['@graph'];
  return Array.isArray(graph) ? graph.filter(isThing) : [block];
}

/** What stands under names, one within the other; `undefined` where nothing does. */
export const valueAt = (thing: unknown, ...names: readonly string[]): unknown =>
  names.reduce<unknown>((found, name) => (isThing(found) ? found[name] : undefined), thing);

/** The text there, with its spaces as a reader sees them; empty where there is none. */
export function textAt(thing: unknown, ...names: readonly string[]): string {
  const value = valueAt(thing, ...names);
  return typeof value === 'string' ? tidy(value) : '';
}

/** The things there: one is a list of one, none is an empty list. */
export function thingsAt(thing: unknown, name: string): readonly Thing[] {
  const value = valueAt(thing, name);
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.filter(isThing);
}

/** The texts there: one is a list of one, none is an empty list. */
export function textsAt(thing: unknown, name: string): readonly string[] {
  const values: readonly unknown[] = [valueAt(thing, name)].flat();
  return values.filter((value) => typeof value === 'string');
}
