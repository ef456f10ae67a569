import { describe, expect, it } from 'vitest';
import { SORTINGS } from '#src/search/sorting-and-page-size.ts';
import { FacetExplanation } from '#ui/components/listing/FacetGroup.tsx';
import { ResultControls } from '#ui/components/listing/ResultBar.tsx';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { found, markup, markupAt, markupIn, pageAt, shopAround, tags } from '../../render-page.tsx';

/** The option of a facet with this text. */
const option = (html: string, text: string): string | undefined =>
  found(html, /<li>(<(?:a|span) class="[^"]*option.*?)<\/li>/g).find((one) =>
    one.includes(`>${text}<`),
  );

/** Targets of the chips of a listing. */
const chips = (html: string): readonly string[] => {
  const [list = ''] = found(html, /<ul[^>]*aria-label="Gekozen filters">(.*?)<\/ul>/g);
  return found(list, /href="([^"]*)"/g);
};

describe('FacetOption', () => {
  it('links to the listing with its value, and keeps the scroll position', async () => {
    const html = await markupAt('/matrassen');
    expect(option(html, 'Stevig')).toContain('href="/matrassen/hardheid/stevig"');
    expect(option(html, 'Stevig')).toContain('data-scroll="keep"');
  });

  it('starts again at the first page and keeps the order', async () => {
    const html = await markupAt('/matrassen?page=2&sorting=price-asc');
    expect(option(html, 'Stevig')).toContain('href="/matrassen/hardheid/stevig?sorting=price-asc"');
  });

  it('links to the listing without its value when it is chosen, and is marked as chosen', async () => {
    const html = await markupAt('/matrassen/hardheid/medium+stevig');
    expect(option(html, 'Stevig')).toContain('href="/matrassen/hardheid/medium"');
    expect(option(html, 'Stevig')).toContain('(gekozen)');
  });

  it('is a disabled link when it has no results', async () => {
    const disabled = option(await markupAt('/matrassen/prijs/100-200'), 'Stevig');
    expect(disabled).toMatch(/^<span [^>]*aria-disabled="true"/);
    expect(disabled).not.toContain('href=');
  });

  it('can be removed while it has no results', async () => {
    const chosen = option(await markupAt('/matrassen/hardheid/stevig/prijs/100-200'), 'Stevig');
    expect(chosen).toContain('href="/matrassen/prijs/100-200"');
  });
});

describe('FacetExplanation', () => {
  const firmness = { name: 'matras_hardheid', label: 'Hardheid', values: [] };

  it.each([
    ['nl-nl', 'Wat betekent dit?', 'Graden als H2 of H3 zijn niet genormeerd'],
    ['de-de', 'Was bedeutet das?', 'Härtegrade wie H2 oder H3 sind nicht genormt'],
    ['en-us', 'What does this mean?', 'Grades such as H2 or H3 are not standardized'],
  ] as const)(
    'EL6 discloses in %s the meaning of a technical term',
    async (locale, summary, words) => {
      const html = await markupIn(locale, <FacetExplanation facet={firmness} />);
      const [button = ''] = found(html, /<details[^>]*><summary[^>]*>(.*?)<\/summary>/g);
      expect(button.replaceAll(/<[^>]*>/g, '')).toBe(`${summary}: Hardheid`);
      expect(html).toMatch(new RegExp(`</summary>.*${words}.*</details>`));
      expect(tags(html, '<details', 'open')).toEqual([]);
    },
  );

  it('EL6 is absent for a facet that needs no explanation', async () => {
    const brand = { name: 'merk', label: 'Merk', values: [] };
    expect(await markupIn('nl-nl', <FacetExplanation facet={brand} />)).toBe('');
  });

  it('EL6 stands in the group of its facet', async () => {
    const html = await markupAt('/matrassen');
    const groups = found(html, /<h3>([^<]*)<\/h3>(?:(?!<h3>).)*Wat betekent dit\?/g);
    expect(groups).toEqual(['Maat', 'Hardheid']);
  });
});

