import type { ReactNode } from 'react';
import { type ProductSelection, selectionUrlWithVariant } from '#src/catalog/product-selection.ts';
import { sizeLength, sizeWidth, type Variant } from '#src/catalog/product.ts';
import { sizeGrid, type SizeStep } from '#src/catalog/size-grid.ts';
import { sizeChoices } from '#src/catalog/variant-choices.ts';
import { formatSize } from '../../format-numbers.ts';
import { useShop, useText } from '../../shop-context.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { ChoiceLink } from './ChoiceLink.tsx';
import styles from './SizePicker.module.css';

type SizePickerProps = { readonly chosen: ProductSelection };

/**
 * Sizes of a product, each a link to the page with that size and the other choices kept: by width
 * and length, or a single list if there is one length only. Unavailable sizes keep their place.
 */
export function SizePicker({ chosen }: SizePickerProps): ReactNode {
  const text = useText();
  const { product, variant } = chosen.configuration;
  if (!variant.size) return null;
  const { widths, lengths } = sizeGrid(product, variant);
  return (
    <nav className={styles['picker']} aria-label={text('product.choose-size')}>
      <VisuallyHidden>
        {text('product.chosen-size', {
          size: text('product.size', { size: formatSize(variant.size) }),
        })}
      </VisuallyHidden>
      {lengths.length > 1 && widths.length > 1 ? (
        <>
          <Steps
            chosen={chosen}
            title={text('product.width')}
            steps={widths}
            now={sizeWidth(variant.size)}
          />
          <Steps
            chosen={chosen}
            title={text('product.length')}
            steps={lengths}
            now={sizeLength(variant.size)}
          >
            <MissingLengths lengths={lengths} />
          </Steps>
        </>
      ) : (
        <WholeSizes chosen={chosen} />
      )}
    </nav>
  );
}

type StepsProps = SizePickerProps & {
  readonly title: string;
  readonly steps: readonly SizeStep[];
  /** Selected value in centimetres. */
  readonly now: number;
  readonly children?: ReactNode;
};

function Steps({ chosen, title, steps, now, children }: StepsProps): ReactNode {
  const text = useText();
  return (
    <div className={styles['group']}>
      <p>{title}</p>
      <ul className={styles['sizes']}>
        {steps.map(({ centimetres, variant }) => (
          <li key={centimetres}>
            <Size chosen={chosen} variant={variant} isChosen={centimetres === now}>
              {text('product.centimetres', { length: centimetres })}
            </Size>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

type MissingLengthsProps = { readonly lengths: readonly SizeStep[] };

/** Why a length cannot be chosen, for the eye: each such length says it to a screen reader. */
function MissingLengths({ lengths }: MissingLengthsProps): ReactNode {
  const text = useText();
  const missing = lengths.filter(({ variant }) => variant === undefined);
  if (missing.length === 0) return null;
  const named = missing.map(({ centimetres }) =>
    text('product.centimetres', { length: centimetres }),
  );
  return (
    <p className={styles['missing']} aria-hidden="true">
      {`${named.join(', ')}: ${text('product.not-made')}`}
    </p>
  );
}

function WholeSizes({ chosen }: SizePickerProps): ReactNode {
  const { product, variant } = chosen.configuration;
  return (
    <ul className={styles['sizes']}>
      {sizeChoices(product, variant).map((one) => (
        <li key={one.sku}>
          <Size chosen={chosen} variant={one} isChosen={one.size === variant.size}>
            {formatSize(one.size ?? '')}
          </Size>
        </li>
      ))}
    </ul>
  );
}

type SizeProps = SizePickerProps & {
  readonly variant: Variant | undefined;
  readonly isChosen: boolean;
  readonly children: ReactNode;
};

/** A size that is not made is shown as unavailable, not as a link. */
function Size({ chosen, variant, isChosen, children }: SizeProps): ReactNode {
  const { locale } = useShop();
  return (
    <ChoiceLink
      href={variant && selectionUrlWithVariant(chosen, variant, locale)}
      isChosen={isChosen}
      isSoldOut={variant?.stock === 0}
    >
      {children}
    </ChoiceLink>
  );
}
