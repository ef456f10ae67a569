import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { App } from '#ui/App.tsx';
import type { Translate } from '#ui/i18n/texts.ts';
import { keysOfParts, type TextPart } from '../../scripts/texts-by-part.ts';
import { pageAt, shopAround } from '../ui/render-page.tsx';

const parts = keysOfParts();

/** Keys of the texts that a page shows before anyone touches it. */
async function keysShownAt(url: string): Promise<ReadonlySet<string>> {
  const { shop } = shopAround(await pageAt(url));
  const shown = new Set<string>();
  const text: Translate = (key, values) => {
    shown.add(key);
    return shop.text(key, values);
  };
  renderToString(<App shop={{ ...shop, text }} />);
  return shown;
}

const hasKey = (part: TextPart, key: string): boolean =>
  parts[part].has(key) || parts[part].has(`${key}_other`);

describe('keysOfParts', () => {
  it.each([
    ['/', []],
    ['/nergens', []],
    ['/matrassen', ['listing']],
    ['/search?q=matras', ['listing']],
    ['/search?q=niets-daarvan', ['listing']],
    ['/aurora', ['product']],
  ] as const)('T2 has the texts of a first view, at %s', async (url, ofPage) => {
    const shown = await keysShownAt(url);
    expect(shown.size).toBeGreaterThan(20);
    const missing = [...shown].filter((key) =>
      ['first' as const, ...ofPage].every((part) => !hasKey(part, key)),
    );
    expect(missing).toEqual([]);
  });

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
