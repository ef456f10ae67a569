import type { BundleChoice, BundlePart } from '#src/catalog/bundle.ts';
import { euros, type Money } from '#src/pricing/money.ts';
import {
  choiceKey,
  hindrancesOf,
  optionFor,
  partKey,
  widthOf,
  type BundleItem,
  type BundleOption as OptionOf,
} from './bundle-item.ts';
import { choiceUid } from './choice-uid.ts';
import { toPictures } from './gallery.ts';
import type { SoldProduct } from './sold-product.ts';

type BundleOption = OptionOf<SoldProduct>;

/** A part of a set, and what it adds to the price of the bed as it is sold. */
export type PricedPart = {
  readonly part: BundlePart;
  /** Cents of the default choice, for a bed of this width in centimetres. */
  readonly included: (width: string | undefined) => number;
};

/**
 * A part by the options that Magento sells it as: one for each choice, or one for each choice and
 * width. Nothing where no default could be read: nobody
 * could say what the set costs.
 */
export function toPart(sku: string, item: BundleItem<SoldProduct>): PricedPart | undefined {
  const [some] = item.options;
  const key = some && partKey(some);
  const [usual, ...others] = defaultFirst(choicesIn(item.options));
  if (key === undefined || !usual || !isDefault(usual)) return undefined;
  const toOwn = (choice: PricedChoice): BundleChoice => toChoice(sku, key, choice, usual);
  return {
    part: { key, label: item.title || key, choices: [toOwn(usual), ...others.map(toOwn)] },
    included: (width) => centsAt(usual, width),
  };
}

/** A choice as all its options together tell it. */
type PricedChoice = {
  readonly key: string;
  readonly options: readonly [BundleOption, ...BundleOption[]];
};

function choicesIn(options: readonly BundleOption[]): readonly PricedChoice[] {
  const choices = new Map<string, [BundleOption, ...BundleOption[]]>();
  for (const option of options) {
    const key = choiceKey(option);
    const known = choices.get(key);
    if (known) known.push(option);
    else choices.set(key, [option]);
  }
  return [...choices].map(([key, own]) => ({ key, options: own }));
}

const isDefault = ({ options }: PricedChoice): boolean =>
  options.some(({ is_default }) => is_default);

const defaultFirst = (choices: readonly PricedChoice[]): readonly PricedChoice[] =>
  choices.toSorted((a, b) => Number(isDefault(b)) - Number(isDefault(a)));

function toChoice(
  sku: string,
  part: string,
  choice: PricedChoice,
  usual: PricedChoice,
): BundleChoice {
  const { key, options } = choice;
  const [{ label, product }] = options;
  const summary = product.summary.join(' ');
  const [picture] = toPictures(product.gallery, product.attributes, label);
  const notWith = hindrancesOf({ product });
  return {
    uid: choiceUid(sku, part, key),
    key,
    label: label || key,
    ...(summary !== '' && { summary }),
    ...extraOf(choice, usual),
    isSoldOut: options.every((option) => option.product.stock === 0),
    ...(picture && { picture }),
    ...(notWith.length > 0 && { notWith }),
  };
}

/** What a choice costs beyond the default, by width where either of them does. */
function extraOf(
  choice: PricedChoice,
  usual: PricedChoice,
): Pick<BundleChoice, 'extra' | 'extraByWidth'> {
  const extraAt = (width: string | undefined): Money =>
    euros(centsAt(choice, width) - centsAt(usual, width));
  const widths = new Set(
    [choice, usual].flatMap(({ options }) => options.flatMap((option) => widthOf(option) ?? [])),
  );
  if (choice === usual || widths.size === 0) return { extra: extraAt(undefined) };
  const byWidth = [...widths].map((width) => [width, extraAt(width)] as const);
  return {
    extra: euros(Math.max(...byWidth.map(([, { cents }]) => cents))),
    extraByWidth: Object.fromEntries(byWidth),
  };
}

/** Of the option for this width; where there is none, the dearest. */
function centsAt({ options }: PricedChoice, width: string | undefined): number {
  const found = optionFor(options, width);
  return found ? centsOf(found.product) : Math.max(...options.map((one) => centsOf(one.product)));
}

const centsOf = ({ amounts }: SoldProduct): number => amounts.final.cents;
