import type { ReactNode } from 'react';
import type { ProductType } from '#src/catalog/attributes/attribute-key.ts';
import { bedHalves, halvesPrice, halvesStock } from '#src/catalog/bed-halves.ts';
import { configurationUrl, type ProductSelection } from '#src/catalog/product-selection.ts';
import { productType } from '#src/catalog/product-type.ts';
import { formatAmount } from '#src/pricing/money.ts';
import { formatSize } from '../../format-numbers.ts';
import type { TextKey } from '../../i18n/texts.ts';
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
  const words = wordsOf(productType(product));
  return (
    <nav className={pickers['picker']} aria-label={text(words.title)}>
      <p className={pickers['chosen']}>{text(words.title)}</p>
      <ul className={styles['ways']}>
        <HalvesOption
          href={configurationUrl(configuration, undefined, locale)}
          isChosen={halves === undefined}
          title={text('product.halves.one', { size: formatSize(variant.size) })}
          description={text(words.one)}
          cents={variant.price.final.cents}
          isSoldOut={variant.stock === 0}
        />
        <HalvesOption
          href={configurationUrl(configuration, shownHalves, locale)}
          isChosen={halves !== undefined}
          title={text('product.halves.two', { size: formatSize(shownHalves.left.size) })}
          description={text(words.two)}
          cents={halvesPrice(shownHalves).final.cents}
          more={halvesPrice(shownHalves).final.cents - variant.price.final.cents}
          isSoldOut={halvesStock(shownHalves) === 0}
        />
      </ul>
      {halves && <BedSides chosen={chosen} halves={halves} />}
    </nav>
  );
}

type HalvesWords = Readonly<Record<'title' | 'one' | 'two', TextKey>>;

const MATTRESSES: HalvesWords = {
  title: 'product.halves.title',
  one: 'product.halves.one-text',
  two: 'product.halves.two-text',
};

const PIECES: HalvesWords = {
  title: 'product.halves.title-pieces',
  one: 'product.halves.one-piece',
  two: 'product.halves.two-pieces',
};

/** One topper over two mattresses gives both the firmness of their own. */
const TOPPERS: HalvesWords = { ...MATTRESSES, one: 'product.halves.one-topper' };

function wordsOf(type: ProductType | undefined): HalvesWords {
  if (type === 'topper') return TOPPERS;
  return UNFELT.has(type) ? PIECES : MATTRESSES;
}

/** Goods of which two sleepers feel no more with one piece than with two. */
const UNFELT: ReadonlySet<ProductType | undefined> = new Set([
  'fitted-sheet',
  'mattress-protector',
  'bed-base',
]);

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
