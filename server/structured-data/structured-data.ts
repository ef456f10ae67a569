import type {
  AggregateRating,
  BreadcrumbList,
  FAQPage,
  Graph,
  ItemList,
  ListItem,
  ProductGroup,
  Product as ProductThing,
  Question,
  Review,
  Thing,
} from 'schema-dts';
import { configureProduct } from '#src/catalog/product-configuration.ts';
import type { ProductSelection } from '#src/catalog/product-selection.ts';
import { type ProductReview, RATINGS } from '#src/catalog/review.ts';
import type { ContentBlock } from '#src/content/block.ts';
import { absoluteUrl, type Site } from '#src/seo/site.ts';
import { languageTag } from '#src/shared/locale.ts';
import type { CategoryPage, PageModel, ProductPage } from '#src/use-cases/page-model.ts';
import type { ShownPage } from '../renderer.ts';
import { contentThings } from './content.ts';
import { organization, type UrlContext, webSite } from './organization.ts';
import { otherVariants, variantThing } from './variant.ts';
import { variesBy } from './varies-by.ts';

/**
 * Structured data of a page (schema.org), from the same model and only of what it shows.
 * `undefined` for pages that search engines must not index, and for a shop without a URL of its
 * own.
 */
export function structuredData(
  { model, shell }: Pick<ShownPage, 'model' | 'shell'>,
  { domains }: Site,
): Graph | undefined {
  const { locale, head } = model;
  const origin = absoluteUrl(domains, locale, '');
  if (origin === undefined || head.status !== 200 || head.robots === 'noindex,nofollow') {
    return undefined;
  }
  const context = { locale, absoluteUrl: (path: string) => origin + path };
  const things: readonly (Thing | undefined)[] = [
    ...thingsOfPageType(model, shell, context),
    breadcrumbList(model, context),
    faqPage(model),
  ];
  const known = things.filter((thing) => thing !== undefined);
  return known.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': known };
}

/** Things that only one type of page has. */
function thingsOfPageType(
  model: PageModel,
  shell: ShownPage['shell'],
  context: UrlContext,
): readonly (Thing | undefined)[] {
  switch (model.type) {
    case 'home':
      return [organization(shell, context), webSite(shell, context)];
    case 'listing':
      return [itemList(model, context)];
    case 'product':
      return [productThing(model, context)];
    case 'content':
      return contentThings(model, shell, context);
    case 'search':
    case 'compare':
    case 'cart':
    case 'checkout':
    case 'form':
    case 'error':
      return [];
  }
}

/** Breadcrumbs as shown above a page; `undefined` if it has none. */
function breadcrumbList(page: PageModel, { absoluteUrl }: UrlContext): BreadcrumbList | undefined {
  if (page.type === 'home' || page.breadcrumbs.length === 0) return undefined;
  const current = page.type === 'product' ? page.product.name : page.title;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...page.breadcrumbs.map(({ title, url }, index): ListItem => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        item: absoluteUrl(url),
      })),
      // The page itself; its own URL may be omitted.
      { '@type': 'ListItem', position: page.breadcrumbs.length + 1, name: current },
    ],
  };
}

/** Questions and answers on a page; `undefined` if it shows none. */
function faqPage(page: PageModel): FAQPage | undefined {
  const questions = shownBlocks(page).flatMap((block) =>
    block.type === 'questions' ? block.questions : [],
  );
  if (questions.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }): Question => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Later pages of a listing show no content blocks. */
function shownBlocks(page: PageModel): readonly ContentBlock[] {
  if (page.type === 'listing' && page.firstPage > 1) return [];
  return 'blocks' in page ? page.blocks : [];
}

/**
 * Products of a page in the order of their cards, numbered across pages, by their own pages also
 * where a card selects a size; `undefined` if it shows none. Prices are in the structured data of the product pages.
 */
function itemList(page: CategoryPage, { absoluteUrl }: UrlContext): ItemList | undefined {
  const hits = page.slots.flatMap((slot) => (slot.kind === 'product' ? [slot.hit] : []));
  if (hits.length === 0) return undefined;
  const before = (page.firstPage - 1) * page.itemsPerPage;
  return {
    '@type': 'ItemList',
    itemListElement: hits.map((hit, index): ListItem => ({
      '@type': 'ListItem',
      position: before + index + 1,
      url: absoluteUrl(hit.url),
      name: hit.name,
    })),
  };
}

/**
 * A product as shown on its page, or a product group if it has several variants. Each variant has a
 * page of its own with its price: other variants are referenced by URL only, and nothing is stated
 * that this page does not show.
 */
export function productThing(page: ProductPage, context: UrlContext): ProductThing | ProductGroup {
  const { product, chosen: variant, choices, halves } = page;
  const chosen: ProductSelection = {
    configuration: configureProduct(product, variant, choices),
    halves,
  };
  const dated = { ...context, today: page.today };
  const shared = {
    name: product.name,
    description: product.summary,
    brand: { '@type': 'Brand', name: product.brand },
    ...ratings(page),
  } as const;
  // The only variant has the page's name: there is none to distinguish it from.
  if (product.variants.length === 1) return { ...variantThing(chosen, dated), ...shared };
  const differing = variesBy(product.variants);
  return {
    '@type': 'ProductGroup',
    ...shared,
    url: context.absoluteUrl(product.url),
    productGroupID: product.sku,
    ...(differing.length > 0 && { variesBy: differing }),
    hasVariant: [variantThing(chosen, dated), ...otherVariants(chosen, context)],
  };
}

/** Ratings and reviews of a product, as shown on its page. */
type Ratings = {
  readonly aggregateRating?: AggregateRating;
  readonly review?: readonly Review[];
};

function ratings({ product, reviews }: ProductPage): Ratings {
  const shown = reviews?.overall ? reviews.reviews : [];
  return {
    ...(product.reviews && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.reviews.average,
        reviewCount: product.reviews.count,
        ...SCALE,
      },
    }),
    ...(shown.length > 0 && { review: shown.map(reviewThing) }),
  };
}

const reviewThing = ({ rating, title, text, author, date, locale }: ProductReview): Review => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  datePublished: date,
  name: title,
  reviewBody: text,
  inLanguage: languageTag(locale),
  reviewRating: { '@type': 'Rating', ratingValue: rating, ...SCALE },
});

const SCALE = { bestRating: Math.max(...RATINGS), worstRating: Math.min(...RATINGS) };
