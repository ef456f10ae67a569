import type { Locale } from '#src/shared/locale.ts';
import { textBundleNames, type TextBundles } from './texts.ts';

type TextFile = { readonly default: Readonly<Record<string, string>> };

const FILES = import.meta.glob<TextFile>('../../locales/*/common.json');

/**
 * Fetches what a locale says in its own words. The English last resort stays behind: every language
 * has every text, as a test proves.
 */
export async function loadTexts(locale: Locale): Promise<TextBundles> {
  const names = textBundleNames(locale);
  const own = names.length === 1 ? names : names.slice(0, -1);
  const files = await Promise.all(
    own.map(async (name) => FILES[`../../locales/${name}/common.json`]?.()),
  );
  return Object.fromEntries(own.map((name, place) => [name, files[place]?.default ?? {}]));
}
