import type { ProductCatalog } from '#ports/product-catalog.ts';
import type { AdviceResult } from '../advice/advise.ts';
import { type AdviceRules, gradeOf } from '../advice/advice-rules.ts';
import { centsOf, halvesPiece, onePieceOf, pieceOf, variantOf } from '../advice/advised-piece.ts';
import {
  bears,
  bestOffers,
  byBudgetThenFit,
  centsOver,
  factsOfBoth,
  fitReasons,
  isOverBudget,
  mattressFacts,
  type MattressFacts,
  type MattressNeeds,
  type Offered,
  type Ranked,
} from '../advice/mattress-fit.ts';
import { type AdvisedBed, type AdvisedPiece, MAX_BEDS } from '../advice/shown-advice.ts';
import { halvesStock } from '../catalog/bed-halves.ts';
import { objectIdOfKind } from '../catalog/categories.ts';
import type { Firmness } from '../catalog/firmness.ts';
import type { Variant } from '../catalog/product.ts';
import { SIZE_FACET } from '../filters/facet.ts';
import { DEFAULT_SORTING } from '../search/sorting-and-page-size.ts';
import type { Locale } from '../shared/locale.ts';
import type { PagePorts } from './page-request.ts';
import { queryProducts } from './query-products.ts';

type AdvicePorts = Pick<PagePorts, 'search' | 'log'> & { readonly catalog: ProductCatalog };

/** What is searched: the firmness of every side, the size, and what else counts. */
export type BedSearch = {
  readonly locale: Locale;
  readonly rules: AdviceRules;
  readonly result: AdviceResult;
  readonly needs: MattressNeeds;
};

/** Lookups of a size, as many as give three even if the best are sold out; so many at once. */
const MAX_LOOKUPS = 18;
const LOOKUPS_AT_ONCE = 6;
const MAX_HITS = 60;

/**
 * Finds up to three beds for a result, the best first; each has been looked up, so that it can be
 * bought. In the advised size if there is one, otherwise the next size that is as long, and then a
 * shorter one; the size of a bed says which. If nothing of the firmness bears a sleeper, a firmer
 * one that does; the bed says so.
 */
export async function findAdvisedMattresses(
  ports: AdvicePorts,
  search: BedSearch,
): Promise<readonly AdvisedBed[]> {
  for (const [step, result] of firmerResults(search).entries()) {
    for (const size of sizesFor(search)) {
      const found = await findInSize(ports, { ...search, result }, size);
      if (found.length > 0) return step === 0 ? found : found.map(asFirmer);
    }
  }
  return [];
}

const asFirmer = (bed: AdvisedBed): AdvisedBed => ({
  ...bed,
  reasons: bed.reasons.filter(({ code }) => code !== 'grade'),
  isFirmer: true,
});

/**
 * The result, then firmer ones for sleepers who weigh more than every mattress bears: as little
 * firmer as can be. One mattress for two becomes firmer for both.
 */
function firmerResults(search: BedSearch): readonly AdviceResult[] {
  const { rules, result } = search;
  const loads = loadsOf(search);
  const stepsFor = (side: ResultSide, load: number): readonly ResultSide[] =>
    load > rules.minLoad ? [side, ...firmerSides(rules, side)] : [side];
  if (result.mattresses === 1) {
    const steps = result.sides.slice(0, 1).flatMap((side) => stepsFor(side, Math.max(...loads)));
    const firmer = steps.slice(1).map(({ firmness }) =>
      withSides(
        result,
        result.sides.map((side) => ({ ...side, firmness })),
      ),
    );
    return [result, ...firmer];
  }
  const [first = [], second = []] = result.sides.map((side, index) =>
    stepsFor(side, loads[index] ?? 0),
  );
  return first
    .flatMap((left, leftSteps) =>
      second.map((right, rightSteps) => ({ steps: leftSteps + rightSteps, sides: [left, right] })),
    )
    .toSorted((a, b) => a.steps - b.steps)
    .map(({ sides }) => withSides(result, sides));
}

const withSides = (result: AdviceResult, sides: readonly ResultSide[]): AdviceResult => ({
  ...result,
  sides,
});

type ResultSide = AdviceResult['sides'][number];

const firmerSides = ({ grades }: AdviceRules, side: ResultSide): readonly ResultSide[] =>
  grades.flatMap(({ from }) => (from > side.firmness ? [{ ...side, firmness: from }] : []));

