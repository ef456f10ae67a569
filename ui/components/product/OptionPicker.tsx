import type { ReactNode } from 'react';
import type { Configuration } from '#src/catalog/configuration.ts';
import { optionGroups, type OptionChoice, type OptionGroup } from '#src/catalog/variant-choices.ts';
import { variantPictures } from '#src/catalog/variant-pictures.ts';
import { variantUrl } from '#src/catalog/variant-url.ts';
import { useShop, useText } from '#ui/shop-context.tsx';
import { Image } from '../Image.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { ChoiceLink } from './ChoiceLink.tsx';
import styles from './SizePicker.module.css';

type OptionPickerProps = { readonly configuration: Configuration };

/** The colors and firmnesses of a product, each a link to the page with that chosen. */
export function OptionPicker({ configuration }: OptionPickerProps): ReactNode {
  const { product, variant } = configuration;
  return optionGroups(product, variant).map((group) => (
    <Group key={group.code} configuration={configuration} group={group} />
  ));
}

type GroupProps = OptionPickerProps & { readonly group: OptionGroup };

function Group({ configuration, group: { code, label, choices } }: GroupProps): ReactNode {
  const text = useText();
  const chosen = configuration.variant.options?.find((option) => option.code === code);
  return (
    <nav className={styles['picker']} aria-label={text('product.choose-option', { label })}>
      <p className={styles['chosen']}>{`${label}: ${chosen?.value ?? ''}`}</p>
      <ul className={styles['sizes']}>
        {choices.map((choice) => (
          <li key={choice.option.key}>
            <Choice
              configuration={configuration}
              choice={choice}
              isChosen={choice.option.key === chosen?.key}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

type ChoiceProps = OptionPickerProps & {
  readonly choice: OptionChoice;
  readonly isChosen: boolean;
};

/** What can be seen is shown: a color by the product in that color. */
function Choice({ configuration, choice, isChosen }: ChoiceProps): ReactNode {
  const { locale } = useShop();
  const { product, parts } = configuration;
  const { option, variant } = choice;
  const hasLook = product.looks?.some(
    ({ code, key }) => code === option.code && key === option.key,
  );
  return (
    <ChoiceLink
      href={variantUrl(product, variant, locale, parts)}
      isChosen={isChosen}
      isSoldOut={variant.stock === 0}
      look={hasLook ? 'picture' : 'words'}
    >
      {hasLook ? (
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
