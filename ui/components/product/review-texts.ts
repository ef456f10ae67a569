import { attributeGroup } from '#src/catalog/attribute-groups.ts';
import type { Product } from '#src/catalog/product.ts';
import type { ReviewFact } from '#src/catalog/review-params.ts';
import {
  SLEEP_POSITIONS,
  SLEEPER_WEIGHTS,
  type SleeperWeight,
  type SleepPosition,
} from '#src/catalog/review.ts';
import { formatSize } from '../../format-numbers.ts';
import type { Translate } from '../../i18n/texts.ts';

/** Label of a review fact; a firmness has the label that the product uses. */
export function reviewFactText(
  text: Translate,
  { variants }: Pick<Product, 'variants'>,
  fact: ReviewFact,
  value: string,
): string {
  switch (fact) {
    case 'size':
      return text('product.size', { size: formatSize(value) });
    case 'firmness':
      return firmnessLabels(variants).get(value) ?? value;
    case 'position': {
      const position = SLEEP_POSITIONS.find((one) => one === value);
      return position ? sleepPositionText(text, position) : value;
    }
    case 'weight': {
      const weight = SLEEPER_WEIGHTS.find((one) => one === value);
      return weight ? sleeperWeightText(text, weight) : value;
    }
  }
}

export const sleepPositionText = (text: Translate, position: SleepPosition): string =>
  text(`reviews.position-${position}`);

export const sleeperWeightText = (text: Translate, weight: SleeperWeight): string =>
  text(`reviews.weight-${weight}`);

/** Firmness labels of a product by key, in the order of its variants. */
export const firmnessLabels = (variants: Product['variants']): ReadonlyMap<string, string> =>
  new Map(
    variants.flatMap(({ options = [] }) =>
      options.flatMap(({ code, key, value }) =>
        attributeGroup(code) === 'firmness' ? [[key, value] as const] : [],
      ),
    ),
  );
