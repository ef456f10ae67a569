import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { hasOwnTexts, languageOf, LOCALES } from '#src/shared/locale.ts';
import {
  type Dictionary,
  dictionaryOf,
  type TextBundleName,
  translationPath,
} from '#src/translations/text-bundles.ts';
import { App } from '#ui/App.tsx';
import { ALL_TEXTS } from '#ui/i18n/all-texts.ts';
import type { Translate } from '#ui/i18n/texts.ts';
import { createPageChunks } from '#ui/renderers/page-chunks.ts';
import { STYLEGUIDE_PATH, styleguidePage } from '#ui/styleguide/styleguide-page.ts';
import { type TextPart, textsByPart } from '../../scripts/texts-by-part.ts';
import { pageAt, shopAround } from '../ui/render-page.tsx';

const PARTS = ['first', 'listing', 'product', 'rest'] as const satisfies readonly TextPart[];

/** Reads the texts of a part as the plugin writes them. */
function partsAt(command: 'build' | 'serve') {
  const plugin = textsByPart();
  plugin.configResolved({ command });
  return (name: TextBundleName, part: TextPart): Dictionary => {
    const { code } = plugin.load(`/shop/${translationPath(name)}?part=${part}`) ?? { code: '' };
    return JSON.parse(code.replace('export default ', '')) as Dictionary;
  };
}

const builtTexts = partsAt('build');

/** Keys of the texts that a page shows before anyone touches it, and the parts that are loaded for it. */
async function firstViewOf(page: PageModel) {
  const loaded: TextPart[] = ['first'];
  const chunks = createPageChunks(async (...some) => {
    loaded.push(...(some.length > 0 ? some : PARTS));
  });
  await chunks.fetch(page);
  const { shop } = shopAround(page);
  const shown = new Set<string>();
  const text: Translate = (key, values) => {
    shown.add(key);
    return shop.text(key, values);
  };
  // Their texts come with their code.
  const lateParts = { ...shop.lateParts, ProductDetails: () => null, ProductCarousel: () => null };
  const { getPageComponent } = chunks;
  renderToString(<App shop={{ ...shop, text, getPageComponent, lateParts }} />);
  return { shown, loaded };
}

describe('textsByPart', () => {
  it.each([
    '/',
    '/nergens',
    '/matrassen',
    '/search?q=matras',
    '/search?q=niets-daarvan',
    '/aurora',
    STYLEGUIDE_PATH,
  ])(
    'T2 has the texts of a first view in the parts that a tab loads for it, at %s',
    async (url) => {
      const { shown, loaded } = await firstViewOf(
        url === STYLEGUIDE_PATH ? styleguidePage('nl-nl') : await pageAt(url),
      );
      expect(shown.size).toBeGreaterThan(20);
      const keys = new Set(loaded.flatMap((part) => Object.keys(builtTexts('en', part))));
      const missing = [...shown].filter((key) => !keys.has(key) && !keys.has(`${key}_other`));
      expect(missing).toEqual([]);
    },
  );

  it.each(['address.', 'setup.', 'checkout.', 'stock-alert.', 'filter.', 'configurator.'])(
    'T2 keeps texts that only come later out of the first part: %s',
    (group) => {
      const partsWithGroup = PARTS.filter((part) =>
        Object.keys(builtTexts('en', part)).some((key) => key.startsWith(group)),
      );
      expect(partsWithGroup).not.toEqual([]);
      expect(partsWithGroup).not.toContain('first');
    },
  );

  it.each(LOCALES)('T2 leaves out no text of %s, built or not', (locale) => {
    const name = hasOwnTexts(locale) ? locale : languageOf(locale);
    for (const textsIn of [builtTexts, partsAt('serve')]) {
      const [first = {}, ...others] = PARTS.map((part) => textsIn(name, part));
      const later = Object.assign({}, ...others) as Dictionary;
      expect({ ...first, ...later }).toEqual(dictionaryOf(locale, ALL_TEXTS));
      expect(Object.keys(later).filter((key) => key in first)).toEqual([]);
    }
  });
});
