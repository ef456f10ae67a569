import { euros, type Money } from '../pricing/money.ts';
import type { Price } from '../pricing/price.ts';
import type { Picture } from './product.ts';
import { sizeWidth } from './size-measures.ts';

/** A part of a set that shoppers choose: the topper of a box spring. */
export type BundlePart = {
  /** `topper`. */
  readonly key: string;
  readonly label: string;
  /** The first is the default: it is in the price of the variant. */
  readonly choices: readonly [BundleChoice, ...BundleChoice[]];
};

export type BundleChoice = {
  /** Names this choice of this product's part in a cart. */
  readonly uid: string;
  /** `latex`. */
  readonly key: string;
  readonly label: string;
  readonly summary?: string;
  /** What it costs beyond the default; below zero where it costs less. */
  readonly extra: Money;
  /** The same by the width of the bed in centimetres, where it differs. */
  readonly extraByWidth?: Readonly<Record<string, Money>>;
  /** True when it cannot be had now. The default always can. */
  readonly isSoldOut: boolean;
  /** What it looks like; absent where nobody has drawn it. */
  readonly picture?: Picture;
  /** Choices of other parts that it does not go with; the defaults go with each other. */
  readonly notWith?: readonly ChoiceName[];
};

/** A choice of a part by their keys. */
export type ChoiceName = { readonly part: string; readonly choice: string };

/** A part and what was chosen of it. */
export type ChosenPart = { readonly part: BundlePart; readonly choice: BundleChoice };

/** A set as it is sold unless a shopper wants otherwise. */
export const defaultChoices = (parts: readonly BundlePart[]): readonly ChosenPart[] =>
  parts.map((part) => ({ part, choice: part.choices[0] }));

/** A set by the uids of what was chosen; a part of which none is named stays as it is sold. */
export const choicesByUid = (
  parts: readonly BundlePart[],
  uids: readonly string[],
): readonly ChosenPart[] =>
  parts.map((part) => ({
    part,
    choice: part.choices.find(({ uid }) => uids.includes(uid)) ?? part.choices[0],
  }));

export const isDefaultChoice = ({ part, choice }: ChosenPart): boolean =>
  choice.uid === part.choices[0].uid;

/** The same set with another choice of one part. */
export const withChoice = (
  chosen: readonly ChosenPart[],
  { part, choice }: ChosenPart,
): readonly ChosenPart[] =>
  chosen.map((one) => (one.part.key === part.key ? { part, choice } : one));

/** Whether two choices cannot be had together; it is enough that one of them says so. */
export const areAtOdds = (one: ChosenPart, other: ChosenPart): boolean =>
  isNotWith(one.choice, other) || isNotWith(other.choice, one);

const isNotWith = ({ notWith = [] }: BundleChoice, { part, choice }: ChosenPart): boolean =>
  notWith.some((name) => name.part === part.key && name.choice === choice.key);

/** What of a set keeps a choice of one of its parts from being had; `undefined` where nothing does. */
export const hindranceOf = (
  chosen: readonly ChosenPart[],
  wanted: ChosenPart,
): ChosenPart | undefined =>
  chosen.find((other) => other.part.key !== wanted.part.key && areAtOdds(other, wanted));

/** Whether a set can be had as it was put together. */
export const isAtPeace = (chosen: readonly ChosenPart[]): boolean =>
  chosen.every((one) => hindranceOf(chosen, one) === undefined);

/**
 * A set that can be had: a choice that does not go with one of an earlier part gives way to the
 * default, and to peace among the defaults if that is of no help.
 */
export function pacified(chosen: readonly ChosenPart[]): readonly ChosenPart[] {
  const kept: ChosenPart[] = [];
  for (const one of chosen) {
    const usual = { part: one.part, choice: one.part.choices[0] };
    kept.push(hindranceOf(kept, one) === undefined ? one : usual);
  }
  return isAtPeace(kept) ? kept : defaultChoices(chosen.map(({ part }) => part));
}

/** What a choice costs beyond the default for a bed of this size, `160x200`. */
export function extraOf({ extra, extraByWidth }: BundleChoice, size: string | undefined): Money {
  const ofWidth = size === undefined ? undefined : extraByWidth?.[sizeWidth(size)];
  return ofWidth ?? extra;
}

/**
 * What a variant costs with these choices: its own price, and every difference. The order of the
 * choices does not matter, the defaults change nothing, and no set costs less than nothing. What is
 * asked before anything is chosen stays as it was (P3).
 */
export function bundlePrice(
  price: Price,
  size: string | undefined,
  choices: readonly BundleChoice[],
): Price {
  const extra = choices.reduce((total, choice) => total + extraOf(choice, size).cents, 0);
  const changed = ({ cents }: Money): Money => euros(Math.max(0, cents + extra));
  return { ...price, regular: changed(price.regular), final: changed(price.final) };
}
