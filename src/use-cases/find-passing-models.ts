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
import {
  isInDoubt,
  type Passing,
  passingSelection,
  type RoomFit,
  roomFit,
} from '../room/room-fit.ts';
import { parseWayForm } from '../room/way-form.ts';
import type { SearchResult } from '../search/search-result.ts';
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
  /**
   * Of the same kind: those that surely pass, the cheapest first, then by the headroom they take. For a
   * product that takes much headroom, those that take less, the least first.
   */
  readonly models: readonly PassingModel[];
  /**
   * A bed in smaller pieces, if none of its own kind surely passes: some of each piece. Empty if any of
   * the pieces does not surely pass.
   */
  readonly instead: readonly PassingModel[];
  /** Whether each product of its kind in this size was tried, and the catalogue told its packages. */
  readonly isComplete: boolean;
  /** Whether search and catalogue answered. */
  readonly isAvailable: boolean;
};

type PassingPorts = Pick<PagePorts, 'search' | 'log'> & { readonly catalog: ProductCatalog };

/**
 * Finds what gets into the bedroom by the way of a product URL, in the size of the selection. Each
 * has been looked up, so that it can be bought. `undefined` if the URL has no way, or the selection
 * passes it, or nobody knows. It looks nothing up any more once nobody waits for the answer.
 */
export async function findPassingModels(
  ports: PassingPorts,
  locale: Locale,
  selection: ProductSelection,
  query: string,
  isAwaited: () => boolean = () => true,
): Promise<PassingModels | undefined> {
  const { product, variant } = selection.configuration;
  const kind = bedComponentOf(product);
  const way = parseWayForm(query).read;
  if (!way?.ok || kind === undefined || variant.size === undefined) return undefined;
  const fit = roomFit(selection, way.value);
  if (!fit || (fit.verdict !== 'stopped' && !isInDoubt(fit))) return undefined;
  const search = { ports, locale, size: variant.size, way: way.value, sku: product.sku, isAwaited };
  const own = await passingOfKind(search, OF_OWN_KIND, kind);
  const models = isInDoubt(fit) ? takingLess(own.passing, fit) : own.passing;
  const pieces =
    own.passing.some(isSure) || !isAwaited()
      ? []
      : await Promise.all(
          (IN_SMALLER_PIECES[kind] ?? []).map((piece) => passingOfKind(search, OF_A_PIECE, piece)),
        );
  const sure = pieces.map(({ passing }) => passing.filter(isSure).slice(0, OF_A_PIECE.wanted));
  const instead = sure.every((found) => found.length > 0) ? sure.flat() : [];
  return {
    size: variant.size,
    models: models.slice(0, OF_OWN_KIND.wanted).map((one) => modelOf(one, locale)),
    instead: instead.map((one) => modelOf(one, locale)),
    isComplete: own.isComplete,
    isAvailable: [own, ...pieces].every(({ isAvailable }) => isAvailable),
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

/** How many that surely pass are looked for among the cheapest of a kind. */
type Extent = { readonly wanted: number; readonly lookups: number };

const OF_OWN_KIND: Extent = { wanted: 3, lookups: 24 };
const OF_A_PIECE: Extent = { wanted: 2, lookups: 12 };
const LOOKUPS_AT_ONCE = 6;

type PassingSearch = {
  readonly ports: PassingPorts;
  readonly locale: Locale;
  readonly size: string;
  readonly way: Way;
  /** Of the product that is stopped. */
  readonly sku: string;
  readonly isAwaited: () => boolean;
};

type Found = Passing & { readonly product: Product };

/** What was found of a kind; the rest as in {@link PassingModels}. */
type FoundOfKind = Pick<PassingModels, 'isComplete' | 'isAvailable'> & {
  /** What surely passes first, the cheapest first. */
  readonly passing: readonly Found[];
};

async function passingOfKind(
  search: PassingSearch,
  extent: Extent,
  kind: BedComponent,
): Promise<FoundOfKind> {
  const { status, hits, nbHits } = await hitsOfKind(search, extent, kind);
  const skus = hits.map(({ sku }) => sku).filter((sku) => sku !== search.sku);
  const tried: Tried[] = [];
  const found = () => tried.filter((one) => typeof one !== 'string');
  while (tried.length < skus.length && search.isAwaited()) {
    if (found().filter(isSure).length >= extent.wanted) break;
    const some = skus.slice(tried.length, tried.length + LOOKUPS_AT_ONCE);
    tried.push(...(await Promise.all(some.map((sku) => passingOf(search, sku)))));
  }
  const isAvailable = status === 200 && !tried.includes('unavailable');
  const isTried = tried.length === skus.length && nbHits <= hits.length;
  return {
    passing: found().toSorted(
      (one, other) => doubtOf(one) - doubtOf(other) || centsOf(one) - centsOf(other),
    ),
    isComplete: isAvailable && isTried && !tried.includes('unknown'),
    isAvailable,
  };
}

async function hitsOfKind(
  { ports: { search, log }, locale, size }: PassingSearch,
  { lookups }: Extent,
  kind: BedComponent,
): Promise<Pick<SearchResult, 'status' | 'hits' | 'nbHits'>> {
  const category = CATEGORIES[kind];
  if (category === undefined) return { status: 200, hits: [], nbHits: 0 };
  return queryProducts(
    { ports: { search, log }, request: { locale }, shell: {} },
    {
      objectId: objectIdOfKind(category),
      selection: [{ kind: 'values', name: SIZE_FACET, values: sizesOfKind(kind, size) }],
      page: 1,
      sorting: 'price-asc',
      itemsPerPage: lookups,
    },
  );
}

/** The sizes in which a kind fills a bed of this size: a base may be one of two. */
function sizesOfKind(kind: BedComponent | undefined, size: string): readonly string[] {
  const half = halfSize({ width: sizeWidth(size), length: sizeLength(size) });
  return kind === 'base' && half !== undefined ? [size, half] : [size];
}

/** `stopped` includes what is sold out, or sold no more. */
type Tried = Found | 'stopped' | 'unknown' | 'unavailable';

async function passingOf(
  { ports: { catalog }, locale, size, way }: PassingSearch,
  sku: string,
): Promise<Tried> {
  const answer = await catalog.product(locale, sku);
  if (!answer.ok) return answer.error.kind === 'product-not-found' ? 'stopped' : 'unavailable';
  const product = answer.value;
  const selection = selectionOfSize(product, size);
  const passing = selection ? passingSelection(selection, way) : 'stopped';
  return typeof passing === 'string' ? passing : { ...passing, product };
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

/** What takes less headroom than a fit, the least first. */
const takingLess = (
  passing: readonly Found[],
  { headroom: most = 0 }: Pick<RoomFit, 'headroom'>,
): readonly Found[] =>
  passing
    .filter(({ headroom = 0 }) => headroom < most)
    .toSorted((one, other) => (one.headroom ?? 0) - (other.headroom ?? 0));

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
