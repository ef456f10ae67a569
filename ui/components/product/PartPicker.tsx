import type { ReactNode } from 'react';
import { extraOf, withChoice, type BundleChoice, type ChosenPart } from '#src/catalog/bundle.ts';
import type { Configuration } from '#src/catalog/configuration.ts';
import { variantUrl } from '#src/catalog/variant-url.ts';
import { formatPrice } from '#src/pricing/price-format.ts';
import { euros } from '#src/pricing/money.ts';
import { useShop, useText } from '#ui/shop-context.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import styles from './PartPicker.module.css';

type PartPickerProps = { readonly configuration: Configuration };

/**
 * What a set is made of. Each part opens to its choices: links to the page with that choice, and
 * what it costs more or less than the one that is chosen now.
 */
export function PartPicker({ configuration }: PartPickerProps): ReactNode {
  const text = useText();
  const { parts } = configuration;
  if (parts.length === 0) return null;
  return (
    <section className={styles['picker']} aria-label={text('product.parts')}>
      <p className={styles['title']}>{text('product.parts')}</p>
      {parts.map((chosen) => (
        <Part key={chosen.part.key} configuration={configuration} chosen={chosen} />
      ))}
    </section>
  );
}

type PartProps = PartPickerProps & { readonly chosen: ChosenPart };

function Part({ configuration, chosen }: PartProps): ReactNode {
  const { part, choice } = chosen;
  return (
    <details className={styles['part']} name="part">
      <summary className={styles['summary']}>
        <span className={styles['label']}>{part.label}</span>
        <span className={styles['now']}>{choice.label}</span>
        <Icon name="chevron-down" className={styles['chevron']} />
      </summary>
      <ul className={styles['choices']}>
        {part.choices.map((offered) => (
          <li key={offered.uid}>
            <Choice configuration={configuration} chosen={chosen} offered={offered} />
          </li>
        ))}
      </ul>
    </details>
  );
}

type ChoiceProps = PartProps & { readonly offered: BundleChoice };

/** What is sold out is said, and leads nowhere. */
function Choice({ configuration, chosen, offered }: ChoiceProps): ReactNode {
  const { locale, text } = useShop();
  const { product, variant, parts } = configuration;
  const isChosen = offered.uid === chosen.choice.uid;
  const words = (
    <>
      <span className={styles['name']}>{offered.label}</span>
      <span className={styles['extra']}>
        {offered.isSoldOut ? text('product.sold-out') : <Extra {...{ variant, chosen, offered }} />}
      </span>
      {offered.summary && <span className={styles['words']}>{offered.summary}</span>}
    </>
  );
  if (offered.isSoldOut) {
    return <p className={classNames(styles['choice'], styles['soldOut'])}>{words}</p>;
  }
  const next = withChoice(parts, { part: chosen.part, choice: offered });
  return (
    <a
      className={styles['choice']}
      href={variantUrl(product, variant, locale, next)}
      aria-current={isChosen ? 'true' : undefined}
      data-scroll="keep"
    >
      {words}
    </a>
  );
}

type ExtraProps = Pick<Configuration, 'variant'> & {
  readonly chosen: ChosenPart;
  readonly offered: BundleChoice;
};

/** The difference to what is chosen now. */
function Extra({ variant: { size }, chosen, offered }: ExtraProps): ReactNode {
  const text = useText();
  if (offered.uid === chosen.choice.uid) return text('product.part-chosen');
  const cents = extraOf(offered, size).cents - extraOf(chosen.choice, size).cents;
  if (cents === 0) return text('product.no-extra');
  const amount = `€\u00A0${formatPrice(euros(Math.abs(cents)))}`;
  return `${cents > 0 ? '+' : '\u2212'}\u00A0${amount}`;
}
