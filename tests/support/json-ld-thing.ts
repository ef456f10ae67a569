import { collapseSpaces } from './visible-page.ts';

/** A parsed thing of JSON-LD: its fields by name. */
export type Thing = { readonly [name: string]: unknown };

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;

/** The things of a block: those of its graph, or itself. */
export function thingsOn(block: unknown): readonly Thing[] {
  if (!isThing(block)) throw new SyntaxError('A JSON-LD block is a thing');
  const graph: unknown = block['@graph'];
  return Array.isArray(graph) ? graph.filter(isThing) : [block];
}

/** The value at nested names; `undefined` if there is none. */
export const valueAt = (thing: unknown, ...names: readonly string[]): unknown =>
  names.reduce<unknown>((found, name) => (isThing(found) ? found[name] : undefined), thing);

/** The text at nested names, with normalized spaces; empty if there is none. */
export function textAt(thing: unknown, ...names: readonly string[]): string {
  const value = valueAt(thing, ...names);
  return typeof value === 'string' ? collapseSpaces(value) : '';
}

/** The things of a field as a list; empty if there is none. */
export function thingsAt(thing: unknown, name: string): readonly Thing[] {
  const value = valueAt(thing, name);
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.filter(isThing);
}

/** The texts of a field as a list; empty if there is none. */
export function textsAt(thing: unknown, name: string): readonly string[] {
  const values: readonly unknown[] = [valueAt(thing, name)].flat();
  return values.filter((value) => typeof value === 'string');
}
