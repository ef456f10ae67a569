import type { ReactNode } from 'react';
import { pictureAlt } from '#src/catalog/product-pictures.ts';
import type { CompatibleProduct } from '#src/use-cases/find-compatible-products.ts';
import { formatSize } from '../../format-numbers.ts';
import { useText } from '../../shop-context.tsx';
import { useLinkTo } from '../ContentLink.tsx';
import { Image } from '../Image.tsx';
import { BedAvailability } from '../my-bed/BedAvailability.tsx';
import { PriceTag } from '../PriceTag.tsx';
import { AddOneButton } from './AddOneButton.tsx';
import styles from './CompatibleProductCard.module.css';

/** A compatible product in the matching size, with an add-to-cart button. */
export function CompatibleProductCard({
  fit: compatibleProduct,
}: {
  readonly fit: CompatibleProduct;
}): ReactNode {
  const text = useText();
  const linkTo = useLinkTo();
  const { kind, name, url, picture, size, options, price, forBed } = compatibleProduct;
  const details = [
    ...(size === undefined ? [] : [text('product.size', { size: formatSize(size) })]),
    ...options,
  ];
  return (
    <article className={styles['card']}>
      <Image
        className={styles['picture']}
        picture={{ ...picture, alt: pictureAlt(name, picture) }}
        sizes="6rem"
      />
      <div className={styles['words']}>
        <p className={styles['kind']}>{text(`fits.kind-${kind}`)}</p>
        <h3>
          <a {...linkTo(url)}>{name}</a>
        </h3>
        <p className={styles['size']}>{details.join(', ')}</p>
        {forBed && <BedAvailability {...forBed} />}
      </div>
      <div className={styles['buy']}>
        <PriceTag price={price} />
        <AddOneButton
          skus={[compatibleProduct.sku]}
          productSku={compatibleProduct.productSku}
          name={name}
          className={styles['add']}
        />
      </div>
    </article>
  );
}
