import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { App } from '#ui/App.tsx';
import type { Translate } from '#ui/i18n/texts.ts';
import { createPageChunks } from '#ui/renderers/page-chunks.ts';
import { STYLEGUIDE_PATH, styleguidePage } from '#ui/styleguide/styleguide-page.ts';
import { keysOfParts, type TextPart } from '../../scripts/texts-by-part.ts';
import { pageAt, shopAround } from '../ui/render-page.tsx';

const parts = keysOfParts();

const ALL = ['first', 'listing', 'product', 'rest'] as const satisfies readonly TextPart[];

/** Keys of the texts that a page shows before anyone touches it, and the parts that its tab has by then. */
async function firstViewOf(page: PageModel) {
  const loaded: TextPart[] = ['first'];
  const chunks = createPageChunks(async (...some) => {
    loaded.push(...(some.length > 0 ? some : ALL));
  });
  await chunks.fetch(page);
  const { shop } = shopAround(page);
  const shown = new Set<string>();
  const text: Translate = (key, values) => {
    shown.add(key);
    return shop.text(key, values);
  };
  renderToString(<App shop={{ ...shop, text, getPageComponent: chunks.getPageComponent }} />);
  return { shown, loaded };
}

const hasKey = (part: TextPart, key: string): boolean =>
  parts[part].has(key) || parts[part].has(`${key}_other`);

describe('keysOfParts', () => {
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
      const missing = [...shown].filter((key) => loaded.every((part) => !hasKey(part, key)));
      expect(missing).toEqual([]);
    },
  );

  it.each(['address.', 'setup.', 'checkout.', 'stock-alert.', 'filter.', 'configurator.'])(
    'T2 keeps texts that only come later out of the first part: %s',
    (group) => {
      expect([...parts.first].filter((key) => key.startsWith(group))).toEqual([]);
      expect(
        Object.values(parts).some((keys) => [...keys].some((key) => key.startsWith(group))),
      ).toBe(true);
    },
  );

  it('T2 leaves out no text', () => {
    const { first, listing, product, rest } = parts;
    const all = new Set([...first, ...listing, ...product, ...rest]);
    expect(all.size).toBeGreaterThan(700);
    expect([...rest].some((key) => first.has(key))).toBe(false);
  });
});
