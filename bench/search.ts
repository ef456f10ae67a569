import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedProductSearch } from '#adapters/embedded/embedded-product-search.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { scaledCatalogue } from '../demo/scale/scaled-catalogue.ts';
import { percentiles, type Percentiles } from './percentiles.ts';
import { anyQuestions, PLAIN, TEXTS } from './search-cases.ts';
import { createMiniSearch, createOrama, documentOf } from './search-others.ts';

/**
 * `npm run bench:search`: a listing with all its counts in catalogues of 20,000 and 100,000
 * products, compared with two search libraries on the same products.
 */
const SEED = 20_261_121;
const QUESTIONS = 400;

for (const size of [20_000, 100_000]) console.table(await figures(size));

async function figures(size: number) {
  const store = createCatalogueStore(scaledCatalogue(catalogue, { size, seed: SEED }));
  const search = createEmbeddedProductSearch(store);
  const all = await search.productsAndFilters({ ...PLAIN, pageType: 'search', query: 'a' });
  const questions = anyQuestions(all.facets, { count: QUESTIONS, seed: SEED });
  const faceted = await percentiles(questions, (question) => search.productsAndFilters(question));
  const texts = Array.from({ length: 60 }, (_, index) => TEXTS[index % TEXTS.length] ?? '');
  const text = await percentiles(texts, (query) =>
    search.productsAndFilters({ ...PLAIN, pageType: 'search', query }),
  );
  const local = store.localized('nl-nl');
  const documents = store.data.products.map((product) => documentOf(local.product(product)));
  const orama = await createOrama(documents);
  const brands = documents.slice(-40).map(({ brand }) => brand);
  const mini = createMiniSearch(documents);
  for (const brand of new Set(brands)) {
    const own = documents.filter((document) => document.brand === brand).length;
    sameTotal(`orama, brand ${brand}`, (await orama('', brand)).total, own);
  }
  for (const word of TEXTS) {
    for (const { total } of [mini(word), await orama(word)]) findsSome(word, total);
  }
  return [
    row(`${size} products: facets, all counts`, faceted, faceted),
    row('a text, facets, all counts', text, faceted),
    row('minisearch, a text, no facets', await percentiles(texts, mini), faceted),
    row('orama, a text, three facets', await percentiles(texts, orama), faceted),
    row(
      'orama, a brand, three facets',
      await percentiles(brands, (brand) => orama('', brand)),
      faceted,
    ),
  ];
}

/** Throws if a library returns a different number of products, so that only equal work is timed. */
function sameTotal(what: string, found: number, expected: number): void {
  if (found !== expected) throw new Error(`${what} finds ${found} of ${expected} products`);
}

function findsSome(word: string, found: number): void {
  if (found === 0) throw new Error(`"${word}" finds nothing in one of the libraries`);
}

function row(name: string, { p50, p95 }: Percentiles, base: Percentiles) {
  return {
    search: name,
    'p50 ms': Number(p50.toFixed(2)),
    'p95 ms': Number(p95.toFixed(2)),
    'ratio of p50': Number((p50 / base.p50).toFixed(2)),
  };
}
