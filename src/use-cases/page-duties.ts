import { configureProduct, type ProductConfiguration } from '../catalog/product-configuration.ts';
import { selectionOffer } from '../catalog/product-selection.ts';
import type { Hit, Product } from '../catalog/product.ts';
import type { ContentBlock } from '../content/block.ts';
import { dutiesOf, marketOf, type PageDuties } from '../duties/duties.ts';
import type { ShownGoods } from '../duties/duty-table.ts';
import { type GoodsFacts, goodsFactsOf, goodsFactsOfConfiguration } from '../duties/goods-facts.ts';
import { LEGAL_GUARANTEE_PATH, LEGAL_GUARANTEE_TITLE } from '../duties/legal-guarantee.ts';
import { statementsOf } from '../duties/statements.ts';
import { displayPriceOf, type Price } from '../pricing/price.ts';
import { ownPageEntry, pageBase } from './page-base.ts';
import type { PageModel, ProductPage, ShownCart, ToldOfGoods } from './page-model.ts';
import type { PageContext, PageOutcome } from './page-request.ts';

/** The page with the notice on the legal guarantee, which is the law's: no editor has it. */
export function showLegalGuarantee(context: PageContext): PageOutcome {
  const entry = ownPageEntry(context.request.locale, {
    path: LEGAL_GUARANTEE_PATH,
    title: LEGAL_GUARANTEE_TITLE,
  });
  const frame = pageBase(context, entry);
  return {
    kind: 'page',
    model: { type: 'content', ...frame, blocks: [], notice: 'legal-guarantee' },
  };
}

/** Adds the duties of a page, by the goods that it shows and the day on which it is shown. */
export function withDuties(page: PageModel): PageModel {
  const duties = dutiesOf(page.type, goodsOn(page), marketOf(page.locale), page.today);
  return page.type === 'product'
    ? { ...page, duties, told: toldOf(page, duties) }
    : { ...page, duties };
}

function toldOf(page: ProductPage, duties: PageDuties): ToldOfGoods {
  const { locale } = page;
  const facts = goodsFactsOfConfiguration(configurationOf(page));
  const { energy, quantity } = facts;
  return {
    statements: statementsOf(facts, duties, locale),
    ...(duties['energy-label'] && energy && { energy }),
    ...(quantity && (duties['unit-price'] || quantity.unit === 'piece') && { quantity }),
  };
}

function goodsOn(page: PageModel): readonly ShownGoods[] {
  switch (page.type) {
    case 'product':
      return [shownProduct(page)];
    case 'listing':
    case 'search':
      return page.slots.flatMap((slot) => (slot.kind === 'product' ? [shownHit(slot.hit)] : []));
    case 'home':
    case 'content':
      return page.blocks.flatMap(hitsOf).map(shownHit);
    case 'compare':
      return page.products.map(({ hit }) => shownHit(hit));
    case 'cart':
    case 'checkout':
      return shownLines(page);
    case 'form':
    case 'error':
      return [];
  }
}

/** The lines of a cart: their prices are its own, the energy class is read from their products. */
function shownLines({ cart, deliveries }: ShownCart): readonly ShownGoods[] {
  const energyOf = new Map(deliveries.map(({ sku, energy }) => [sku, energy]));
  return (cart?.items ?? []).map(({ product, price, regularPrice }) => {
    const energy = energyOf.get(product.sku);
    return {
      hasReviews: false,
      hasParts: false,
      facts: energy ? { ...NO_FACTS, energy } : NO_FACTS,
      price: regularPrice.cents > price.cents ? 'reduced' : 'regular',
    };
  });
}

const configurationOf = ({ product, chosen, choices }: ProductPage): ProductConfiguration =>
  configureProduct(product, chosen, choices);

function shownProduct(page: ProductPage): ShownGoods {
  const { halves, reviews } = page;
  const configuration = configurationOf(page);
  const { price } = selectionOffer({ configuration, halves });
  return {
    facts: goodsFactsOfConfiguration(configuration),
    price: shownPrice(price),
    hasReviews: reviews?.overall !== undefined,
    hasParts: configuration.parts.length > 0,
  };
}

/** A product of the assortment, as its page would show it first. */
export const goodsOfProduct = (product: Product): ShownGoods => ({
  facts: goodsFactsOf(product),
  price: shownPrice(product.price),
  hasReviews: product.reviews !== undefined,
  hasParts: (product.parts ?? []).length > 0,
});

const hitsOf = (block: ContentBlock): readonly Hit[] =>
  block.type === 'products' ? (block.hits ?? []) : [];

/** What a card shows of a product: its price, and what a light source carries beside it. */
const shownHit = ({ attributes, price }: Hit): ShownGoods => ({
  ...NOTHING_BESIDES,
  facts: goodsFactsOf({ attributes, catalogueId: '' }),
  price: shownPrice(price),
});

const NOTHING_BESIDES = { hasReviews: false, hasParts: false };
const NO_FACTS: GoodsFacts = { fibres: [], certificates: [], madeToMeasure: false };

function shownPrice(price: Price): ShownGoods['price'] {
  const offer = displayPriceOf(price);
  if (!offer) return 'none';
  return offer.was ? 'reduced' : 'regular';
}
