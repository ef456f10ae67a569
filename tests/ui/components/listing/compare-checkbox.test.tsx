import { describe, expect, it } from 'vitest';
import { MAX_COMPARED } from '#src/compare/compare-list.ts';
import type { Locale } from '#src/shared/locale.ts';
import { CompareCheckbox } from '#ui/components/listing/CompareCheckbox.tsx';
import { CompareTray } from '#ui/components/listing/CompareTray.tsx';
import { mattress } from '../../../support/fake-shop.ts';
import { tagsOf } from '../../../support/html-tags.ts';
import { pageAt } from '../../../support/visit.ts';
import { found, markup, shopAround, tags } from '../../render-page.tsx';

const numbers = Array.from({ length: MAX_COMPARED + 1 }, (_, index) => index + 1);

/** The checkboxes of five products, the first `count` of which are checked, and the tray below. */
async function ticksOf(count: number, locale: Locale = 'nl-nl') {
  const page = await pageAt('listing', '/matrassen', undefined, { locale });
  const compared = numbers.slice(0, count).map((number) => mattress(number).hit);
  const listing = { ...page, compared };
  const html = markup(
    shopAround(listing).shop,
    <>
      {numbers.map((number) => (
        <CompareCheckbox key={number} listing={listing} hit={mattress(number).hit} />
      ))}
      <CompareTray listing={listing} />
    </>,
  );
  return { html, boxes: tags(html, '<button', 'role="checkbox"') };
}

const idsOf = (tag = '') => found(tag, /aria-describedby="([^"]*)"/g);

describe('CompareCheckbox', () => {
  it('EL19 is a checkbox named after its product', async () => {
    const { html, boxes } = await ticksOf(1);
    expect(boxes.map((box) => box.includes('aria-checked="true"'))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(html).toContain('aria-label="Vergelijk: matras-1"');
  });

  it('EL19 disables the fifth checkbox but keeps it focusable, and the others enabled', async () => {
    const { boxes } = await ticksOf(MAX_COMPARED);
    expect(boxes.map((box) => box.includes('aria-disabled="true"'))).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(boxes.at(-1)).toContain('type="button"');
    expect(boxes.join('')).not.toContain(' disabled');
  });

  it.each([
    ['nl-nl', 'Je vergelijkt al 4 producten. Haal er een weg om een ander te kiezen.'],
    ['nl-be', 'Je vergelijkt al 4 producten. Haal er een weg om een ander te kiezen.'],
    ['de-de', 'Sie vergleichen schon 4 Produkte. Nehmen Sie eines weg, um ein anderes zu wählen.'],
    ['de-at', 'Sie vergleichen schon 4 Produkte. Nehmen Sie eines weg, um ein anderes zu wählen.'],
    ['en-us', 'You are comparing 4 products already. Take one away to choose another.'],
  ] as const)(
    'EL19 explains in %s why a fifth product is rejected, visibly and to screen readers',
    async (locale, words) => {
      const { html, boxes } = await ticksOf(MAX_COMPARED, locale);
      const [id = ''] = idsOf(boxes.at(-1));
      expect(found(html, new RegExp(`<p [^>]*id="${id}"[^>]*>([^<]*)</p>`, 'g'))).toEqual([words]);
      expect(boxes.slice(0, -1).flatMap(idsOf)).toEqual([]);
    },
  );

  it('EL19 disables and explains nothing while the list is not full', async () => {
    const { html, boxes } = await ticksOf(MAX_COMPARED - 1);
    expect(boxes.join('')).not.toContain('aria-disabled');
    expect(boxes.flatMap(idsOf)).toEqual([]);
    expect(html).not.toContain('Je vergelijkt al');
  });

  it.each([
    [1, [undefined, undefined]],
    [2, ['nofollow', 'nofollow', 'nofollow', undefined]],
  ])(
    'H2 has nofollow on all links but those to the category, with %i products',
    async (count, rels) => {
      const { html } = await ticksOf(count);
      expect(tagsOf(html, 'a').map(({ rel }) => rel)).toEqual(rels);
    },
  );
});
