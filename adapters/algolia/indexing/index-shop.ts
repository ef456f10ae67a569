import type { Assortment, ListedProduct } from '#ports/product-catalog.ts';
import type { ContentSource } from '#ports/content-source.ts';
import { type FacetProblem, planCategoryFacets } from '#src/catalog/category-facets.ts';
import type { CategoryFacets, SynonymRule } from '#src/catalog/shop-catalogue.ts';
import type { LandingPageEntry } from '#src/content/landing-page-entry.ts';
import type { SitemapPage } from '#src/content/page-entry.ts';
import { type Language, languageOf, type Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { IndexNames } from '../index-names.ts';
import {
  categoryRecords,
  contentRecord,
  type EntryRecord,
  entrySettings,
  INDEXED_PAGE_TYPES,
  isContentPage,
} from './entry-records.ts';
import { planFacets } from './facet-groups.ts';
import { gatherAssortment, type GatheredAssortment } from './gather-assortment.ts';
import type { IndexPlan } from './index-writer.ts';
import type { IndexingFailure } from './indexing-failure.ts';
import type { ListFile } from './list-file.ts';
import { productRecords } from './product-records.ts';
import { productReplicas, productSettings } from './product-settings.ts';
import { pushIndex, type PushOutcome, type PushParts } from './push-index.ts';
import { scopeRules } from './scope-rules.ts';
import { synonymRecords } from './synonym-records.ts';

/** The data to index, with the merchandisers' description of the catalogue. */
export type IndexingSources = {
  readonly assortment: Assortment;
  readonly content: ContentSource;
  readonly facets: CategoryFacets;
  readonly synonyms: Readonly<Record<Language, readonly SynonymRule[]>>;
  readonly names: IndexNames;
  /** Where the products are kept from planning to pushing, and the records of pages. */
  readonly products: ListFile<ListedProduct>;
  readonly entries: ListFile<EntryRecord>;
};

/** The indexes of a locale, and what is odd about the facets of its categories. */
export type ShopPlan = {
  readonly plans: readonly IndexPlan[];
  readonly problems: readonly FacetProblem[];
};

export async function planIndexes(
  shop: IndexingSources,
  locale: Locale,
): Promise<Result<ShopPlan, IndexingFailure>> {
  const assortment = await gatherAssortment(shop.assortment, locale, shop.products);
  if (!assortment.ok) return assortment;
  const entries = await gatherEntries(shop, locale);
  if (!entries.ok) return entries;
  const { categories, filterable } = assortment.value;
  const { facets, problems } = planCategoryFacets({
    described: shop.facets,
    filterable,
    categories,
    products: shop.products,
  });
  const products = planProducts({ ...shop, facets }, locale, assortment.value);
  if (products.recordCount === 0) return err({ kind: 'nothing-to-index', index: products.name });
  return ok({ plans: [planEntries(shop, locale, entries.value), products], problems });
}

/** What a push did to the indexes of one locale. */
export type PushSummary = {
  readonly replaced: number;
  readonly updated: number;
  /** Records written and removed in the updated indexes. */
  readonly written: number;
  readonly removed: number;
};

/** Pushes the indexes of one locale one after another. */
export async function pushIndexes(
  plans: readonly IndexPlan[],
  parts: PushParts,
): Promise<Result<PushSummary, IndexingFailure>> {
  let summary: PushSummary = { replaced: 0, updated: 0, written: 0, removed: 0 };
  for (const plan of plans) {
    const pushed = await pushIndex(plan, parts);
    if (!pushed.ok) return pushed;
    summary = withOutcome(summary, pushed.value);
  }
  return ok(summary);
}

function withOutcome(summary: PushSummary, outcome: PushOutcome): PushSummary {
  switch (outcome.kind) {
    case 'unchanged':
      return summary;
    case 'replaced':
      return { ...summary, replaced: summary.replaced + 1 };
    case 'updated': {
      const { updated, written, removed } = summary;
      return {
        ...summary,
        updated: updated + 1,
        written: written + outcome.written,
        removed: removed + outcome.removed,
      };
    }
  }
}

function planProducts(
  { names, facets, synonyms, products }: IndexingSources,
  locale: Locale,
  { categories, variantCount }: GatheredAssortment,
): IndexPlan {
  const sold = new Map(categories.map(({ id, name }) => [id, name]));
  const plan = planFacets(products, [...new Set([...facets.values()].flat())], locale);
  return {
    name: names.products(locale),
    settings: productSettings(plan, locale),
    replicas: productReplicas(plan, names, locale),
    synonyms: synonymRecords(synonyms[languageOf(locale)]),
    rules: scopeRules(facets, plan),
    records: {
      *[Symbol.iterator]() {
        let rank = 0;
        for (const product of products) {
          const categoryNames = product.categoryIds.flatMap((id) => sold.get(id) ?? []);
          yield* productRecords(product, { rank, categoryNames }, plan);
          rank += 1;
        }
      },
    },
    recordCount: variantCount,
  };
}

const planEntries = (
  { names, synonyms, entries }: IndexingSources,
  locale: Locale,
  recordCount: number,
): IndexPlan => ({
  name: names.entries(locale),
  settings: entrySettings(locale),
  replicas: [],
  synonyms: synonymRecords(synonyms[languageOf(locale)]),
  rules: [],
  records: entries,
  recordCount,
});

/** Reads the editors' pages of one locale for the search box; returns the number of their records. */
async function gatherEntries(
  { content, entries }: IndexingSources,
  locale: Locale,
): Promise<Result<number, IndexingFailure>> {
  entries.clear();
  const pages = await content.sitemapPages(locale, INDEXED_PAGE_TYPES);
  if (!pages.ok) return err({ kind: 'content-unavailable', message: pages.error.message });
  const filtered: LandingPageEntry[] = [];
  for (const { type, uid } of pages.value) {
    if (type !== 'Lister') continue;
    const parts = await content.filteredPages(locale, uid);
    if (!parts.ok) return err({ kind: 'content-unavailable', message: parts.error.message });
    filtered.push(...parts.value);
  }
  const categories = categoryRecords(pages.value, filtered);
  entries.append(categories);
  const contentPages = pages.value.filter(isContentPage);
  const failure = await gatherContent({ content, entries }, locale, contentPages);
  return failure ? err(failure) : ok(categories.length + contentPages.length);
}

/** Content pages requested at a time: there may be thousands. */
const PAGES_AT_ONCE = 8;

/** Reads what content pages say; one that is unpublished meanwhile says nothing. */
async function gatherContent(
  { content, entries }: Pick<IndexingSources, 'content' | 'entries'>,
  locale: Locale,
  pages: readonly SitemapPage[],
): Promise<IndexingFailure | undefined> {
  for (let from = 0; from < pages.length; from += PAGES_AT_ONCE) {
    const some = pages.slice(from, from + PAGES_AT_ONCE);
    const found = await Promise.all(some.map(({ url }) => content.pageByUrl(locale, url)));
    const records: EntryRecord[] = [];
    for (const [index, listed] of some.entries()) {
      const page = found[index];
      if (page && !page.ok) return { kind: 'content-unavailable', message: page.error.message };
      const isSame = page?.value?.type === 'Content' && page.value.uid === listed.uid;
      records.push(contentRecord(listed, from + index, isSame ? page.value : undefined));
    }
    entries.append(records);
  }
  return undefined;
}
