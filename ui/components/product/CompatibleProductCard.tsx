import { useState, type FormEvent, type ReactNode } from 'react';
import { pictureAlt } from '#src/catalog/product-pictures.ts';
import type { CompatibleProduct } from '#src/use-cases/find-compatible-products.ts';
import { formatSize } from '../../format-numbers.ts';
import { useShop, useText } from '../../shop-context.tsx';
import { Button } from '../Button.tsx';
import { useLinkTo } from '../ContentLink.tsx';
import { Image } from '../Image.tsx';
import { PriceTag } from '../PriceTag.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './CompatibleProductCard.module.css';

/** A compatible product in the matching size, with an add-to-cart button. */
export function CompatibleProductCard({
  fit: compatibleProduct,
}: {
  readonly fit: CompatibleProduct;
}): ReactNode {
  const text = useText();
  const linkTo = useLinkTo();
  const { kind, name, url, picture, size, options, price } = compatibleProduct;
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
      </div>
      <div className={styles['buy']}>
        <PriceTag price={price} />
        <AddButton fit={compatibleProduct} />
      </div>
    </article>
  );
}

/** Its label confirms the add. Each press counts, also while an add is in progress. */
function AddButton({
  fit: { sku, productSku, name },
}: {
  readonly fit: CompatibleProduct;
}): ReactNode {
  const { text, stores } = useShop();
  const [isAdded, setAdded] = useState(false);
  const add = async (): Promise<void> => {
    const { kind } = await stores.cart.add(sku, 1, [], productSku);
    if (kind !== 'superseded') setAdded(kind === 'granted');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void add();
  };
  return (
    <form method="post" action="/cart/add" onSubmit={submit}>
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="product" value={productSku} />
      <input type="hidden" name="quantity" value="1" />
      <Button type="submit" variant="outlined" className={styles['add']}>
        {isAdded ? text('fits.added') : text('fits.add')}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
    </form>
  );
}
