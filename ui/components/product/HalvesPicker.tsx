import type { ReactNode } from 'react';
import { bedHalves, halvesPrice, halvesStock } from '#src/catalog/bed-halves.ts';
import { configurationUrl, type ProductSelection } from '#src/catalog/product-selection.ts';
import { formatAmount } from '#src/pricing/money.ts';
import { formatSize } from '../../format-numbers.ts';
import { useShop, useText } from '../../shop-context.tsx';
import { useLinkTo } from '../ContentLink.tsx';
import { BedSides } from './BedSides.tsx';
import styles from './HalvesPicker.module.css';
import pickers from './SizePicker.module.css';

type HalvesPickerProps = { readonly chosen: ProductSelection };

/**
 * Choice between one piece for the whole bed and two pieces of half its width, whose firmness may
 * differ for two sleepers. Gives the price and advantages of each.
 */
export function HalvesPicker({ chosen }: HalvesPickerProps): ReactNode {
  const { text, locale } = useShop();
  const { configuration, halves } = chosen;
  const { product, variant } = configuration;
  const shownHalves = halves ?? bedHalves(product, variant);
  if (!shownHalves || !variant.size || !shownHalves.left.size) return null;
  return (
    <nav className={pickers['picker']} aria-label={text('product.halves.title')}>
      <p className={pickers['chosen']}>{text('product.halves.title')}</p>
      <ul className={styles['ways']}>
        <HalvesOption
          href={configurationUrl(configuration, undefined, locale)}
          isChosen={halves === undefined}
          title={text('product.halves.one', { size: formatSize(variant.size) })}
          description={text('product.halves.one-text')}
          cents={variant.price.final.cents}
          isSoldOut={variant.stock === 0}
        />
        <HalvesOption
          href={configurationUrl(configuration, shownHalves, locale)}
          isChosen={halves !== undefined}
          title={text('product.halves.two', { size: formatSize(shownHalves.left.size) })}
          description={text('product.halves.two-text')}
          cents={halvesPrice(shownHalves).final.cents}
          more={halvesPrice(shownHalves).final.cents - variant.price.final.cents}
          isSoldOut={halvesStock(shownHalves) === 0}
        />
      </ul>
      {halves && <BedSides chosen={chosen} halves={halves} />}
    </nav>
  );
}

type HalvesOptionProps = {
  readonly href: string;
  readonly isChosen: boolean;
  readonly title: string;
  readonly description: string;
  readonly cents: number;
  /** Price difference to one piece, in cents. */
  readonly more?: number;
  readonly isSoldOut: boolean;
};

/** A sold-out option stays a link, as sizes do. */
function HalvesOption(props: HalvesOptionProps): ReactNode {
  const { href, isChosen, title, description, cents, more, isSoldOut } = props;
  const text = useText();
  const linkTo = useLinkTo();
  return (
    <li>
      <a
        className={styles['way']}
        {...linkTo(href)}
        aria-current={isChosen ? 'true' : undefined}
        data-scroll="keep"
      >
        <span className={styles['title']}>{title}</span>
        <span className={styles['price']}>
          {formatAmount(cents)}
          {more !== undefined && more !== 0 && (
            <small>{` (${more > 0 ? '+' : '\u2212'}\u00A0${formatAmount(Math.abs(more))})`}</small>
          )}
        </span>
        <span className={styles['words']}>{description}</span>
        {isSoldOut && <strong className={styles['soldOut']}>{text('product.sold-out')}</strong>}
      </a>
    </li>
  );
}