/** Sizes of the bed, the advised one first. */
function sizesFor({ rules, result }: BedSearch): readonly BedSize[] {
  const { width, length, sides } = result;
  const widths = sides.length === 2 ? [width, rules.widths.twoApart] : [width, rules.widths.one];
  const lengths = [length, ...rules.lengths.sizes.filter((one) => one < length).toReversed()];
  return lengths.flatMap((one) =>
    [...new Set(widths)].map((wide) => ({ width: wide, length: one })),
  );
}

type BedSize = { readonly width: number; readonly length: number };

const sizeText = ({ width, length }: BedSize): string => `${width}x${length}`;

async function findInSize(
  ports: AdvicePorts,
  search: BedSearch,
  bed: BedSize,
): Promise<readonly AdvisedBed[]> {
  const { result, rules } = search;
  const isSplit = result.mattresses === 2;
  const size = sizeText(isSplit ? { ...bed, width: bed.width / 2 } : bed);
  const sides = result.sides.map(({ firmness }) => gradeOf(rules, firmness));
  const grades = isSplit ? sides : sides.slice(0, 1);
  const candidates = await candidatesOf(ports, search, size);
  const load = Math.max(0, ...loadsOf(search));
  const whole = await confirmed(
    candidates.filter(({ facts }) => bears(facts, load) && mayHave(facts, grades)),
    (candidate) => bedOf(ports, search, candidate, { bed, size, grades }),
    isWithinBudget(search),
  );
  const pairs =
    isSplit && !whole.some(isWithinBudget(search))
      ? await pairOf(ports, search, candidates, { bed, size, grades })
      : [];
  const others = pairs.filter((pair) => !whole.some((one) => isOfOneProduct(pair, one)));
  return bestOffers([...whole, ...others], search.needs, MAX_BEDS).map((one) =>
    advisedBed(one, search.needs),
  );
}

/** Whether both sides of a pair are the product of another bed: it is that bed again. */
const isOfOneProduct = (pair: FoundBed, { pieces: [one] }: FoundBed): boolean =>
  pair.pieces.every(({ hit }) => hit.sku === one?.hit.sku);

const isWithinBudget =
  ({ needs }: BedSearch) =>
  (offer: Offered): boolean =>
    !isOverBudget(offer, needs);

/** `cents`: price of a mattress of the size, in the firmness that the search shows. */
type Candidate = {
  readonly sku: string;
  readonly facts: MattressFacts;
  readonly cents: number;
};

/** Loads that the sides have to bear; a side of unknown weight bears the least of the rules. */
const loadsOf = ({ result, rules, needs }: BedSearch): readonly number[] =>
  result.sides.map((_, side) => Math.max(rules.minLoad, needs.loads[side] ?? 0));

/** Mattresses of a size as the search has them, the best first. */
async function candidatesOf(
  { search, log }: AdvicePorts,
  { locale, needs, result }: BedSearch,
  size: string,
): Promise<readonly Candidate[]> {
  const { hits } = await queryProducts(
    { ports: { search, log }, request: { locale }, shell: {} },
    {
      objectId: objectIdOfKind('mattresses'),
      selection: [{ kind: 'values', name: SIZE_FACET, values: [size] }],
      page: 1,
      sorting: DEFAULT_SORTING,
      itemsPerPage: MAX_HITS,
    },
  );
  const budgetCents = (needs.budgetCents ?? Infinity) / result.mattresses;
  return hits
    .map((hit) => ({
      sku: hit.sku,
      facts: mattressFacts(hit),
      cents: hit.price.final.cents,
    }))
    .toSorted(byBudgetThenFit({ ...needs, budgetCents }));
}

/** False if the mattress has one firmness for all, and it is another one. */
const mayHave = ({ grades }: MattressFacts, wanted: readonly Firmness[]): boolean =>
  grades.length !== 1 || wanted.every((grade) => grades.includes(grade));

type FoundBed = Omit<AdvisedBed, 'reasons' | 'next' | 'isOverBudget'> & {
  readonly facts: MattressFacts;
  /** What is bought, the left side first; one if it is for one side only. */
  readonly variants: readonly Variant[];
};

/**
 * The beds that can be bought, of the best candidates: looked up until there is one to spare, and one
 * that is wanted.
 */
async function confirmed(
  candidates: readonly Candidate[],
  confirm: (candidate: Candidate) => Promise<readonly FoundBed[]>,
  isWanted: (bed: FoundBed) => boolean,
): Promise<readonly FoundBed[]> {
  const beds: FoundBed[] = [];
  for (let from = 0; from < MAX_LOOKUPS; from += LOOKUPS_AT_ONCE) {
    if (beds.length > MAX_BEDS && beds.some(isWanted)) break;
    const some = candidates.slice(from, Math.min(from + LOOKUPS_AT_ONCE, MAX_LOOKUPS));
    beds.push(...(await Promise.all(some.map(confirm))).flat());
  }
  return beds;
}

