import { euroCents, type Money } from '../pricing/money.ts';
import type { Price } from '../pricing/price.ts';
import { type Picture, sizeWidth } from './product.ts';

/** A part of a bundle that the shopper chooses: the topper of a box spring. */
export type BundlePart = {
  /** `topper`. */
  readonly key: string;
  readonly label: string;
  /** The first is the default: the variant's price includes it. */
  readonly choices: readonly [BundleChoice, ...BundleChoice[]];
};

export type BundleChoice = {
  /** Id of this choice of this product's part in a cart. */
  readonly uid: string;
  /** `latex`. */
  readonly key: string;
  readonly label: string;
  readonly summary?: string;
  /** Price difference to the default; negative if it costs less. */
  readonly extra: Money;
  /** Price difference by bed width in centimetres, if it depends on the width. */
  readonly extraByWidth?: Readonly<Record<string, Money>>;
  /** True if it is not available now. The default always is. */
  readonly isSoldOut: boolean;
  /** The picture of the choice; absent if there is none. */
  readonly picture?: Picture;
  /** Incompatible choices of other parts; defaults are compatible with each other. */
  readonly notWith?: readonly ChoiceRef[];
};

/** A choice of a part, by keys. */
export type ChoiceRef = { readonly part: string; readonly choice: string };

/** Key of the part that is the fabric of a bed. */
export const FABRIC_PART = 'stof';

/** A part and its chosen option. */
export type ChosenPart = { readonly part: BundlePart; readonly choice: BundleChoice };

/** The default choice of each part. */
export const defaultChoices = (parts: readonly BundlePart[]): readonly ChosenPart[] =>
  parts.map((part) => ({ part, choice: part.choices[0] }));

/** The choices with these uids; a part without one gets its default choice. */
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

/** Replaces the choice of one part. */
export const withChoice = (
  chosen: readonly ChosenPart[],
  { part, choice }: ChosenPart,
): readonly ChosenPart[] =>
  chosen.map((one) => (one.part.key === part.key ? { part, choice } : one));

/** The price difference of a choice to the default for a bed of this size, `160x200`. */
export function surchargeOf(
  { extra, extraByWidth }: BundleChoice,
  size: string | undefined,
): Money {
  const ofWidth = size === undefined ? undefined : extraByWidth?.[sizeWidth(size)];
  return ofWidth ?? extra;
}

/**
 * The price of a variant with these choices: its own price plus every difference. The order of the
 * choices does not matter, the defaults change nothing, and the price is never negative. The price
 * shown before a variant is chosen stays unchanged (P3).
 */
export function bundlePrice(
  price: Price,
  size: string | undefined,
  choices: readonly BundleChoice[],
): Price {
  const extra = choices.reduce((total, choice) => total + surchargeOf(choice, size).cents, 0);
  const changed = ({ cents }: Money): Money => euroCents(Math.max(0, cents + extra));
  return { ...price, regular: changed(price.regular), final: changed(price.final) };
}
