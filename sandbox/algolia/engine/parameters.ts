import { parseJson } from '#src/shared/parse-json.ts';
import { fieldOf, type JsonObject } from '../json.ts';

/** What holds for one question, by name; a kind of value that it does not have is its usual one. */
export interface Parameters {
  /** As it was given; `undefined` where nobody gave it. */
  raw(name: string): unknown;
  text(name: string, usual?: string): string;
  flag(name: string, usual: boolean): boolean;
  count(name: string, usual: number): number;
  /** `undefined` where no list was given; a text is one, as JSON or with commas. */
  texts(name: string): readonly string[] | undefined;
}

/** Those given first count first; `null` gives nothing. */
export function createParameters(...layers: readonly JsonObject[]): Parameters {
  const raw = (name: string): unknown => {
    const layer = layers.find((values) => isGiven(fieldOf(values, name)));
    return layer?.[name];
  };
  return {
    raw,
    text(name, usual = '') {
      const value = raw(name);
      return typeof value === 'string' ? value : usual;
    },
    flag(name, usual) {
      const value = raw(name);
      return typeof value === 'boolean' ? value : usual;
    },
    count(name, usual) {
      const value = raw(name);
      return typeof value === 'number' ? value : usual;
    },
    texts(name) {
      const given = raw(name);
      const value = typeof given === 'string' ? listIn(given) : given;
      return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : undefined;
    },
  };
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

const listIn = (text: string): unknown =>
  text.startsWith('[') ? parseJson(text) : text.split(',').filter((entry) => entry !== '');
