import { availableHalves, isForTwo } from '../catalog/bed-halves.ts';
import { isCompatible } from '../catalog/bundle-conflicts.ts';
import { type ChosenPart, withChoice } from '../catalog/bundle.ts';
import type { ProductSelection } from '../catalog/product-selection.ts';
import { sizeLength, sizeWidth, type Variant } from '../catalog/product.ts';
import { memoizePerObject } from '../shared/memoize.ts';
import { type Package, type Packing, packingOf, PART_OF_PIECE, type Piece } from './packages.ts';
import { canPass, type Passage, type Stopped, type Way } from './passage.ts';

/** Whether a selection gets into the bedroom, package by package. */
export type RoomFit = {
  /** `unknown`: none is stopped, but of some pieces the catalogue does not tell the packages. */
  readonly verdict: 'passes' | 'stopped' | 'unknown';
  /** What all packages that pass take, in centimetres, if that of the stair is unknown. */
  readonly headroom?: number;
  readonly packages: readonly FittedPackage[];
  readonly unknown: readonly Piece[];
  /** What passes in its place, if something is stopped or takes much headroom. */
  readonly offer?: FitOffer;
};

export type FittedPackage = { readonly found: Package; readonly passage: Passage };

/** A selection of the same product that passes, by what is different in it. */
export type FitOffer = {
  readonly selection: ProductSelection;
  /** As in {@link RoomFit}. */
  readonly headroom?: number;
} & (
  | { readonly kind: 'halves' }
  | { readonly kind: 'choice'; readonly chosen: ChosenPart }
  | { readonly kind: 'size'; readonly variant: Variant }
);

/** The fit of a selection; `undefined` if the catalogue tells nothing of its packages. */
export function roomFit(selection: ProductSelection, way: Way): RoomFit | undefined {
  const fit = fitOf(selection, way);
  if (!fit || (fit.verdict !== 'stopped' && !isInDoubt(fit))) return fit;
  for (const offer of offersFor(selection, fit)) {
    const offered = fitOf(offer.selection, way);
    if (offered?.verdict === 'passes' && isBetter(offered, fit)) {
      return { ...fit, offer: { ...offer, ...headroomOf(offered) } };
    }
  }
  return fit;
}

/** A selection that gets into the bedroom, and the choice that it takes for that, if any. */
export type Passing = Pick<RoomFit, 'headroom'> & {
  readonly selection: ProductSelection;
  readonly chosen?: ChosenPart;
};

/**
 * The selection if it gets into the bedroom, otherwise two halves or another choice of its stopped part
 * that do, in the same size. `stopped` if none does, `unknown` if the catalogue does not tell.
 */
export function passingSelection(
  selection: ProductSelection,
  way: Way,
): Passing | 'stopped' | 'unknown' {
  const fit = fitOf(selection, way);
  if (!fit) return 'unknown';
  const own = { selection, ...headroomOf(fit) };
  if (fit.verdict === 'passes' && !isInDoubt(fit)) return own;
  const verdicts = new Set([fit.verdict]);
  for (const offer of [...halvesOf(selection), ...choicesOf(selection, fit)]) {
    const offered = fitOf(offer.selection, way);
    if (offered?.verdict === 'passes' && isBetter(offered, fit)) {
      return {
        selection: offer.selection,
        ...headroomOf(offered),
        ...(offer.kind === 'choice' && { chosen: offer.chosen }),
      };
    }
    if (offered) verdicts.add(offered.verdict);
  }
  if (fit.verdict === 'passes') return own;
  return verdicts.has('unknown') ? 'unknown' : 'stopped';
}

/** Whether everything passes, but only with a headroom that many stairs do not have. */
export const isInDoubt = ({
  verdict,
  headroom = 0,
}: Pick<RoomFit, 'verdict' | 'headroom'>): boolean =>
  verdict === 'passes' && headroom > USUAL_HEADROOM;

/**
 * In centimetres. A choice of ours: codes ask for this or little more above new stairs (DIN 18065:
 * 200 cm, IRC R311.7.2: 203 cm).
 */
export const USUAL_HEADROOM = 200;

/** Whether an offer is any better than what passes with much headroom: it surely passes. */
export const isBetter = (offered: RoomFit, fit: RoomFit): boolean =>
  !isInDoubt(fit) || !isInDoubt(offered);

