import { parseJson } from '#src/shared/json-reader.ts';
import { fieldOf, type JsonObject } from '../json.ts';

/** The parameters of a query by name. A value of the wrong type counts as its default. */
export interface Parameters {
  /** Returns the raw value; `undefined` if not given. */
  raw(name: string): unknown;
  text(name: string, fallback?: string): string;
  flag(name: string, fallback: boolean): boolean;
  count(name: string, fallback: number): number;
  /** Returns `undefined` if not given; accepts a list, or text as JSON or comma-separated. */
  texts(name: string): readonly string[] | undefined;
}

/** Earlier layers take precedence; `null` counts as not given. */
export function createParameters(...layers: readonly JsonObject[]): Parameters {
  const raw = (name: string): unknown => {
    const layer = layers.find((values) => isGiven(fieldOf(values, name)));
    return layer?.[name];
  };
  return {
    raw,
    text(name, fallback = '') {
      const value = raw(name);
      return typeof value === 'string' ? value : fallback;
    },
    flag(name, fallback) {
      const value = raw(name);
      return typeof value === 'boolean' ? value : fallback;
    },
    count(name, fallback) {
      const value = raw(name);
      return typeof value === 'number' ? value : fallback;
    },
    texts(name) {
      const rawValue = raw(name);
      const value = typeof rawValue === 'string' ? listIn(rawValue) : rawValue;
      return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : undefined;
    },
  };
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

const listIn = (text: string): unknown =>
  text.startsWith('[') ? parseJson(text) : text.split(',').filter((entry) => entry !== '');
