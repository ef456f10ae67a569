import type { ReactNode } from 'react';
import { bedHalves, halfVariants, halvesPrice, type BedHalves } from '#src/catalog/bed-halves.ts';
import { pieceUrl, type ChosenBed } from '#src/catalog/choice-url.ts';
import { isFirmness } from '#src/catalog/firmness.ts';
import type { Variant } from '#src/catalog/product.ts';
import { formatSize } from '#ui/format-size.ts';
import { useShop, useText } from '#ui/shop-context.tsx';
import { formatAmount } from '../listing/format-range.ts';
import { ChoiceLink } from './ChoiceLink.tsx';
import styles from './HalvesPicker.module.css';
import pickers from './SizePicker.module.css';

type HalvesPickerProps = { readonly chosen: ChosenBed };

/**
 * For two who sleep in one bed: it is filled by one piece, or by two of half its width that differ
 * in firmness as their sleepers do. Says what either costs, and what speaks for it.
 */
export function HalvesPicker({ chosen }: HalvesPickerProps): ReactNode {
  const { text, locale } = useShop();
  const { configuration, halves } = chosen;
  const { product, variant } = configuration;
  const usual = halves ?? bedHalves(product, variant);
  if (!usual || !variant.size || !usual.left.size) return null;
  return (
    <nav className={pickers['picker']} aria-label={text('product.halves.title')}>
      <p className={pickers['chosen']}>{text('product.halves.title')}</p>
      <ul className={styles['ways']}>
        <Way
          href={pieceUrl(configuration, undefined, locale)}
          isChosen={halves === undefined}
          title={text('product.halves.one', { size: formatSize(variant.size) })}
          words={text('product.halves.one-text')}
          cents={variant.price.final.cents}
        />
        <Way
          href={pieceUrl(configuration, usual, locale)}
          isChosen={halves !== undefined}
          title={text('product.halves.two', { size: formatSize(usual.left.size) })}
          words={text('product.halves.two-text')}
          cents={halvesPrice(usual).final.cents}
          more={halvesPrice(usual).final.cents - variant.price.final.cents}
        />
      </ul>
      {halves && <Sides chosen={chosen} halves={halves} />}
    </nav>
  );
}

type WayProps = {
  readonly href: string;
  readonly isChosen: boolean;
  readonly title: string;
  readonly words: string;
  readonly cents: number;
  /** The difference to one piece, in cents. */
  readonly more?: number;
};

function Way({ href, isChosen, title, words, cents, more }: WayProps): ReactNode {
  return (
    <li>
      <a
        className={styles['way']}
        href={href}
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
        <span className={styles['words']}>{words}</span>
      </a>
    </li>
  );
}

type SidesProps = HalvesPickerProps & { readonly halves: BedHalves };

/** A choice of firmness for each side; nothing where the product has one firmness. */
function Sides({ chosen, halves }: SidesProps): ReactNode {
  const text = useText();
  const { product, variant } = chosen.configuration;
  const offered = halfVariants(product, variant).filter(
    (half) => firmnessWords(half) !== undefined,
  );
  if (offered.length < 2) return null;
  return (
    <div className={styles['sides']}>
      <Side
        title={text('product.halves.left')}
        offered={offered}
        now={halves.left}
        withHalf={(left) => ({ ...halves, left })}
        chosen={chosen}
      />
      <Side
        title={text('product.halves.right')}
        offered={offered}
        now={halves.right}
        withHalf={(right) => ({ ...halves, right })}
        chosen={chosen}
      />
    </div>
  );
}

type SideProps = HalvesPickerProps & {
  readonly title: string;
  readonly offered: readonly Variant[];
  readonly now: Variant;
  readonly withHalf: (half: Variant) => BedHalves;
};

function Side({ title, offered, now, withHalf, chosen }: SideProps): ReactNode {
  const { locale } = useShop();
  return (
    <div>
      <p className={styles['side']}>{`${title}: ${firmnessWords(now) ?? ''}`}</p>
      <ul className={pickers['sizes']}>
        {offered.map((half) => (
          <li key={half.sku}>
            <ChoiceLink
              href={pieceUrl(chosen.configuration, withHalf(half), locale)}
              isChosen={half.sku === now.sku}
              isSoldOut={false}
            >
              {firmnessWords(half)}
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

const firmnessWords = ({ options = [] }: Variant): string | undefined =>
  options.find(isFirmness)?.value;
