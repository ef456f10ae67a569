import { canBecome, type Landing } from './landing.ts';
import type { LineKey, ShownLine } from './line-key.ts';

/**
 * What is remembered of a line while requests may still land on it (C7): how much it is to hold,
 * and what may change that. Plain data, to be kept in a store: a restart forgets none of it.
 */
export type LineWatch = {
  readonly line: LineKey;
  /** What the line holds when all that was answered has been carried out, and nothing twice. */
  readonly expected: number;
  /** Where the last change was told as unknown: it may also not have been carried out. */
  readonly unconfirmed?: { readonly before: number; readonly key?: string };
  readonly landings: readonly Landing[];
  /** When the last landing is over, in milliseconds since 1970: the cart is read once more then. */
  readonly checkAgainAt: number;
};

/**
 * What a cart that was read says of a watched line. `confirmed` is the action key of an add that
 * was told as unknown and is in the cart: its repetition is to be answered, not carried out.
 */
export type LineCheck =
  | {
      readonly kind: 'as-expected' | 'changed-elsewhere';
      readonly watch?: LineWatch;
      readonly confirmed?: string;
    }
  | {
      /** The line holds more, or less, than was answered, by our own doing: set it right. */
      readonly kind: 'set';
      readonly uid: string;
      readonly quantity: number;
      readonly watch: LineWatch;
      /** What is to be watched where setting it is refused: the line as it is. */
      readonly otherwise?: LineWatch;
      readonly confirmed?: string;
    };

/** Watches a line while something may land on it. */
export function watchLine(watch: Omit<LineWatch, 'checkAgainAt'>): LineWatch | undefined {
  if (watch.landings.length === 0) return undefined;
  return { ...watch, checkAgainAt: Math.max(...watch.landings.map(({ until }) => until)) };
}

/**
 * Compares a watched line with a cart (C7). `readAt` is when the cart was asked for: landings that
 * were over by then are not waited for any longer. A watch that ends is left out of the answer.
 *
 * A change that was told as unknown counts as not carried out while the line holds less than it was
 * to bring about: to make up the rest might be refused, and was never promised.
 */
export function checkLine(watch: LineWatch, shown: ShownLine, readAt: number): LineCheck {
  const { expected, unconfirmed, landings } = watch;
  const { quantity, uid } = shown;
  const before = unconfirmed?.before ?? expected;
  const target = quantity < expected ? before : expected;
  const confirmed =
    unconfirmed?.key !== undefined && target === expected ? { confirmed: unconfirmed.key } : {};
  if (quantity === expected)
    return { ...settled('as-expected', watch, shown, readAt), ...confirmed };
  if (quantity === before) return settled('as-expected', watch, shown, readAt);
  if (uid === undefined || !canBecome(before, landings, quantity)) {
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
  shown: ShownLine,
  readAt: number,
): Exclude<LineCheck, { kind: 'set' }> {
  const watch = asShown(before, shown, readAt);
  return watch ? { kind, watch } : { kind };
}

/** From now on the line is to hold what was shown. */
function asShown(
  { line, landings }: LineWatch,
  { quantity }: ShownLine,
  readAt: number,
): LineWatch | undefined {
  const open = landings.filter(({ until }) => until > readAt);
  return watchLine({ line, expected: quantity, landings: open });
}
