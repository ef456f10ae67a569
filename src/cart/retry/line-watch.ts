import { isReachableByLateEffects, type LateEffect } from './late-effect.ts';
import type { LineKey, ObservedLine } from './line-key.ts';

/**
 * The record of a line while requests may still take effect on it (C7): the expected quantity, and
 * the possible late effects. Plain data to be stored, so that it survives a restart.
 */
export type LineWatch = {
  readonly line: LineKey;
  /** The quantity if every answered change took effect exactly once. */
  readonly expected: number;
  /** Set if the last change was reported as unknown: it may not have been carried out. */
  readonly unconfirmed?: { readonly before: number; readonly key?: string };
  readonly landings: readonly LateEffect[];
  /** End of the last late effect, in milliseconds since 1970; the cart is then read again. */
  readonly checkAgainAt: number;
};

/**
 * The result of comparing a watched line with a cart. `confirmed` is the idempotency key of an add
 * reported as unknown that is in the cart: its repetition is answered, not carried out.
 */
export type LineCheck =
  | {
      readonly kind: 'as-expected' | 'changed-elsewhere';
      readonly watch?: LineWatch;
      readonly confirmed?: string;
    }
  | {
      /** The quantity differs from the one answered through our own requests: correct it. */
      readonly kind: 'set';
      readonly uid: string;
      readonly quantity: number;
      readonly watch: LineWatch;
      /** The watch to keep if the correction is refused: the line as it is. */
      readonly otherwise?: LineWatch;
      readonly confirmed?: string;
    };

/** Watches a line if requests may still take effect on it. */
export function watchLine(watch: Omit<LineWatch, 'checkAgainAt'>): LineWatch | undefined {
  if (watch.landings.length === 0) return undefined;
  return { ...watch, checkAgainAt: Math.max(...watch.landings.map(({ until }) => until)) };
}

/**
 * Compares a watched line with a cart (C7). `readAt` is when the cart was requested: late
 * effects that were over by then are dropped. A watch without any is left out of the result.
 *
 * A change reported as unknown counts as not carried out while the line holds less than its target:
 * adding the rest might be refused, and was never promised.
 */
export function checkLine(watch: LineWatch, shown: ObservedLine, readAt: number): LineCheck {
  const { expected, unconfirmed, landings } = watch;
  const { quantity, uid } = shown;
  const before = unconfirmed?.before ?? expected;
  const target = quantity < expected ? before : expected;
  const confirmed =
    unconfirmed?.key !== undefined && target === expected ? { confirmed: unconfirmed.key } : {};
  if (quantity === expected)
    return { ...settled('as-expected', watch, shown, readAt), ...confirmed };
  if (quantity === before) return settled('as-expected', watch, shown, readAt);
  if (uid === undefined || !isReachableByLateEffects(before, landings, quantity)) {
    return settled('changed-elsewhere', watch, shown, readAt);
  }
  const otherwise = asShown(watch, shown, readAt);
  return {
    kind: 'set',
    uid,
    quantity: target,
    watch,
    ...(otherwise && { otherwise }),
    ...confirmed,
  };
}

function settled(
  kind: 'as-expected' | 'changed-elsewhere',
  before: LineWatch,
  shown: ObservedLine,
  readAt: number,
): Exclude<LineCheck, { kind: 'set' }> {
  const watch = asShown(before, shown, readAt);
  return watch ? { kind, watch } : { kind };
}

/** Expects the shown quantity from now on. */
function asShown(
  { line, landings }: LineWatch,
  { quantity }: ObservedLine,
  readAt: number,
): LineWatch | undefined {
  const open = landings.filter(({ until }) => until > readAt);
  return watchLine({ line, expected: quantity, landings: open });
}
