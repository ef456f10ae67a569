import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { hasOwnTexts, languageOf, LOCALES } from '../src/shared/locale.ts';

const ROOT = join(import.meta.dirname, '..');

/** Modules whose texts a part has, with those of all that they import; those of `first` are in no other. */
const ENTRIES = {
  first: ['ui/main.tsx'],
  listing: ['ui/pages/ListingPage.tsx', 'ui/pages/SearchPage.tsx'],
  product: ['ui/pages/ProductPage.tsx', 'ui/pages/BundlePage.tsx'],
};

type Texts = Readonly<Record<string, string>>;

/** The rest are texts of other pages, and of what is loaded after a touch. */
export type TextPart = keyof typeof ENTRIES | 'rest';

/**
 * Vite plugin: `locales/nl-be/common.json?part=first` has those texts of a locale that its first
 * modules name, as whole keys or as the beginning of keys that they complete. While developing, the
 * first part has all.
 */
export const textsByPart = () => {
  let isBuilt = false;
  let parts: ReturnType<typeof keysOfParts> | undefined;
  return {
    name: 'texts-by-part',
    enforce: 'pre',
    configResolved({ command }: Pick<ResolvedConfig, 'command'>) {
      isBuilt = command === 'build';
    },
    buildStart() {
      parts = undefined;
    },
    load(id: string) {
      const [, name = '', part] = /\/locales\/([\w-]+)\/common\.json\?part=(\w+)$/u.exec(id) ?? [];
      if (part === undefined) return undefined;
      const texts = textsOf(name);
      if (!isBuilt) return moduleOf(part === 'first' ? texts : {});
      parts ??= keysOfParts();
      const keys = parts[part as TextPart];
      return moduleOf(Object.fromEntries(Object.entries(texts).filter(([key]) => keys.has(key))));
    },
  } satisfies Plugin;
};

const moduleOf = (texts: Texts) => ({
  code: `export default ${JSON.stringify(texts)}`,
  moduleType: 'js' as const,
});

/** The texts of a language, or of a locale over those of its language. */
function textsOf(name: string): Texts {
  const locale = LOCALES.find((candidate) => candidate === name);
  const read = (folder: string): Texts =>
    JSON.parse(readFileSync(join(ROOT, `locales/${folder}/common.json`), 'utf8')) as Texts;
  return locale && hasOwnTexts(locale)
    ? { ...read(languageOf(locale)), ...read(locale) }
    : read(name);
}

/** Keys of the texts in each part. */
function keysOfParts(): Readonly<Record<TextPart, ReadonlySet<string>>> {
  const all = Object.keys(textsOf('en'));
  const named = (entries: readonly string[], without: ReadonlySet<string>): ReadonlySet<string> => {
    const code = [...modulesOf(entries)].map((file) => readFileSync(file, 'utf8')).join('\n');
    const beginnings = beginningsIn(code);
    const isNamed = (key: string): boolean =>
      beginnings.some((start) => key.startsWith(start)) ||
      QUOTES.some((quote) => code.includes(quote + key.replace(PLURAL, '') + quote));
    return new Set(all.filter((key) => !without.has(key) && isNamed(key)));
  };
  const first = named(ENTRIES.first, new Set());
  const listing = named(ENTRIES.listing, first);
  const product = named(ENTRIES.product, first);
  const isInNone = (key: string): boolean =>
    ![first, listing, product].some((keys) => keys.has(key));
  return { first, listing, product, rest: new Set(all.filter(isInNone)) };
}

const PLURAL = /_(?:one|other)$/u;

const QUOTES = ["'", '"', '`'];

/** `filter.` in `text(\`filter.${name}\`)`. */
const beginningsIn = (code: string): readonly string[] =>
  [...code.matchAll(/`([a-z][\w.-]*)\$\{/giu)].map(([, start = '']) => start);

/** Files that these import, without what is imported for its types or when it is needed. */
function modulesOf(entries: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file) || !/\.tsx?$/u.test(file) || !existsSync(file)) return;
    found.add(file);
    for (const [, names = '', path = ''] of readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)) {
      if (isOfTypes(names)) continue;
      visit(path.startsWith('#') ? join(ROOT, path.slice(1)) : join(dirname(file), path));
    }
  };
  for (const entry of entries) visit(join(ROOT, entry));
  return found;
}

const STATIC_IMPORT = /^(?:import|export)\s(?:([^;'()=]*?)\sfrom\s+)?'([#.][^']*)'/gmu;

const isOfTypes = (names: string): boolean =>
  names.startsWith('type ') ||
  (/^\{[^}]+\}/u.test(names) &&
    names
      .slice(1, names.indexOf('}'))
      .split(',')
      .every((name) => name.trim() === '' || name.trim().startsWith('type ')));