export const headroomOf = ({ headroom }: Pick<RoomFit, 'headroom'>): Pick<RoomFit, 'headroom'> =>
  headroom === undefined ? {} : { headroom };

/** The packages that are stopped. */
export const stoppedPackages = ({
  packages,
}: RoomFit): readonly { readonly found: Package; readonly passage: Stopped }[] =>
  packages.flatMap(({ found, passage }) => (passage.passes ? [] : [{ found, passage }]));

function fitOf(selection: ProductSelection, way: Way): RoomFit | undefined {
  const packing = packingOf(selection);
  return packing && packingFit(packing, way);
}

/** Whether all of these packages get into the bedroom; offers nothing in their place. */
export function packingFit({ packages: found, unknown }: Packing, way: Way): RoomFit {
  const passages = passagesOn(way);
  const packages = found.map((one) => ({ found: one, passage: passageOf(one, way, passages) }));
  const isStopped = packages.some(({ passage }) => !passage.passes);
  const passing = unknown.length > 0 ? ('unknown' as const) : ('passes' as const);
  const headrooms = packages.flatMap(({ passage }) =>
    passage.passes && passage.headroom !== undefined ? [passage.headroom] : [],
  );
  return {
    verdict: isStopped ? 'stopped' : passing,
    packages,
    unknown,
    ...(headrooms.length > 0 && { headroom: Math.max(...headrooms) }),
  };
}

type Passages = Map<string, Passage>;

/** Passages of a way that are known: most packages of a shop are alike. */
const passagesOn: (way: Way) => Passages = memoizePerObject(() => new Map());

function passageOf(found: Package, way: Way, known: Passages): Passage {
  const key = `${found.kind} ${found.measures.join()}`;
  const passage = known.get(key) ?? canPass(found, way);
  known.set(key, passage);
  return passage;
}

/** What may pass instead, the likest first: two halves, another choice of a part, a narrower bed. */
const offersFor = (selection: ProductSelection, fit: RoomFit): readonly FitOffer[] => [
  ...halvesOf(selection),
  ...choicesOf(selection, fit),
  ...narrowerOf(selection),
];

function halvesOf({ configuration, halves }: ProductSelection): readonly FitOffer[] {
  const { product, variant } = configuration;
  const found = halves ? undefined : availableHalves(product, variant, {});
  return found ? [{ kind: 'halves', selection: { configuration, halves: found } }] : [];
}

/** Other choices of the parts that are stopped or take much headroom, one part at a time. */
function choicesOf({ configuration }: ProductSelection, fit: RoomFit): readonly FitOffer[] {
  const failing = fit.packages.filter(
    ({ passage }) => !passage.passes || (passage.headroom ?? 0) > USUAL_HEADROOM,
  );
  const stopped = new Set(failing.map(({ found }) => PART_OF_PIECE[found.piece]));
  return configuration.parts
    .filter(({ part }) => stopped.has(part.key))
    .flatMap(({ part, choice }) =>
      part.choices.flatMap((other): readonly FitOffer[] => {
        const chosen = { part, choice: other };
        const parts = withChoice(configuration.parts, chosen);
        if (other === choice || other.isSoldOut || !isCompatible(parts)) return [];
        return [
          { kind: 'choice', chosen, selection: { configuration: { ...configuration, parts } } },
        ];
      }),
    );
}

/** Variants in stock for as many sleepers that are a little narrower and else alike, the widest first. */
function narrowerOf({ configuration }: ProductSelection): readonly FitOffer[] {
  const { product, variant } = configuration;
  const { size = '' } = variant;
  return product.variants
    .filter(
      (one) =>
        one.stock > 0 &&
        sizeLength(one.size ?? '') === sizeLength(size) &&
        sizeWidth(one.size ?? '') < sizeWidth(size) &&
        sizeWidth(one.size ?? '') >= sizeWidth(size) - MAX_NARROWER &&
        isForTwo(one) === isForTwo(variant) &&
        optionsOf(one) === optionsOf(variant),
    )
    .toSorted((one, other) => sizeWidth(other.size ?? '') - sizeWidth(one.size ?? ''))
    .map((one) => ({
      kind: 'size',
      variant: one,
      selection: { configuration: { ...configuration, variant: one } },
    }));
}

/** In centimetres: a bed that is narrower still is no answer to the one that was asked for. */
const MAX_NARROWER = 20;

const optionsOf = ({ options = [] }: Variant): string => options.map(({ key }) => key).join();
