import type { ProductCatalog } from '#ports/product-catalog.ts';
import { objectIdOfKind, type CategoryKind } from '../catalog/categories.ts';
import {
  availableVariantOfSize,
  bedComponentOf,
  type BedComponent,
} from '../catalog/compatible-products.ts';
import { configureProduct } from '../catalog/product-configuration.ts';
import {
  configurationUrl,
  type ProductSelection,
  selectionOffer,
} from '../catalog/product-selection.ts';
import { type Picture, type Product, sizeLength, sizeWidth } from '../catalog/product.ts';
import { variantPictures } from '../catalog/product-pictures.ts';
import { SIZE_FACET } from '../filters/facet.ts';
import { halfSize } from '../my-bed/my-bed.ts';
import type { Price } from '../pricing/price.ts';
import type { Way } from '../room/passage.ts';
import { isInDoubt, type Passing, passingSelection, roomFit } from '../room/room-fit.ts';
import { parseWayForm } from '../room/way-form.ts';
import type { Locale } from '../shared/locale.ts';
import type { PagePorts } from './page-request.ts';
import { queryProducts } from './query-products.ts';

/** A product that gets into the bedroom by the way of the URL, in the size that was asked for. */
export type PassingModel = Pick<Product, 'sku' | 'name'> & {
  /** Path and query of its page with the size, and with the choices that it takes. */
  readonly url: string;
  readonly picture: Picture;
  readonly price: Price;
  /** Working days until delivery. */
  readonly days: number;
  /** What it takes, in centimetres, if that of the stair is unknown. */
  readonly headroom?: number;
  /** What has to be chosen, if it does not get there as it is listed: `Matras: Natuurlatex`. */
  readonly chosen?: string;
  /** The size of each, if it takes two: `80x200`. Price and days are those of both. */
  readonly two?: string;
};

/** What gets into the bedroom in place of a product that is stopped or takes much headroom. */
export type PassingModels = {
  readonly size: string;
  /** Of the same kind: those that surely pass, the cheapest first, then by the headroom they take. */
  readonly models: readonly PassingModel[];
  /**
   * A bed in smaller pieces, if none of its own kind surely passes: some of each piece. Empty if any of
   * the pieces does not surely pass.
   */
  readonly instead: readonly PassingModel[];
};

type PassingPorts = Pick<PagePorts, 'search' | 'log'> & { readonly catalog: ProductCatalog };

/**
 * Finds what gets into the bedroom by the way of a product URL, in the size of the selection. Each
 * has been looked up, so that it can be bought. `undefined` if the URL has no way, or the selection
 * passes it, or nobody knows.
 */
export async function findPassingModels(
  ports: PassingPorts,
  locale: Locale,
  selection: ProductSelection,
  query: string,
): Promise<PassingModels | undefined> {
  const { product, variant } = selection.configuration;
  const kind = bedComponentOf(product);
  const way = parseWayForm(query).read;
  if (!way?.ok || kind === undefined || variant.size === undefined) return undefined;
  const fit = roomFit(selection, way.value);
  if (!fit || (fit.verdict !== 'stopped' && !isInDoubt(fit))) return undefined;
  const search = { ports, locale, size: variant.size, way: way.value };
  const own = await passingOfKind(search, kind, product.sku);
  const models = isInDoubt(fit) ? own.filter(isSure) : own;
  const pieces = own.some(isSure)
    ? []
    : await Promise.all(
        (IN_SMALLER_PIECES[kind] ?? []).map((piece) => passingOfKind(search, piece, product.sku)),
      );
  const sure = pieces.map((found) => found.filter(isSure).slice(0, MAX_OF_PIECE));
  const instead = sure.every((found) => found.length > 0) ? sure.flat() : [];
  return {
    size: variant.size,
    models: models.slice(0, MAX_MODELS).map((one) => modelOf(one, locale)),
    instead: instead.map((one) => modelOf(one, locale)),
  };
}

/** What makes a bed as well, one of each, and comes in smaller pieces. */
const IN_SMALLER_PIECES: Readonly<Partial<Record<BedComponent, readonly BedComponent[]>>> = {
  'box-spring': ['bed-frame', 'base', 'mattress'],
};

