import type { BundleChoice, BundlePart } from '#src/catalog/bundle.ts';
import { euroCents, type Money } from '#src/pricing/money.ts';
import {
  type BundleItem,
  choiceKey,
  incompatibleChoicesOf,
  type BundleOption as OptionOf,
  partKey,
  widthOf,
} from './bundle-item.ts';
import { toPictures } from './gallery.ts';
import type { SimpleProduct } from './simple-product.ts';

type BundleOption = OptionOf<SimpleProduct>;

/** A bundle part, and what it adds to the price of the bed. */
export type PricedPart = {
  readonly part: BundlePart;
  /** Price of the default choice in cents, for a bed of this width in centimetres. */
  readonly includedCents: (width: string | undefined) => number;
};

/**
 * Converts a bundle part. Magento has one option per choice, or one per choice and width. Returns
 * `undefined` without a readable default, because the bundle then has no price, or with more than
 * {@link MAX_WIDTHS} widths.
 */
export function toPart(sku: string, item: BundleItem<SimpleProduct>): PricedPart | undefined {
  const [some] = item.options;
  const key = some && partKey(some);
  const [usual, ...others] = defaultFirst(choicesIn(item.options));
  if (key === undefined || !usual || !isDefault(usual)) return undefined;
  const widths = new Set(item.options.map((option) => widthOf(option)));
  if (widths.size > MAX_WIDTHS) return undefined;
  const toBundleChoice = (choice: PricedChoice): BundleChoice => toChoice(sku, key, choice, usual);
  return {
    part: {
      key,
      label: item.title || key,
      choices: [toBundleChoice(usual), ...others.map(toBundleChoice)],
    },
    includedCents: (width) => centsAt(usual, width),
  };
}

/** Maximum number of widths. Each choice of a part has a price per width. */
export const MAX_WIDTHS = 100;

/** A choice with all its options. */
type PricedChoice = {
  readonly key: string;
  readonly options: readonly [BundleOption, ...BundleOption[]];
  /** Price in cents by width; the key `undefined` is any width. */
  readonly centsByWidth: ReadonlyMap<string | undefined, number>;
  readonly dearest: number;
};

function choicesIn(options: readonly BundleOption[]): readonly PricedChoice[] {
  const choices = new Map<string, [BundleOption, ...BundleOption[]]>();
  for (const option of options) {
    const key = choiceKey(option);
    const known = choices.get(key);
    if (known) known.push(option);
    else choices.set(key, [option]);
  }
  return [...choices].map(([key, own]) => toPriced(key, own));
}

function toPriced(key: string, options: PricedChoice['options']): PricedChoice {
  const centsByWidth = new Map<string | undefined, number>();
  let dearest = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const { cents } = option.product.amounts.final;
    const width = widthOf(option);
    // The first option for a width is the one sold.
    if (!centsByWidth.has(width)) centsByWidth.set(width, cents);
    dearest = Math.max(dearest, cents);
  }
  return { key, options, centsByWidth, dearest };
}

const isDefault = ({ options }: PricedChoice): boolean =>
  options.some(({ is_default }) => is_default);

const defaultFirst = (choices: readonly PricedChoice[]): readonly PricedChoice[] =>
  choices.toSorted((a, b) => Number(isDefault(b)) - Number(isDefault(a)));

function toChoice(
  sku: string,
  part: string,
  choice: PricedChoice,
  defaultChoice: PricedChoice,
): BundleChoice {
  const { key, options } = choice;
  const [{ label, product }] = options;
  const summary = product.summary.join(' ');
  const [picture] = toPictures(product.gallery, product.attributes, label);
  const notWith = incompatibleChoicesOf({ product });
  return {
    uid: choiceUid(sku, part, key),
    key,
    label: label || key,
    ...(summary !== '' && { summary }),
    ...extraOf(choice, defaultChoice),
    isSoldOut: options.every((option) => option.product.stock === 0),
    ...(picture && { picture }),
    ...(notWith.length > 0 && { notWith }),
  };
}

/** Price of a choice beyond the default, by width if either price depends on it. */
function extraOf(
  choice: PricedChoice,
  defaultChoice: PricedChoice,
): Pick<BundleChoice, 'extra' | 'extraByWidth'> {
  const extraAt = (width: string | undefined): Money =>
    euroCents(centsAt(choice, width) - centsAt(defaultChoice, width));
  const widths = new Set(
    [choice, defaultChoice].flatMap(({ centsByWidth }) =>
      [...centsByWidth.keys()].filter((width) => width !== undefined),
    ),
  );
  if (choice === defaultChoice || widths.size === 0) return { extra: extraAt(undefined) };
  const byWidth = [...widths].map((width) => [width, extraAt(width)] as const);
  return {
    extra: euroCents(Math.max(...byWidth.map(([, { cents }]) => cents))),
    extraByWidth: Object.fromEntries(byWidth),
  };
}

/** Price of the option for this width, else of the dearest option. */
const centsAt = ({ centsByWidth, dearest }: PricedChoice, width: string | undefined): number =>
  centsByWidth.get(width) ?? centsByWidth.get(undefined) ?? dearest;

/**
 * The shop's uid of a choice of a bundle part. Magento's uids do not do: each choice has one per
 * bed width.
 */
export const choiceUid = (sku: string, part: string, choice: string): string =>
  btoa(`bundle/${encodeURI(sku)}/${encodeURI(part)}/${encodeURI(choice)}`);
