import type { Hit, Picture, Product, Variant } from '#src/catalog/product.ts';
import type { ContentBlock } from '#src/content/block.ts';
import type { Company } from '#src/content/company.ts';
import type {
  AdviceBlock,
  AdviceRuleBlock,
  ConsentBlock,
  EmailPreferencesBlock,
} from '#src/content/form-block.ts';
import type { Shell } from '#src/content/shell.ts';
import { euroCents } from '#src/pricing/money.ts';
import { EMPTY_SEARCH_ORDER } from '#src/search/search-order.ts';
import type { SeoPolicy } from '#src/seo/head.ts';
import { parseReviewQuery } from '#src/catalog/review-query.ts';
import type { Locale } from '#src/shared/locale.ts';
import type {
  CartPage,
  CategoryPage,
  CheckoutPage,
  ComparePage,
  ContentPage,
  ErrorPage,
  FormPage,
  HomePage,
  ProductPage,
  SearchPage,
} from '#src/use-cases/page-model.ts';

/* Pages as built by a use case. */

export const aHead = (title: string): SeoPolicy => ({
  status: 200,
  rule: 'content',
  title,
  description: '',
  ogTitle: title,
  ogDescription: '',
  alternates: [],
  inSitemap: false,
});

export const aCompany: Company = {
  legalName: 'Sluimer B.V.',
  street: 'Dommelpad 12',
  postalCode: '3800 ZZ',
  city: 'Amersfoort',
  country: 'NL',
};

export const aShell: Shell = {
  shopName: 'Sluimer',
  cartUrl: '/winkelwagen',
  usps: ['Gratis bezorgd'],
  menu: [{ title: 'Matrassen', url: '/matrassen', groups: [] }],
  footer: [],
  phone: { number: '033 - 123 45 67', hours: 'ma t/m vr' },
  defaults: { metaTitle: 'Sluimer', metaDescription: 'Sluimer' },
};

const frame = (url: string, title: string, locale: Locale) => ({
  locale,
  url,
  today: '2026-01-01',
  title,
  head: aHead(title),
  breadcrumbs: [{ title: 'Home', url: '/' }],
  counterparts: [],
});

export const anErrorPage = (url: string, locale: Locale = 'nl-nl'): ErrorPage => ({
  type: 'error',
  ...frame(url, `Niets op ${url}`, locale),
  text: 'Deze pagina is er niet.',
});

/** An error page for a page that exists, but is temporarily unavailable. */
export function anOutagePage(url: string, locale: Locale = 'nl-nl'): ErrorPage {
  const page = anErrorPage(url, locale);
  return { ...page, head: { ...page.head, status: 503, robots: 'noindex,nofollow' } };
}

/** An error page for a page that its editors removed for good. */
export function aRemovedPage(url: string, locale: Locale = 'nl-nl'): ErrorPage {
  const page = anErrorPage(url, locale);
  return { ...page, head: { ...page.head, status: 410, robots: 'noindex,nofollow' } };
}

export const aCartPage = (
  cart: CartPage['cart'],
  url = '/winkelwagen',
  locale: Locale = 'nl-nl',
): CartPage => ({
  type: 'cart',
  ...frame(url, 'Winkelwagen', locale),
  cart,
  isCartAway: false,
  deliveries: [],
});

/** The cart page as a checkout page. */
export const anOrderPage = (
  cart: CheckoutPage['cart'],
  url = '/bestellen',
  locale: Locale = 'nl-nl',
): CheckoutPage => ({ ...aCartPage(cart, url, locale), type: 'checkout' });

export const aPicture: Picture = { path: 'duin.webp', width: 1200, height: 900, alt: 'Matras' };

export const aVariant = (size: string, cents: number, stock = 10): Variant => ({
  sku: `DUIN-${size}`,
  size,
  ean: '8712345678906',
  price: { regular: euroCents(cents), final: euroCents(cents), default: euroCents(29_900) },
  stock,
  deliveryDays: 3,
});

