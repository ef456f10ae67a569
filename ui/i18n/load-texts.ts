import type { Locale } from '#src/shared/locale.ts';
import {
  type Dictionary,
  fallbackChain,
  type TextBundles,
  translationPath,
} from '#src/translations/text-bundles.ts';

type TextFile = { readonly default: Dictionary };

const FILES = import.meta.glob<TextFile>('../../locales/*/common.json');

/**
 * Loads the texts of a locale, without the English fallback: a test proves that every language has
 * every text.
 */
export async function loadTexts(locale: Locale): Promise<TextBundles> {
  const names = fallbackChain(locale);
  const withoutFallback = names.length === 1 ? names : names.slice(0, -1);
  const files = await Promise.all(
    withoutFallback.map(async (name) => FILES[`../../${translationPath(name)}`]?.()),
  );
  return Object.fromEntries(
    withoutFallback.map((name, index) => [name, files[index]?.default ?? {}]),
  );
}
