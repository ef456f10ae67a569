import type { ContentSource } from '#ports/content-source.ts';
import type { Assortment } from '#ports/product-catalog.ts';
import { productType } from '../catalog/product-type.ts';
import type { Product } from '../catalog/product.ts';
import { blockTexts } from '../content/block.ts';
import type { PageEntry, SitemapPage } from '../content/page-entry.ts';
import type { Shell } from '../content/shell.ts';
import { type ClaimInTexts, claimsInTexts, claimsOfProduct } from '../duties/claims.ts';
import { goodsFactsOf } from '../duties/goods-facts.ts';
import { missingFacts } from '../duties/missing-facts.ts';
import { mapConcurrently } from '../shared/lists.ts';
import { countryOf, type Locale } from '../shared/locale.ts';

/** What a shop lacks or says that the law of a country does not allow, for its operator. */
export type LegalProblem = {
  readonly level: 'warning';
  readonly locale: Locale;
  readonly kind: 'goods-without-facts' | 'goods-lack-facts' | 'fact-unreadable' | 'unproven-claim';
  /** What is concerned and why: `fibres of HAL-EKO: Regulation (EU) No 1007/2011, …`. */
  readonly detail: string;
};

/** Gathers the problems of a locale from its products and pages, which are told one by one. */
export type LegalProblems = {
  addProduct(product: Product): void;
  /** Goods that were left out already because they lack facts. */
  addWithheld(count: number): void;
  /** A page as it is listed, or with its blocks. */
  addPage(page: SitemapPage | PageEntry): void;
  /** What surrounds every page. */
  addShell(shell: Shell): void;
  /**
   * How many goods lack facts; a line for each attribute and law, and for each claim, with the first
   * that have it.
   */
  found(): readonly LegalProblem[];
};

/** `day` is the day by whose laws the shop is looked at: `2026-11-27`. */
export function gatherLegalProblems(locale: Locale, day: string): LegalProblems {
  const places = new Map<string, Set<string>>();
  const goodsSeen = { all: 0, lacking: 0 };
  const add = (kind: LegalProblem['kind'], what: string, why: string, place: string): void => {
    const key = JSON.stringify([kind, what, why]);
    const known = places.get(key) ?? new Set<string>();
    if (places.size < MAX_PROBLEMS || known.size > 0) places.set(key, known.add(place));
  };
  const addClaims = (claims: readonly ClaimInTexts[], place: string): void => {
    for (const { finding } of claims)
      add('unproven-claim', `"${finding.word}"`, finding.source, place);
  };
  return {
    addProduct(product) {
      const goods = goodsFactsOf(product);
      const lacked = missingFacts(goods, productType(product), countryOf(locale), day);
      goodsSeen.all += 1;
      if (lacked.length > 0) goodsSeen.lacking += 1;
      for (const { attributes, source } of lacked)
        add('goods-lack-facts', attributes.join(', '), source, product.sku);
      const told = new Set(lacked.flatMap(({ attributes }) => attributes));
      for (const code of goods.unreadable.filter((one) => !told.has(one)))
        add('fact-unreadable', code, 'docs/magento.md', product.sku);
      addClaims(claimsOfProduct(product, locale), product.sku);
    },
    addWithheld(count) {
      goodsSeen.all += count;
      goodsSeen.lacking += count;
    },
    addPage(page) {
      const { metaTitle = '', metaDescription = '' } = page.metadata;
      const blocks = 'blocks' in page ? (page.blocks ?? []).flatMap(blockTexts) : [];
      const texts = [page.title, metaTitle, metaDescription, ...blocks];
      addClaims(claimsInTexts(texts, locale), page.url);
    },
    addShell(shell) {
      addClaims(claimsInTexts(shellTexts(shell), locale), 'the shell');
    },
    found: () => [
      ...withoutFacts(locale, goodsSeen),
      ...Array.from(places, ([key, found]): LegalProblem => {
        const [kind, what, why] = JSON.parse(key) as [LegalProblem['kind'], string, string];
        return { level: 'warning', locale, kind, detail: `${what} of ${listed(found)}: ${why}` };
      }),
    ],
  };
}

/** How many goods the shop is without, or would be, and the setting that decides it. */
function withoutFacts(
  locale: Locale,
  { all, lacking }: { readonly all: number; readonly lacking: number },
): readonly LegalProblem[] {
  if (lacking === 0) return [];
  const detail = `${lacking} of ${all} products lack what the law asks to tell of them: GOODS_WITHOUT_FACTS=withhold keeps them out of the shop, sell sells them meanwhile (docs/magento.md)`;
  return [{ level: 'warning', locale, kind: 'goods-without-facts', detail }];
}

/** Promises, menu and footer, the head's defaults, and the editors' words in addresses of filters. */
function shellTexts({ shopName, usps, menu, footer, defaults, filterTranslations = [] }: Shell) {
  const groups = [...menu.flatMap((item) => item.groups), ...footer];
  return [
    shopName,
    ...usps,
    ...menu.flatMap(({ title, image }) => [title, image?.caption ?? '']),
    ...groups.map(({ title }) => title),
    ...groups.flatMap(({ links }) => links.map(({ title }) => title)),
    defaults.metaTitle,
    defaults.metaDescription,
    ...filterTranslations.map(({ value }) => value),
  ];
}

/** Of an unknown shop; the others are seen when these are mended. */
const MAX_PROBLEMS = 200;

function listed(places: ReadonlySet<string>): string {
  const shown = [...places].slice(0, MAX_NAMED);
  const more = places.size - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

const MAX_NAMED = 5;

/** How many products and content pages are looked at, the best sellers first: others the index run sees. */
const MAX_PRODUCTS = 1000;
const PRODUCTS_PER_PAGE = 100;
const MAX_PAGES = 200;

type ShopTexts = {
  readonly assortment: Pick<Assortment, 'products'>;
  readonly content: Pick<ContentSource, 'sitemapPages' | 'pageByUrl' | 'shell'>;
};

/**
 * Looks for problems among the products that sell best and the content pages of a locale. What cannot be read
 * is not looked at: other checks say that it is unavailable.
 */
export async function findLegalProblems(
  { assortment, content }: ShopTexts,
  locale: Locale,
  day: string,
): Promise<readonly LegalProblem[]> {
  const problems = gatherLegalProblems(locale, day);
  const [goods, pages, shell] = await Promise.all([
    bestSellers(assortment, locale),
    content.sitemapPages(locale, ['Content', 'Lister', 'Home']),
    content.shell(locale),
  ]);
  if (shell.ok) problems.addShell(shell.value);
  for (const product of goods) problems.addProduct(product);
  await mapConcurrently(pages.ok ? pages.value.slice(0, MAX_PAGES) : [], async (page) => {
    const found = await content.pageByUrl(locale, page.url);
    problems.addPage(found.ok && found.value?.uid === page.uid ? found.value : page);
  });
  return problems.found();
}

/** The first products of the assortment, as far as they can be read. */
async function bestSellers(
  assortment: ShopTexts['assortment'],
  locale: Locale,
): Promise<readonly Product[]> {
  const found: Product[] = [];
  for (let page = 1; page <= MAX_PRODUCTS / PRODUCTS_PER_PAGE; page += 1) {
    const answer = await assortment.products(locale, { page, productsPerPage: PRODUCTS_PER_PAGE });
    if (!answer.ok) return found;
    found.push(...answer.value.products);
    if (page * PRODUCTS_PER_PAGE >= answer.value.total) return found;
  }
  return found;
}