type Wanted = {
  readonly bed: BedSize;
  readonly size: string;
  readonly grades: readonly Firmness[];
};

/** The bed of one product, in one piece or in two halves. */
async function bedOf(
  { catalog }: AdvicePorts,
  { locale }: BedSearch,
  { sku, facts }: Candidate,
  { bed, size, grades }: Wanted,
): Promise<readonly FoundBed[]> {
  const answer = await catalog.product(locale, sku);
  if (!answer.ok) return [];
  const product = answer.value;
  const [left, right] = grades.map((grade) => variantOf(product, size, grade));
  if (!left) return [];
  const whole = sizeText(bed);
  const found = (piece: AdvisedPiece | undefined, variants: readonly Variant[]) =>
    piece ? [{ pieces: [piece], size: whole, cents: centsOf(piece, whole), facts, variants }] : [];
  if (grades.length === 1) return found(pieceOf(product, left, locale, grades), [left]);
  if (!right || halvesStock({ left, right }) === 0) return [];
  const [halves] = found(halvesPiece(product, { left, right }, { size: whole, grades }, locale), [
    left,
    right,
  ]);
  const onePiece = onePieceOf(product, whole, grades, locale);
  return halves ? [{ ...halves, ...(onePiece && { onePiece }) }] : [];
}

/**
 * Two mattresses, one per side, where no product that has both firmnesses and bears both sleepers is
 * within the budget. The pair is, if that can be, and then as even in height as can be, because one
 * feels an edge all night; otherwise it is the cheapest.
 */
async function pairOf(
  ports: AdvicePorts,
  search: BedSearch,
  candidates: readonly Candidate[],
  wanted: Wanted,
): Promise<readonly FoundBed[]> {
  const best = await bestPair(ports, search, candidates, wanted);
  if (best.some(isWithinBudget(search))) return best;
  const cheapest = candidates.toSorted((a, b) => a.cents - b.cents);
  const cheap = await bestPair(ports, search, cheapest, wanted);
  return cheap.length > 0 ? cheap : best;
}

/** The best pair of the first candidates for each side. */
async function bestPair(
  ports: AdvicePorts,
  search: BedSearch,
  candidates: readonly Candidate[],
  { bed, size, grades }: Wanted,
): Promise<readonly Pair[]> {
  const loads = loadsOf(search);
  const [lefts = [], rights = []] = await Promise.all(
    grades.map((grade, side) =>
      confirmed(
        candidates.filter(({ facts }) => bears(facts, loads[side] ?? 0) && mayHave(facts, [grade])),
        (candidate) => bedOf(ports, search, candidate, { bed, size, grades: [grade] }),
        isWithinBudget(search),
      ),
    ),
  );
  const pairs = lefts.flatMap((left) => rights.flatMap((right) => pairIn(bed, left, right)));
  const over = (pair: Pair): number => centsOver(pair, search.needs);
  const [best] = pairs.toSorted((a, b) => over(a) - over(b) || a.edge - b.edge);
  return best ? [best] : [];
}

/** `edge`: how much higher one of the two is, in centimetres. */
type Pair = FoundBed & { readonly edge: number };

/** Two sides as one bed; none if there are not enough of a mattress that is on both sides. */
function pairIn(bed: BedSize, left: FoundBed, right: FoundBed): readonly Pair[] {
  const variants = [...left.variants, ...right.variants];
  const [one, other] = variants;
  if (!one || !other || halvesStock({ left: one, right: other }) === 0) return [];
  return [
    {
      pieces: [...left.pieces, ...right.pieces],
      size: sizeText(bed),
      cents: left.cents + right.cents,
      facts: factsOfBoth(left.facts, right.facts),
      variants,
      edge: Math.abs((left.facts.height ?? 0) - (right.facts.height ?? 0)),
    },
  ];
}

const nameOf = ({ pieces }: FoundBed): string => pieces.map(({ hit }) => hit.name).join(' + ');

/** A bed with its reasons. */
function advisedBed({ offer: bed, next }: Ranked<FoundBed>, needs: MattressNeeds): AdvisedBed {
  const { pieces, size, cents, onePiece, facts } = bed;
  return {
    pieces,
    size,
    cents,
    ...(onePiece && { onePiece }),
    reasons: fitReasons(facts, needs, cents),
    ...(isOverBudget(bed, needs) && { isOverBudget: true as const }),
    ...(next && { next: { name: nameOf(next.offer), isBehindIn: next.isBehindIn } }),
  };
}