describe('CategorySearch', () => {
  it('is a form that works without script, and keeps filters and order', async () => {
    const html = await markupAt('/matrassen/hardheid/stevig?q=latex&sorting=price-asc');
    const [form = ''] = found(
      html,
      /(<form[^>]*action="\/matrassen\/hardheid\/stevig".*?<\/form>)/g,
    );
    expect(form).toMatch(/<input type="hidden" name="sorting" value="price-asc"/);
    expect(form).toMatch(/<input type="search"[^>]* name="q" value="latex"/);
    expect(chips(html)).toContain('/matrassen/hardheid/stevig?sorting=price-asc');
  });

  it('adds its query to filter links, with nofollow', async () => {
    const html = await markupAt('/matrassen?q=latex');
    expect(option(html, 'Stevig')).toContain('href="/matrassen/hardheid/stevig?q=latex"');
    expect(option(html, 'Stevig')).toContain('rel="nofollow"');
  });
});

describe('FilterChips', () => {
  it('links each chip to the same URL as unchecking its option', async () => {
    const html = await markupAt('/matrassen/maat/90x200/hardheid/stevig');
    for (const url of ['/matrassen/hardheid/stevig', '/matrassen/maat/90x200']) {
      expect(chips(html)).toContain(url);
      expect(tags(html, `href="${url}"`).length).toBeGreaterThanOrEqual(2);
    }
  });

  it('removes a price range as a whole', async () => {
    expect(chips(await markupAt('/matrassen/prijs/100-500'))).toEqual(['/matrassen']);
  });

  it('offers to clear all from two choices on', async () => {
    expect(await markupAt('/matrassen/maat/90x200')).not.toContain('Alles wissen');
    expect(await markupAt('/matrassen/maat/90x200+160x200')).toContain('Alles wissen');
  });

  it('is absent where nothing is chosen', async () => {
    expect(await markupAt('/matrassen')).not.toContain('Gekozen filters');
  });
});

describe('PriceFacet', () => {
  it('is a form that works without script, and keeps the other filters', async () => {
    const html = await markupAt('/matrassen/hardheid/stevig/prijs/100-1400?sorting=price-asc');
    const actions = found(html, /<form[^>]* action="([^"]*)"/g);
    expect(actions).toContain('/matrassen/hardheid/stevig');
    expect(tags(html, '<input', 'name="min"')[0]).toContain('value="100"');
    expect(tags(html, '<input', 'name="max"')[0]).toContain('value="1400"');
    expect(tags(html, 'name="sorting"')[0]).toContain('value="price-asc"');
  });

  it('has the lowest and the highest price as placeholders', async () => {
    const html = await markupAt('/matrassen');
    expect(tags(html, 'name="min"')[0]).toContain('placeholder="100"');
    expect(tags(html, 'name="max"')[0]).toContain('placeholder="1400"');
  });
});

describe('FilterPanel', () => {
  it('opens on narrow screens by a button that needs no script', async () => {
    const html = await markupAt('/matrassen/maat/90x200');
    expect(html).toMatch(
      /<button[^>]*popoverTarget="filters"[^>]*><svg.*?<\/svg>Filter<.*?>1 gekozen</i,
    );
    expect(tags(html, 'id="filters"', 'popover="auto"')).toHaveLength(1);
  });

  it('sorts by a form that works without script, and keeps filters and compared products', async () => {
    const html = await markupAt('/matrassen/maat/90x200?sorting=price-desc&compare=aurora');
    const [form = ''] = found(
      html,
      /(<form[^>]*method="get"[^>]*>(?:(?!<\/form>).)*<select.*?<\/form>)/g,
    );
    expect(form).toContain('action="/matrassen/maat/90x200"');
    expect(tags(form, '<input', 'name="compare"')[0]).toContain('value="aurora"');
    expect(tags(form, '<option', 'selected')).toEqual([
      expect.stringContaining('value="price-desc"'),
    ]);
    expect(found(form, /<option value="([^"]*)"/g)).toEqual([...SORTINGS]);
  });

  it('L11 calls the default order of offers that of the highest saving', async () => {
    const page = await pageAt('/matrassen');
    if (page.type !== 'listing') throw new Error(page.type);
    const { shop } = shopAround(page);
    const first = (listing: ListingPage) =>
      found(
        markup(shop, <ResultControls listing={listing} />),
        /<option[^>]*value="popular"[^>]*>([^<]*)/g,
      );
    expect(first(page)).toEqual(['Populair']);
    expect(first({ ...page, offers: true })).toEqual(['Hoogste korting']);
  });
});
