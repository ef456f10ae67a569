import type { ReactNode } from 'react';
import type { Product } from '#src/catalog/product.ts';
import { productSafety, type ResponsiblePerson } from '#src/catalog/product-safety.ts';
import type { DutyKey } from '#src/duties/duty-table.ts';
import { useText } from '../../shop-context.tsx';
import styles from './ProductSafetyBlock.module.css';

/**
 * Manufacturer, responsible person in the EU and warnings of a product, which must be seen clearly
 * before the purchase (Regulation (EU) 2023/988, article 19): folded into nothing.
 */
export function ProductSafetyBlock({ product }: { readonly product: Product }): ReactNode {
  const text = useText();
  const safety = productSafety(product);
  if (!safety) return null;
  const { manufacturer, address, email, model, warnings, responsiblePerson } = safety;
  return (
    <section data-duty="product-safety">
      <h3 className={styles['title']}>{text('product.safety.title')}</h3>
      <dl className={styles['safety']}>
        <dt>{text('product.safety.manufacturer')}</dt>
        <Contact name={manufacturer} address={address} email={email} />
        {responsiblePerson && (
          <>
            <dt>{text('product.safety.responsible')}</dt>
            <Contact {...responsiblePerson} duty="responsible-person" />
          </>
        )}
        <dt>{text('product.safety.model')}</dt>
        <dd>{`${product.name} (${model})`}</dd>
        {warnings && (
          <>
            <dt>{text('product.safety.warnings')}</dt>
            <dd>{warnings}</dd>
          </>
        )}
      </dl>
    </section>
  );
}

type ContactProps = ResponsiblePerson & { readonly duty?: DutyKey };

const Contact = ({ name, address, email, duty }: ContactProps): ReactNode => (
  <dd data-duty={duty}>
    {name}
    <br />
    {address}
    <br />
    <a href={`mailto:${email}`}>{email}</a>
  </dd>
);
