import { hasOwnTexts, languageOf, type Locale } from '#src/shared/locale.ts';
import {
  type Dictionary,
  type TextBundleName,
  type TextBundles,
  translationPath,
} from '#src/translations/text-bundles.ts';

/** `common.json` by what needs its texts: every page, pages of a type, or only what comes later. */
export type TextPart = keyof typeof FILES;

const FILES = {
  first: import.meta.glob<Dictionary>('../../locales/*/common.json', {
    query: '?part=first',
    import: 'default',
  }),
  listing: import.meta.glob<Dictionary>('../../locales/*/common.json', {
    query: '?part=listing',
    import: 'default',
  }),
  product: import.meta.glob<Dictionary>('../../locales/*/common.json', {
    query: '?part=product',
    import: 'default',
  }),
  rest: import.meta.glob<Dictionary>('../../locales/*/common.json', {
    query: '?part=rest',
    import: 'default',
  }),
};

const ALL = Object.keys(FILES) as readonly TextPart[];

/** The texts of a locale in a tab. */
export interface TextLoader {
  /** Resolves once the texts of these parts are there; by default of all. */
  readonly load: (...parts: readonly TextPart[]) => Promise<void>;
  /** All texts that are there. */
  readonly bundles: () => TextBundles;
  /** Has later texts added to a dictionary. */
  addTo(dictionary: Dictionary): void;
}

/**
 * Loads the texts of a locale, without the English fallback: a test proves that every language has
 * every text. Files of a locale have those of its language too (`scripts/texts-by-part.ts`).
 */
export function createTextLoader(locale: Locale): TextLoader {
  const name: TextBundleName = hasOwnTexts(locale) ? locale : languageOf(locale);
  const loaded: Record<string, string> = {};
  const dictionaries: Dictionary[] = [loaded];
  const load = async (part: TextPart): Promise<void> => {
    const texts = await FILES[part][`../../${translationPath(name)}`]?.();
    for (const dictionary of dictionaries) Object.assign(dictionary, texts);
  };
  return {
    load: async (...parts) =>
      void (await Promise.all((parts.length > 0 ? parts : ALL).map((part) => load(part)))),
    bundles: () => ({ [name]: loaded }),
    addTo: (dictionary) => void dictionaries.push(Object.assign(dictionary, loaded)),
  };
}
