/**
 * A sent request that may still take effect: no answer came, or the network may deliver it twice.
 * An `add` takes effect up to `times` times; a `set` sets the line to its quantity any number of
 * times.
 */
export type LateEffect = (
  | { readonly kind: 'add'; readonly quantity: number; readonly times: number }
  | { readonly kind: 'set'; readonly quantity: number }
) & {
  /** The latest time at which it can take effect, in milliseconds since 1970. */
  readonly until: number;
};

/**
 * Time after its failure within which a request can still take effect, in milliseconds: the longest
 * execution time of the commerce backend, or of a proxy in front of it.
 */
export const LATE_EFFECT_WINDOW = 30_000;

/**
 * Whether late effects alone can change a line from `quantity` to `shown`. Any other difference was
 * made by another client, and must not be undone (C7).
 */
export const isReachableByLateEffects = (
  quantity: number,
  effects: readonly LateEffect[],
  shown: number,
): boolean => effects.reduce(afterAdd, initialQuantities(quantity, effects)).has(shown);

/** The quantities that the line may have before any add takes effect. */
const initialQuantities = (quantity: number, effects: readonly LateEffect[]): ReadonlySet<number> =>
  new Set([quantity, ...effects.flatMap((it) => (it.kind === 'set' ? it.quantity : []))]);

function afterAdd(reached: ReadonlySet<number>, effect: LateEffect): ReadonlySet<number> {
  if (effect.kind === 'set') return reached;
  const additions = Array.from({ length: effect.times + 1 }, (_, times) => times * effect.quantity);
  return new Set([...reached].flatMap((start) => additions.map((more) => start + more)));
}
