import { type MouseEvent, type ReactNode, useState } from 'react';
import { withConfiguratorPart } from '#src/catalog/product-url-params.ts';
import type { ProductConfiguration } from '#src/catalog/product-configuration.ts';
import type { Picture } from '#src/catalog/product.ts';
import { choicesQuery, variantUrl } from '#src/catalog/variant-url.ts';
import {
  type CompareList,
  comparedEntry,
  compareUrl,
  MAX_COMPARED,
  withCompared,
} from '#src/compare/compare-list.ts';
import { isUnmodifiedClick } from '../../navigation/internal-link-target.ts';
import { useShop } from '../../shop-context.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { PathLink, useLinkRel } from '../ContentLink.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { Configurator, configuratorPartId } from './Configurator.tsx';
import { PriceDifference } from './ConfiguratorPart.tsx';
import styles from './PartPicker.module.css';

type CompareLinkProps = { readonly configuration: ProductConfiguration };

/**
 * Compares the bed as it is configured; with script, beside the products selected before. If these are
 * the most that are compared, it says so.
 */
function CompareLink({ configuration }: CompareLinkProps): ReactNode {
  const { locale, text, stores } = useShop();
  const { product, variant, parts } = configuration;
  const [full, setFull] = useState<CompareList>();
  const entry = comparedEntry(product.sku, choicesQuery(variant, locale, parts));
  const urlOf = (list: CompareList) => compareUrl({ list, size: variant.size, isBrief: false });
  const compare = (event: MouseEvent): void => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    const list = withCompared(stores.compare.selected(), entry);
    if (list.includes(entry)) void stores.navigation.navigate(urlOf(list));
    else setFull(list);
  };
  return (
    <>
      <PathLink
        className={styles['compare']}
        href={urlOf([entry])}
        rel="nofollow"
        onClick={compare}
      >
        {text('configurator.compare')}
      </PathLink>
      {full && (
        <p className={styles['full']} role="alert">
          {text('compare.full', { most: MAX_COMPARED })}{' '}
          <PathLink href={urlOf(full)} rel="nofollow">
            {text('compare.open')}
          </PathLink>
        </p>
      )}
    </>
  );
}

export type PartPickerProps = {
  readonly configuration: ProductConfiguration;
  /** Key of the part at which the configurator is open. */
  readonly openedPart: string | undefined;
  /** The bed as configured. */
  readonly drawing?: Picture | undefined;
  /** Order date of an order placed now. */
  readonly today: string;
};

/** Selected parts of a bundle. Each links to the configurator, where it is changed. */
export function PartPicker({ configuration, ...opened }: PartPickerProps): ReactNode {
  const { locale, text } = useShop();
  const relOf = useLinkRel();
  const { product, variant, parts } = configuration;
  if (parts.length === 0) return null;
  const url = variantUrl(product, variant, locale, parts);
  const hrefOf = (key: string) => `${withConfiguratorPart(url, key)}#${configuratorPartId(key)}`;
  return (
    <section className={styles['picker']} aria-labelledby="parts-title">
      <h2 className={styles['title']} id="parts-title">
        {text('product.parts')}
      </h2>
      <ul>
        {parts.map(({ part, choice }) => (
          <li key={part.key}>
            <PathLink
              className={styles['part']}
              href={hrefOf(part.key)}
              data-scroll="keep"
              rel={relOf(hrefOf(part.key))}
            >
              <VisuallyHidden>{text('configurator.change')} </VisuallyHidden>
              <span className={styles['label']}>{part.label}</span>
              <span className={styles['now']}>{choice.label}</span>
              <PriceDifference
                variant={variant}
                choice={choice}
                than={part.choices[0]}
                className={styles['extra']}
              />
              <Icon name="chevron-right" className={styles['chevron']} />
            </PathLink>
          </li>
        ))}
      </ul>
      <CompareLink configuration={configuration} />
      <Configurator configuration={configuration} {...opened} />
    </section>
  );
}
