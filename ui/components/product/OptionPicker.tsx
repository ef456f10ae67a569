import type { ReactNode } from 'react';
import { firmnessRank, isFirmness } from '#src/catalog/firmness.ts';
import { variantPictures } from '#src/catalog/product-pictures.ts';
import {
  appliesToBothHalves,
  type ProductSelection,
  selectionUrlWithVariant,
} from '#src/catalog/product-selection.ts';
import { type OptionChoice, type OptionGroup, optionGroups } from '#src/catalog/variant-choices.ts';
import { useShop, useText } from '../../shop-context.tsx';
import { Image } from '../Image.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { ChoiceLink } from './ChoiceLink.tsx';
import styles from './SizePicker.module.css';

type OptionPickerProps = { readonly chosen: ProductSelection };

/**
 * Colors and firmnesses of a product, each a link to the page with that choice. Two halves have a
 * firmness each, chosen in `BedSides`.
 */
export function OptionPicker({ chosen }: OptionPickerProps): ReactNode {
  const { product, variant } = chosen.configuration;
  return optionGroups(product, variant)
    .filter((group) => appliesToBothHalves(chosen, group))
    .map((group) => <Group key={group.code} chosen={chosen} group={group} />);
}

type GroupProps = OptionPickerProps & { readonly group: OptionGroup };

function Group({ chosen: selection, group: { code, label, choices } }: GroupProps): ReactNode {
  const text = useText();
  const chosen = selection.configuration.variant.options?.find((option) => option.code === code);
  return (
    <nav className={styles['picker']} aria-label={text('product.choose-option', { label })}>
      <p className={styles['chosen']}>{`${label}: ${chosen?.value ?? ''}`}</p>
      <ul className={styles['sizes']}>
        {inOrder(code, choices).map((choice) => (
          <li key={choice.option.key}>
            <Choice
              chosen={selection}
              choice={choice}
              isChosen={choice.option.key === chosen?.key}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Firmnesses from soft to firm; colors in the product's order. */
const inOrder = (code: string, choices: OptionGroup['choices']): OptionGroup['choices'] =>
  isFirmness({ code })
    ? choices.toSorted((a, b) => firmnessRank(a.option) - firmnessRank(b.option))
    : choices;

type ChoiceProps = OptionPickerProps & {
  readonly choice: OptionChoice;
  readonly isChosen: boolean;
};

/** A choice with an option image shows it, as a color does; others show text. */
function Choice({ chosen, choice, isChosen }: ChoiceProps): ReactNode {
  const { locale } = useShop();
  const { product } = chosen.configuration;
  const { option, variant } = choice;
  const hasImage = product.looks?.some(
    ({ code, key }) => code === option.code && key === option.key,
  );
  return (
    <ChoiceLink
      href={selectionUrlWithVariant(chosen, variant, locale)}
      isChosen={isChosen}
      isSoldOut={variant.stock === 0}
      variant={hasImage ? 'picture' : 'words'}
    >
      {hasImage ? (
        <>
          <Image picture={{ ...variantPictures(product, variant)[0], alt: '' }} sizes="4.5rem" />
          <VisuallyHidden>{option.value}</VisuallyHidden>
        </>
      ) : (
        option.value
      )}
    </ChoiceLink>
  );
}
