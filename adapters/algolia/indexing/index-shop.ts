import type { Assortment } from '#ports/product-catalog.ts';
import type { ContentSource } from '#ports/content-source.ts';
import type { FilteredPageEntry } from '#src/content/filtered-page.ts';
import type { ContentEntry, SitemapPage } from '#src/content/page-entry.ts';
import { type Locale, type Localized, localizedText } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { AlgoliaPayload } from '../algolia-client.ts';
import type { IndexNames } from '../index-names.ts';
import {
  type EntryGroup,
  type EntryRecord,
  entryRecords,
  entrySettings,
  isContentPage,
  type PageBodies,
} from './entry-records.ts';
import { planFacets } from './facet-groups.ts';
import { gatherAssortment, type GatheredAssortment } from './gather-assortment.ts';
import type { IndexPlan } from './index-writer.ts';
import type { IndexingFailure } from './indexing-failure.ts';
import { productRecords } from './product-records.ts';
import { productReplicas, productSettings } from './product-settings.ts';
import { pushIndex, type PushParts } from './push-index.ts';
import { type CategoryFacets, scopeRules } from './scope-rules.ts';

/** The data to index, with the merchandisers' settings. */
export type IndexingSources = {
  readonly assortment: Assortment;
  readonly content: ContentSource;
  readonly facets: CategoryFacets;
  readonly synonyms: Localized<readonly SynonymRule[]>;
  readonly names: IndexNames;
};

export async function planIndexes(
  shop: IndexingSources,
  locale: Locale,
): Promise<Result<readonly IndexPlan[], IndexingFailure>> {
  const assortment = await gatherAssortment(shop.assortment, locale);
  if (!assortment.ok) return assortment;
  const entries = await gatherEntries(shop.content, locale);
  if (!entries.ok) return entries;
  const products = planProducts(shop, locale, assortment.value);
  if (products.records.length === 0) return err({ kind: 'nothing-to-index', index: products.name });
  const groups = Object.keys(entries.value) as EntryGroup[];
  return ok([
    ...groups.map((group) => planEntries(shop, locale, group, entries.value[group])),
    products,
  ]);
}

/** Pushes the indexes of one locale one after another. Returns how many were replaced. */
export async function pushIndexes(
  plans: readonly IndexPlan[],
  parts: PushParts,
): Promise<Result<{ readonly replaced: number }, IndexingFailure>> {
  let replaced = 0;
  for (const plan of plans) {
    const pushed = await pushIndex(plan, parts);
    if (!pushed.ok) return pushed;
    if (pushed.value === 'replaced') replaced += 1;
  }
  return ok({ replaced });
}

function planProducts(
  { names, facets, synonyms }: IndexingSources,
  locale: Locale,
  { products, categories }: GatheredAssortment,
): IndexPlan {
  const sold = new Map(categories.map(({ id, name }) => [id, name]));
  const offered = new Map([...facets].filter(([id]) => sold.has(id)));
  const plan = planFacets(products, [...new Set([...offered.values()].flat())], locale);
  const records = products.flatMap((product, rank) => {
    const categoryNames = product.categoryIds.flatMap((id) => sold.get(id) ?? []);
    return productRecords(product, { rank, categoryNames }, plan);
  });
  return {
    name: names.group('products', locale),
    settings: productSettings(plan, locale),
    replicas: productReplicas(plan, names, locale),
    synonyms: synonymRecords(localizedText(synonyms, locale)),
    rules: scopeRules(offered, plan),
    records,
  };
}

const planEntries = (
  { names, synonyms }: IndexingSources,
  locale: Locale,
  group: EntryGroup,
  records: readonly EntryRecord[],
): IndexPlan => ({
  name: names.group(group, locale),
  settings: entrySettings(group, locale),
  replicas: [],
  synonyms: synonymRecords(localizedText(synonyms, locale)),
  rules: [],
  records,
});

/** Reads the editors' pages of one locale for the search box. */
async function gatherEntries(
  content: ContentSource,
  locale: Locale,
): Promise<Result<Readonly<Record<EntryGroup, readonly EntryRecord[]>>, IndexingFailure>> {
  const pages = await content.sitemapPages(locale);
  if (!pages.ok) return err({ kind: 'content-unavailable', message: pages.error.message });
  const filtered: FilteredPageEntry[] = [];
  for (const { type, uid } of pages.value) {
    if (type !== 'Lister') continue;
    const parts = await content.filteredPages(locale, uid);
    if (!parts.ok) return err({ kind: 'content-unavailable', message: parts.error.message });
    filtered.push(...parts.value);
  }
  const bodies = await gatherBodies(content, locale, pages.value.filter(isContentPage));
  if (!bodies.ok) return bodies;
  return ok(entryRecords(pages.value, filtered, bodies.value));
}

/** Reads what content pages say; one that is unpublished meanwhile has no body. */
async function gatherBodies(
  content: ContentSource,
  locale: Locale,
  pages: readonly SitemapPage[],
): Promise<Result<PageBodies, IndexingFailure>> {
  const bodies = new Map<string, ContentEntry>();
  for (const { uid, url } of pages) {
    const page = await content.pageByUrl(locale, url);
    if (!page.ok) return err({ kind: 'content-unavailable', message: page.error.message });
    if (page.value?.type === 'Content' && page.value.uid === uid) bodies.set(uid, page.value);
  }
  return ok(bodies);
}

/**
 * Synonyms: two-way, or one-way. A phrase that should lose its own meaning is one-way too, because
 * Algolia has no such synonyms.
 */
type SynonymRule =
  | { readonly same: readonly string[] }
  | { readonly phrases: readonly string[]; readonly alsoMean: readonly string[] }
  | { readonly phrases: readonly string[]; readonly mean: readonly string[] };

/** Converts rules to Algolia's synonyms, truncated to its maximum number of words. */
function synonymRecords(rules: readonly SynonymRule[]): readonly AlgoliaPayload[] {
  const records = rules.flatMap((rule): readonly AlgoliaPayload[] => {
    if ('same' in rule) return [{ type: 'synonym', synonyms: rule.same.slice(0, MAX_WORDS) }];
    const synonyms = 'mean' in rule ? rule.mean : rule.alsoMean;
    return rule.phrases.map((input) => ({
      type: 'onewaysynonym',
      input,
      synonyms: synonyms.slice(0, MAX_SYNONYMS),
    }));
  });
  return records.map((record, index) => Object.assign({ objectID: `shop-${index}` }, record));
}

const MAX_WORDS = 20;
const MAX_SYNONYMS = 100;
