import type { ReactNode } from 'react';
import type { BedHalves } from '#src/catalog/bed-halves.ts';
import { configurationUrl, type ProductSelection } from '#src/catalog/product-selection.ts';
import type { Variant } from '#src/catalog/product.ts';
import { sideChoices } from '#src/catalog/side-choices.ts';
import { useShop, useText } from '../../shop-context.tsx';
import { ChoiceLink } from './ChoiceLink.tsx';
import styles from './HalvesPicker.module.css';
import pickers from './SizePicker.module.css';

type BedSidesProps = { readonly chosen: ProductSelection; readonly halves: BedHalves };

/** Firmness of each side of a bed; renders nothing for a product with one firmness. */
export function BedSides({ chosen, halves }: BedSidesProps): ReactNode {
  const text = useText();
  const { left, right } = halves;
  const { product, variant } = chosen.configuration;
  const choices = sideChoices(product, variant, right);
  if (choices.length < 2 || !choices.some(({ half }) => half)) return null;
  return (
    <div className={styles['sides']}>
      <Side
        title={text('product.halves.left')}
        now={left}
        other={right}
        withHalf={(half) => ({ left: half, right })}
        chosen={chosen}
      />
      <Side
        title={text('product.halves.right')}
        now={right}
        other={left}
        withHalf={(half) => ({ left, right: half })}
        chosen={chosen}
      />
    </div>
  );
}

type SideProps = Pick<BedSidesProps, 'chosen'> & {
  readonly title: string;
  readonly now: Variant;
  readonly other: Variant;
  readonly withHalf: (half: Variant) => BedHalves;
};

/** Keeps unavailable choices in place, as the pickers of sizes and colors do. */
function Side({ title, now, other, withHalf, chosen: { configuration } }: SideProps): ReactNode {
  const { text, locale } = useShop();
  const choices = sideChoices(configuration.product, configuration.variant, other);
  const chosen = choices.find(({ half }) => half?.sku === now.sku);
  const labels = [
    chosen?.option.value ?? '',
    ...(chosen?.isSoldOut ? [text('product.sold-out')] : []),
  ];
  return (
    <div>
      <p className={styles['side']}>{`${title}: ${labels.join(', ')}`}</p>
      <ul className={pickers['sizes']}>
        {choices.map((choice) => (
          <li key={choice.option.key}>
            <ChoiceLink
              href={choice.half && configurationUrl(configuration, withHalf(choice.half), locale)}
              isChosen={choice === chosen}
              isSoldOut={choice.isSoldOut}
            >
              {choice.option.value}
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
