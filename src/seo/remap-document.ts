import { isShopPath } from '../routing/normalize-url.ts';
import { LOCALES, type Locale } from '../shared/locale.ts';
import type { RemapTable, RemapTables } from './site.ts';

/** A line of a remap table that gives no canonical link; `target` as it was written. */
export type InvalidRemap = {
  readonly locale: Locale;
  readonly path: string;
  readonly target: unknown;
};

export type ParsedRemaps = {
  readonly tables: RemapTables;
  /** Dropped lines, for their editor. */
  readonly unusable: readonly InvalidRemap[];
};

/**
 * Parses remap tables as the content service writes them (H3): by locale, old path to new path.
 * Both are paths of this shop, without an origin, a query string or an anchor; other lines are
 * dropped. Accepts any value, possibly with no tables as the result.
 */
export function parseRemapTables(value: unknown): ParsedRemaps {
  const tables: { [L in Locale]?: RemapTable } = {};
  const unusable: InvalidRemap[] = [];
  const written = new Map(entriesOf(value));
  for (const locale of LOCALES) {
    const lines = entriesOf(written.get(locale));
    const usable = lines.filter((line) => isValidLine(line));
    if (usable.length > 0) tables[locale] = Object.fromEntries(usable);
    for (const [path, target] of lines)
      if (!isValidLine([path, target])) unusable.push({ locale, path, target });
  }
  return { tables, unusable };
}

type Line = readonly [path: string, target: unknown];

const entriesOf = (value: unknown): readonly Line[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

const isValidLine = (line: Line): line is readonly [string, string] =>
  line.every((path) => typeof path === 'string' && isShopPath(path));