const CATEGORIES: Readonly<Partial<Record<BedComponent, CategoryKind>>> = {
  mattress: 'mattresses',
  'box-spring': 'boxSprings',
  'bed-frame': 'beds',
  base: 'bedBases',
  topper: 'toppers',
};

const MAX_MODELS = 3;
const MAX_OF_PIECE = 2;
/** Lookups of a kind, of the cheapest; so many at once, until enough surely pass. */
const MAX_LOOKUPS = 24;
const LOOKUPS_AT_ONCE = 6;

type PassingSearch = {
  readonly ports: PassingPorts;
  readonly locale: Locale;
  readonly size: string;
  readonly way: Way;
};

type Found = Passing & { readonly product: Product };

async function passingOfKind(
  search: PassingSearch,
  kind: BedComponent,
  without: string,
): Promise<readonly Found[]> {
  const skus = (await skusOfKind(search, kind)).filter((sku) => sku !== without);
  const found: Found[] = [];
  for (let from = 0; from < skus.length; from += LOOKUPS_AT_ONCE) {
    if (found.filter(isSure).length >= MAX_MODELS) break;
    const some = skus.slice(from, from + LOOKUPS_AT_ONCE);
    found.push(...(await Promise.all(some.map((sku) => passingOf(search, sku)))).flat());
  }
  return found.toSorted(
    (one, other) => doubtOf(one) - doubtOf(other) || centsOf(one) - centsOf(other),
  );
}

async function skusOfKind(
  { ports: { search, log }, locale, size }: PassingSearch,
  kind: BedComponent,
): Promise<readonly string[]> {
  const category = CATEGORIES[kind];
  if (category === undefined) return [];
  const { hits } = await queryProducts(
    { ports: { search, log }, request: { locale }, shell: {} },
    {
      objectId: objectIdOfKind(category),
      selection: [{ kind: 'values', name: SIZE_FACET, values: sizesOfKind(kind, size) }],
      page: 1,
      sorting: 'price-asc',
      itemsPerPage: MAX_LOOKUPS,
    },
  );
  return hits.map(({ sku }) => sku);
}

/** The sizes in which a kind fills a bed of this size: a base may be one of two. */
function sizesOfKind(kind: BedComponent | undefined, size: string): readonly string[] {
  const half = halfSize({ width: sizeWidth(size), length: sizeLength(size) });
  return kind === 'base' && half !== undefined ? [size, half] : [size];
}

async function passingOf(
  { ports: { catalog }, locale, size, way }: PassingSearch,
  sku: string,
): Promise<readonly Found[]> {
  const answer = await catalog.product(locale, sku);
  if (!answer.ok) return [];
  const product = answer.value;
  const selection = selectionOfSize(product, size);
  const passing = selection && passingSelection(selection, way);
  return passing ? [{ ...passing, product }] : [];
}

/** What is in stock for a bed of this size: one, or else two. */
function selectionOfSize(product: Product, size: string): ProductSelection | undefined {
  const [whole, half] = sizesOfKind(bedComponentOf(product), size).map((one) =>
    availableVariantOfSize(product, one),
  );
  if (whole) return { configuration: configureProduct(product, whole, []) };
  if (!half || half.stock < 2) return undefined;
  const halves = { left: half, right: half };
  return { configuration: configureProduct(product, half, []), halves };
}

const isSure = (found: Found): boolean => doubtOf(found) === 0;

/** Headroom that many stairs do not have, in centimetres; zero if it takes no more than usual. */
const doubtOf = ({ headroom = 0 }: Found): number =>
  isInDoubt({ verdict: 'passes', headroom }) ? headroom : 0;

const centsOf = ({ selection }: Found): number => selectionOffer(selection).price.final.cents;

function modelOf({ product, selection, headroom, chosen }: Found, locale: Locale): PassingModel {
  const { configuration, halves } = selection;
  const { price, days } = selectionOffer(selection);
  const isWhole = configuration.variant.size !== halves?.left.size;
  return {
    sku: product.sku,
    name: product.name,
    url: configurationUrl(configuration, isWhole ? halves : undefined, locale),
    picture: variantPictures(product, configuration.variant)[0],
    price,
    days,
    ...(headroom !== undefined && { headroom }),
    ...(chosen && { chosen: `${chosen.part.label}: ${chosen.choice.label}` }),
    ...(halves?.left.size !== undefined && { two: halves.left.size }),
  };
}