export const aProduct: Product = {
  sku: 'DUIN',
  catalogueId: '00000004',
  name: 'Matras Duin',
  url: '/matras-duin',
  brand: 'Lunaro',
  attributeSetId: '37',
  categoryIds: ['7'],
  summary: 'Ligt stevig en ademt goed.',
  description: ['Eerste alinea.', 'Tweede alinea.'],
  pictures: [aPicture, { ...aPicture, path: 'duin-hoek.webp', alt: 'Hoek' }],
  price: { regular: euroCents(29_900), final: euroCents(29_900), default: euroCents(29_900) },
  attributes: [
    { code: 'matras_hardheid', label: 'Hardheid', value: 'Stevig' },
    { code: 'proefslapen', label: '90 nachten proefslapen', value: 'Ja' },
  ],
  uspAttributes: [],
  variants: [aVariant('90x200', 29_900), aVariant('160x200', 49_950), aVariant('90x210', 0, 0)],
};

export function aProductPage(
  product: Product = aProduct,
  chosen: Variant = product.variants[0],
  locale: Locale = 'nl-nl',
): ProductPage {
  const url = `${product.url}?maat=${chosen.size}`;
  return {
    type: 'product',
    ...frame(url, product.name, locale),
    product,
    chosen,
    isChosen: true,
    choices: [],
    reviews: null,
    reviewState: parseReviewQuery(''),
    blocks: [],
  };
}

/** An empty category page. */
export const aListingPage: CategoryPage = {
  ...anErrorPage('/matrassen'),
  type: 'listing',
  title: 'Matrassen',
  head: aHead('Matrassen'),
  objectId: '7',
  intro: '',
  blocks: [],
  breadcrumbs: [{ title: 'Home', url: '/' }],
  landingPages: [],
  categoryUrl: '/matrassen',
  appliedFilters: [],
  facets: [],
  filtersOrder: [],
  slots: [],
  bannersCount: 0,
  firstPage: 1,
  page: 1,
  pages: 1,
  nbHits: 0,
  itemsPerPage: 16,
  sorting: 'popular',
  queryId: '',
  indexablePaths: [],
  suggestions: [],
  compared: [],
  available: true,
};

/** An empty page of search results. */
export const aSearchPage: SearchPage = {
  ...aListingPage,
  type: 'search',
  title: 'Zoeken',
  categoryUrl: '/search',
  query: 'matras',
  entries: EMPTY_SEARCH_ORDER,
  didYouMean: [],
  topSearches: [],
};

/** A comparison of these products, each by an offer that cannot be bought. */
export const aComparePage = (hits: readonly Hit[] = []): ComparePage => ({
  type: 'compare',
  ...frame('/compare', 'Vergelijken', 'nl-nl'),
  sizes: ['90x200'],
  size: '90x200',
  isBrief: false,
  products: hits.map((hit) => ({
    hit,
    url: hit.url,
    grades: [],
    attributes: [],
    isInSize: true,
    stock: 0,
  })),
});

/** The home page with these blocks. */
export const aHomePage = (...blocks: readonly ContentBlock[]): HomePage => ({
  type: 'home',
  ...frame('/', 'Sluimer', 'nl-nl'),
  blocks,
});

/** An editor's page with these blocks. */
export const aContentPage = (...blocks: readonly ContentBlock[]): ContentPage => ({
  type: 'content',
  ...frame('/brief', 'Brief', 'nl-nl'),
  blocks,
});

/** A form without a product. */
export const aFormPage: FormPage = {
  type: 'form',
  ...frame('/write-review', 'Beoordelen', 'nl-nl'),
  form: { kind: 'review', takesPictures: true },
};

/* Blocks as editors enter them. */

const BLOCK_TEXTS = { title: '', text: '' };
const ADVICE_TEXTS = { ...BLOCK_TEXTS, link: { title: '', url: '/' } };

export const aTextBlock: ContentBlock = { type: 'text', title: '', paragraphs: [] };
export const aConsentBlock: ConsentBlock = { type: 'consent', ...BLOCK_TEXTS };
export const aPreferencesBlock: EmailPreferencesBlock = {
  type: 'email-preferences',
  ...BLOCK_TEXTS,
};
export const anAdviceBlock: AdviceBlock = { type: 'advice', ...ADVICE_TEXTS };
export const anAdviceRuleBlock: AdviceRuleBlock = { type: 'advice-rule', ...ADVICE_TEXTS };
