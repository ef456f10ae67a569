import type { OrderData, ProductData } from '#adapters/embedded/catalogue-data.ts';
import { CATEGORY_IDS, type CategoryName } from '../catalogue/category-ids.ts';
import { type Random, seededRandom } from '../seeded-random.ts';

/** A main purchase and its frequency, with further categories and their frequencies. */
type Basket = {
  readonly first: CategoryName;
  readonly share: number;
  readonly others: Readonly<Partial<Record<CategoryName, number>>>;
};

const BASKETS: readonly Basket[] = [
  { first: 'mattresses', share: 0.35, others: { toppers: 0.3, bedBases: 0.35, bedding: 0.4 } },
  { first: 'boxSprings', share: 0.15, others: { toppers: 0.15, bedding: 0.6, accessories: 0.3 } },
  { first: 'beds', share: 0.1, others: { mattresses: 0.4, bedBases: 0.5, accessories: 0.2 } },
  { first: 'bedding', share: 0.25, others: { bedding: 0.5, accessories: 0.1 } },
  { first: 'toppers', share: 0.1, others: { bedding: 0.3 } },
  { first: 'accessories', share: 0.05, others: { accessories: 0.3 } },
];

const ORDERS = 4000;
const DAYS = 90;
const DAY = 86_400_000;
const LAST_DAY = '2026-10-31';

/** Maximum number of different companions from a category per product. */
const COMPANIONS = 3;

/**
 * Orders of ninety days: best sellers are in most of them, and a product has a few companions, of
 * its brand if possible. The same products and seed give the same orders.
 */
export function ordersOf(products: readonly ProductData[], seed = 37): readonly OrderData[] {
  const random = seededRandom(seed);
  const byCategory = new Map(
    Object.entries(CATEGORY_IDS).map(([name, id]) => [
      name,
      products.filter(({ categoryIds }) => categoryIds.includes(id)),
    ]),
  );
  const productsOf = (name: string) => byCategory.get(name) ?? [];
  return Array.from({ length: ORDERS }, () => orderOf(productsOf, random)).filter(
    ({ skus }) => skus.length > 0,
  );
}

function orderOf(productsOf: (name: string) => readonly ProductData[], random: Random): OrderData {
  const { first, others } = drawn(BASKETS, ({ share }) => share, random) ?? {
    first: '',
    others: {},
  };
  const firstProduct = drawn(productsOf(first), popularityOf, random);
  const along = Object.entries(others)
    .filter(([, share]) => random() < share)
    .map(([name]) => drawn(companions(firstProduct, productsOf(name)), popularityOf, random));
  const skus = [firstProduct, ...along].flatMap((product) => product?.sku ?? []);
  return { day: drawDay(random), skus: [...new Set(skus)] };
}

/** One of the items, with a probability by share. */
function drawn<Item>(
  items: readonly Item[],
  shareOf: (item: Item) => number,
  random: Random,
): Item | undefined {
  let left = random() * items.reduce((sum, item) => sum + shareOf(item), 0);
  return items.find((item) => (left -= shareOf(item)) < 0);
}

const popularityOf = ({ popularity }: ProductData): number => popularity;

function companions(
  product: ProductData | undefined,
  products: readonly ProductData[],
): readonly ProductData[] {
  const isOther = ({ brand }: ProductData) => Number(brand !== product?.brand);
  return products
    .filter((other) => other !== product)
    .toSorted((a, b) => isOther(a) - isOther(b) || b.popularity - a.popularity)
    .slice(0, COMPANIONS);
}

/** Later days are likelier, as the shop grows. */
function drawDay(random: Random): string {
  const daysAgo = Math.floor(DAYS * (1 - Math.sqrt(random())));
  return new Date(Date.parse(LAST_DAY) - daysAgo * DAY).toISOString().slice(0, 10);
}
