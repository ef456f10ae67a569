import { describe, expect, it } from 'vitest';
import { createFakePorts } from '../../support/fake-ports.ts';
import { AURORA, SHOP } from '../../support/fake-shop.ts';
import { pageAt } from '../../ui/render-page.tsx';
import type { Selection } from '#src/filters/selection.ts';
import { emptyResultSuggestions } from '#src/use-cases/empty-result-suggestions.ts';
import { queryProducts } from '#src/use-cases/query-products.ts';

const TWO = { ...SHOP, products: [AURORA, { ...AURORA, sku: 'luna', name: 'Luna' }] };

describe('showCompare', () => {
  it('compares products in the order of the URL, without those that are not sold', async () => {
    const page = await pageAt('/compare?compare=luna,gone,aurora', { shop: TWO });
    if (page.type !== 'compare') throw new Error(page.type);
    expect(page.products.map(({ hit }) => hit.name)).toEqual(['Luna', 'Aurora']);
    expect(page.isBrief).toBe(false);
  });

  it('compares in the size of the URL, and keeps it in the addresses of other locales', async () => {
    const page = await pageAt('/compare?compare=luna,aurora&size=90x200', { shop: TWO });
    if (page.type !== 'compare') throw new Error(page.type);
    expect(page.products.map(({ hit }) => hit.size)).toEqual(['90x200', '90x200']);
    expect(page.counterparts[1]?.href).toBe(
      'https://de.example/compare?compare=luna,aurora&size=90x200',
    );
  });

  it('sets noindex, and has a counterpart in every locale with a domain', async () => {
    const { head, counterparts } = await pageAt('/compare?compare=aurora');
    expect(head).toMatchObject({ status: 200, robots: 'noindex,nofollow', inSitemap: false });
    expect(head).not.toHaveProperty('canonical');
    expect(counterparts.map(({ href }) => href)).toEqual([
      'https://nl.example/compare?compare=aurora',
      'https://de.example/compare?compare=aurora',
    ]);
  });

  it('adds compared products to the listing of the URL, without changing its head', async () => {
    const [plain, comparing] = await Promise.all(
      ['/matrassen?page=2', '/matrassen?page=2&compare=aurora,gone'].map((url) => pageAt(url)),
    );
    expect(comparing).toMatchObject({ compared: [{ sku: 'aurora' }] });
    expect(comparing?.head).toEqual(plain?.head);
  });
});

const values = (name: string, value: string) =>
  ({ kind: 'values', name, values: [value] }) as const;

describe('emptyResultSuggestions', () => {
  const none = { objectId: '7', page: 1, sorting: 'popular', itemsPerPage: 6 } as const;
  const dear = { kind: 'range', name: 'price', minCents: 140_000, maxCents: 140_000 } as const;

  async function suggestionsFrom(selection: Selection, ports = createFakePorts(SHOP)) {
    const context = { ports, request: { locale: 'nl-nl' }, shell: {} } as const;
    const question = { ...none, selection };
    return emptyResultSuggestions(context, question, await queryProducts(context, question));
  }

  it('suggests dropping each filter that prevents results, with the resulting number of products', async () => {
    const suggestions = await suggestionsFrom([values('matras_hardheid', 'Medium'), dear]);
    expect(suggestions.map(({ dropped, nbHits }) => [dropped, nbHits])).toEqual([
      [['matras_hardheid'], 1],
      [['price'], 10],
    ]);
  });

  it('suggests dropping all filters when no two of them have products in common', async () => {
    const two = { ...dear, minCents: 20_000, maxCents: 20_000 };
    const products = (SHOP.searchProducts['7'] ?? []).filter(
      ({ values: own }) =>
        !(own['maat']?.[0] === '90x200' && own['matras_hardheid']?.[0] === 'Stevig'),
    );
    const ports = createFakePorts({ ...SHOP, searchProducts: { '7': products } });
    const selection = [values('matras_hardheid', 'Stevig'), values('maat', '90x200'), two];
    expect(await suggestionsFrom(selection, ports)).toEqual([
      { selection: [], dropped: ['matras_hardheid', 'maat', 'price'], nbHits: 12 },
    ]);
  });

  it('returns nothing when there are results', async () => {
    expect(await suggestionsFrom([values('maat', '90x200')])).toEqual([]);
  });
});
