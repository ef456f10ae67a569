/**
 * A request that was sent and may take effect after all: no answer came, or the network may deliver
 * it twice. An `add` lands up to `times` times; a `set` puts a line to its quantity, again and
 * again.
 */
export type Landing = (
  | { readonly kind: 'add'; readonly quantity: number; readonly times: number }
  | { readonly kind: 'set'; readonly quantity: number }
) & {
  /** The latest moment at which it can land, in milliseconds since 1970. */
  readonly until: number;
};

/**
 * In milliseconds: how long after its failure a request can still take effect. It is the commerce
 * side's longest execution time, or that of a proxy before it.
 */
export const LATEST_LANDING = 30_000;

/**
 * Whether a line of so many can have become what is shown by landings alone. What they do not
 * explain somebody else has done, and it is not ours to undo (C7).
 */
export const canBecome = (quantity: number, landings: readonly Landing[], shown: number): boolean =>
  landings.reduce(afterAdd, startsOf(quantity, landings)).has(shown);

/** What the line may hold before any add lands. */
const startsOf = (quantity: number, landings: readonly Landing[]): ReadonlySet<number> =>
  new Set([quantity, ...landings.flatMap((it) => (it.kind === 'set' ? it.quantity : []))]);

function afterAdd(reached: ReadonlySet<number>, landing: Landing): ReadonlySet<number> {
  if (landing.kind === 'set') return reached;
  const landed = Array.from({ length: landing.times + 1 }, (_, times) => times * landing.quantity);
  return new Set([...reached].flatMap((start) => landed.map((more) => start + more)));
}
