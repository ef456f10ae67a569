import type { ContentSource } from '#ports/content-source.ts';
import type { Assortment, ListedProduct } from '#ports/product-catalog.ts';
import type { FeedFormat } from '../feeds/feed-formats.ts';
import { type FeedContext, type FeedOmission, googleItem } from '../feeds/google-item.ts';
import { languageTag } from '../shared/locale.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { type AssortmentContext, assortmentPages } from './assortment-pages.ts';
import type { CrawlFailure } from './published-pages.ts';

/** What a feed is written of. */
export type ProductFeedContext = {
  readonly ports: AssortmentContext['ports'] & {
    readonly assortment: Pick<Assortment, 'products' | 'categories'>;
    readonly content: Pick<ContentSource, 'shell'>;
  };
  readonly format: FeedFormat;
  readonly words: Omit<FeedContext, 'categoryName'>;
};

/**
 * The products of a shop as a feed, in chunks: what precedes the items, the items of one product at
 * a time, and the end. Only a complete feed has its end: a failure ends it before. Only one answer
 * of the assortment is in memory, besides a SKU per product.
 *
 * Variants that lack what Google requires are left out, and logged when the feed ends.
 */
export async function* productFeed(
  context: ProductFeedContext,
): AsyncGenerator<Result<string, CrawlFailure>> {
  const { ports, format, words } = context;
  const { locale } = words;
  const [shell, categories] = await Promise.all([
    ports.content.shell(locale),
    ports.assortment.categories(locale),
  ]);
  if (!shell.ok || !categories.ok) {
    const failure = shell.ok ? categories : shell;
    ports.log.error('pages-unavailable', { locale, ...(!failure.ok && failure.error) });
    return yield err({ kind: 'pages-unavailable' });
  }
  const names = new Map(categories.value.map(({ id, name }) => [id, name]));
  const write = createWriter(format, { ...words, categoryName: (id) => names.get(id) });
  yield ok(
    format.head({
      title: shell.value.shopName,
      link: words.absoluteUrl('/'),
      description: shell.value.defaults.metaDescription ?? '',
      language: languageTag(locale),
    }),
  );
  for await (const sold of assortmentPages({ ports, locale }, 1)) {
    if (!sold.ok) return yield sold;
    for (const product of sold.value) yield ok(write.items(product));
  }
  const { count, omissions } = write.omitted();
  if (count > 0) ports.log.warn('feed-items-left-out', { locale, count, omissions });
  yield ok(format.tail);
}

/** Maximum number of omissions that are logged one by one. */
const MAX_LOGGED = 20;

type Omitted = { readonly sku: string; readonly reason: FeedOmission };

/** Writes the items of products, each once, and remembers what it leaves out. */
function createWriter(format: FeedFormat, context: FeedContext) {
  const written = new Set<string>();
  const omissions: Omitted[] = [];
  let count = 0;
  const omit = (omission: Omitted): void => {
    count += 1;
    if (omissions.length < MAX_LOGGED) omissions.push(omission);
  };
  return {
    omitted: () => ({ count, omissions }),
    items(product: ListedProduct): string {
      // A product that moved to a later answer meanwhile is listed there again.
      if (written.has(product.sku)) return '';
      written.add(product.sku);
      const ids = new Set<string>();
      return product.variants
        .map((variant) => {
          const item = ids.has(variant.sku)
            ? err('repeated-id' as const)
            : googleItem(product, variant, context);
          ids.add(variant.sku);
          if (item.ok) return format.item(item.value);
          omit({ sku: variant.sku, reason: item.error });
          return '';
        })
        .join('');
    },
  };
}
