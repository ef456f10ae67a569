import { availableHalves } from '../catalog/bed-halves.ts';
import { isCompatible } from '../catalog/bundle-conflicts.ts';
import { defaultChoices, withChoice } from '../catalog/bundle.ts';
import { byAvailabilityThenPrice } from '../catalog/choose-variant.ts';
import type { Product } from '../catalog/product.ts';
import { memoizeRecent } from '../shared/memoize.ts';
import { isBed } from './footprint.ts';
import type { PackedChoice, PackedModel } from './packed-model.ts';
import {
  type Package,
  type PackedGoods,
  packedGoodsOf,
  packingOfGoods,
  PART_OF_PIECE,
} from './packages.ts';
import type { Way } from './passage.ts';
import {
  headroomOf,
  isBetter,
  isInDoubt,
  packingFit,
  type RoomFit,
  stoppedPackages,
} from './room-fit.ts';
import { parseWayForm } from './way-form.ts';

/** `undefined` for what is no bed, does not come in the size, or of which no packages are known. */
export function packedModelOf(product: Product, size: string): PackedModel | undefined {
  const [variant] = product.variants
    .filter((one) => one.size === size)
    .toSorted(byAvailabilityThenPrice);
  const packed = variant && isBed(product, variant) ? packedGoodsOf(product, variant) : undefined;
  if (!variant || !packed) return undefined;
  const half = availableHalves(product, variant, {})?.left.size;
  return {
    sku: product.sku,
    size,
    packed,
    ...(half !== undefined && { half }),
    others: othersOf(product, packed),
  };
}

/** One choice is changed at a time, as on the page of the product. */
function othersOf(product: Product, packed: PackedGoods): readonly PackedChoice[] {
  const parts = product.parts ?? [];
  const listed = defaultChoices(parts);
  const packedAs = (uids: readonly string[]) => JSON.stringify(packingOfGoods(packed, uids));
  const own = packedAs([]);
  return parts.flatMap((part) =>
    part.choices
      .slice(1)
      .filter(
        (choice) =>
          !choice.isSoldOut &&
          packedAs([choice.uid]) !== own &&
          isCompatible(withChoice(listed, { part, choice })),
      )
      .map(({ uid, label }) => ({ uid, part: part.key, label: `${part.label}: ${label}` })),
  );
}

/** Whether a bed of a list gets into the bedroom, and how. */
export type ModelFit =
  | { readonly verdict: 'passes' | 'depends'; readonly headroom?: number }
  /** Only as two halves, or only with another choice. */
  | { readonly verdict: 'passes-as'; readonly half: string; readonly headroom?: number }
  | { readonly verdict: 'passes-with'; readonly label: string; readonly headroom?: number }
  /** Names the first package that is stopped. */
  | { readonly verdict: 'stopped'; readonly stopped: Package }
  | { readonly verdict: 'unknown' };

/** The same verdict as `passingSelection` has for the product itself. */
export function modelFit(model: PackedModel, way: Way): ModelFit {
  const fit = fitOf(model, way, []);
  if (fit.verdict === 'passes' && !isInDoubt(fit)) return { verdict: 'passes', ...headroomOf(fit) };
  const instead = [...asHalves(model, way), ...withOthers(model, way, fit)];
  const found = instead.find(({ tried }) => tried.verdict === 'passes' && isBetter(tried, fit));
  if (found) return { ...found.as, ...headroomOf(found.tried) };
  if (fit.verdict === 'passes') return { verdict: 'depends', ...headroomOf(fit) };
  const [first] = stoppedPackages(fit);
  const isUnknown = [fit, ...instead.map(({ tried }) => tried)].some(
    ({ verdict }) => verdict === 'unknown',
  );
  return !first || isUnknown
    ? { verdict: 'unknown' }
    : { verdict: 'stopped', stopped: first.found };
}

type Instead = {
  readonly tried: RoomFit;
  readonly as:
    | { readonly verdict: 'passes-as'; readonly half: string }
    | { readonly verdict: 'passes-with'; readonly label: string };
};

/** Both halves have the packages of one of them. */
function asHalves({ packed, half }: PackedModel, way: Way): readonly Instead[] {
  if (half === undefined) return [];
  const tried = packingFit(packingOfGoods({ ...packed, size: half }, []), way);
  return [{ tried, as: { verdict: 'passes-as', half } }];
}

function withOthers(model: PackedModel, way: Way, fit: RoomFit): readonly Instead[] {
  const failing = new Set(
    fit.packages
      .filter(({ passage }) => !passage.passes || isInDoubt({ verdict: 'passes', ...passage }))
      .map(({ found }) => PART_OF_PIECE[found.piece]),
  );
  return model.others
    .filter(({ part }) => failing.has(part))
    .map(({ uid, label }) => ({
      tried: fitOf(model, way, [uid]),
      as: { verdict: 'passes-with', label },
    }));
}

const fitOf = ({ packed }: PackedModel, way: Way, uids: readonly string[]): RoomFit =>
  packingFit(packingOfGoods(packed, uids), way);

/** Whether it gets into the bedroom, with a choice or as halves if need be. */
export const doesPass = ({ verdict }: ModelFit): boolean => verdict.startsWith('passes');

/**
 * The way of a query string, one object for all that try it, so that alike packages are tried once;
 * `undefined` if it cannot be read.
 */
export const wayOfQuery: (query: string) => Way | undefined = memoizeRecent(2, (query) => {
  const { read } = parseWayForm(query);
  return read?.ok ? read.value : undefined;
});

/**
 * The measures of a package by which it is stopped, the two largest, smaller first; in centimetres.
 */
export function bulkOf({ measures }: Package): readonly [number, number] {
  const [, width = 0, length = 0] = measures.toSorted((one, other) => one - other);
  return [width, length];
}
