import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { DeliveryDays } from '#src/delivery/delivered-by.ts';
import type { CategoryPage } from '#src/use-cases/page-model.ts';
import { App } from '#ui/App.tsx';
import { openShop } from '../../../support/open-shop.ts';
import { aListingPage } from '../../../support/shown-pages.ts';
import { found } from '../../render-page.tsx';

const DAYS = [
  { day: '2026-12-01', count: 4 },
  { day: '2026-12-04', count: 7 },
];
const DELIVERY_TIME = {
  name: 'levertijd',
  label: 'Levertijd',
  values: [{ value: '1–3 werkdagen', count: 4 }],
};

/** The delivery facet of a listing that is sorted by rating, and its page. */
const shown = (delivery: DeliveryDays, page: Partial<CategoryPage> = {}) =>
  renderToStaticMarkup(
    <App
      shop={openShop({
        ...aListingPage,
        facets: [DELIVERY_TIME],
        sorting: 'rating',
        page: 2,
        delivery,
        ...page,
      })}
    />,
  )
    .replaceAll('\u00A0', ' ')
    .replaceAll('&amp;', '&');

const options = (html: string): readonly string[] =>
  found(html, /(<a class="[^"]*option[^>]*>Uiterlijk [^<]*)/g);
const chips = (html: string): readonly string[] => {
  const [list = ''] = found(html, /<ul[^>]*aria-label="Gekozen filters">(.*?)<\/ul>/g);
  return found(list, /href="([^"]*)"/g);
};

describe('DeliveryFacet', () => {
  it('DB4 links to the first page of the listing by each day, which search engines leave alone', () => {
    const [, friday = ''] = options(shown({ days: DAYS }));
    expect(friday).toContain('href="/matrassen?sorting=rating&delivered=2026-12-04"');
    expect(friday).toContain('rel="nofollow"');
    expect(friday).toContain('data-count="7"');
    expect(friday).toContain('>Uiterlijk vr 4 december');
  });

  it('DB4 marks the chosen day, which its link and a chip remove', () => {
    const html = shown({ days: DAYS, chosen: '2026-12-04' });
    const [, friday = ''] = options(html);
    expect(friday).toContain('(gekozen)');
    expect(friday).toContain('href="/matrassen?sorting=rating"');
    expect(chips(html)).toEqual(['/matrassen?sorting=rating']);
    expect(html).toContain('Filter verwijderen: Bezorgd uiterlijk: vr 4 december');
  });

  it('DB4 has a form for any other day, which keeps everything but day and page', () => {
    const html = shown({ days: DAYS, chosen: '2026-12-04' });
    const [form = ''] = found(html, /(<form[^>]*>(?:(?!<\/form>).)*type="date".*?<\/form>)/g);
    expect(form).toContain('action="/matrassen"');
    expect(form).toContain('name="delivered"');
    expect(form).toContain('value="2026-12-04"');
    expect(found(form, /type="hidden" name="(\w+)"/g)).toEqual(['sorting']);
  });

  it('DB4 leaves the steps of an older link, so that they can be removed', () => {
    const chosen = { kind: 'values', name: 'levertijd', values: ['1–3 werkdagen'] } as const;
    const html = shown({ days: DAYS }, { appliedFilters: [chosen] });
    expect(options(html)).toEqual([]);
    expect(html).toContain('>1–3 werkdagen<');
    expect(chips(html)).toEqual(['/matrassen?sorting=rating']);
  });

  it('DB5 says that nothing is delivered by a day any more, without a chip', () => {
    const html = shown({ days: DAYS, missed: '2026-11-20' });
    expect(html).toContain('Uiterlijk vr 20 november bezorgen lukt niet meer.');
    expect(chips(html)).toEqual([]);
  });

  it('DB5 leads from a day without products to the first one with some', () => {
    const days = [{ day: '2026-11-28', count: 0 }, ...DAYS];
    const html = shown({ days, chosen: '2026-11-28' });
    expect(html).toMatch(
      /href="\/matrassen\?sorting=rating&delivered=2026-12-01"[^>]*><span>Uiterlijk di 1 december<\/span>/u,
    );
  });
});
