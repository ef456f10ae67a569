import { useState, type FormEvent, type ReactNode } from 'react';
import { variantPictures } from '#src/catalog/product-pictures.ts';
import { variantUrl } from '#src/catalog/variant-url.ts';
import type { CompatibleProduct } from '#src/use-cases/find-compatible-products.ts';
import { formatSize } from '../../format-numbers.ts';
import { useShop } from '../../shop-context.tsx';
import { Button } from '../Button.tsx';
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
  const { text, locale } = useShop();
  const { kind, product, variant } = compatibleProduct;
  const details = [
    ...(variant.size === undefined
      ? []
      : [text('product.size', { size: formatSize(variant.size) })]),
    ...(variant.options ?? []).map(({ value }) => value),
  ];
  return (
    <article className={styles['card']}>
      <Image
        className={styles['picture']}
        picture={{ ...variantPictures(product, variant)[0], alt: '' }}
        sizes="6rem"
      />
      <div className={styles['words']}>
        <p className={styles['kind']}>{text(`fits.kind-${kind}`)}</p>
        <h3>
          <a href={variantUrl(product, variant, locale)}>{product.name}</a>
        </h3>
        <p className={styles['size']}>{details.join(', ')}</p>
      </div>
      <div className={styles['buy']}>
        <PriceTag price={variant.price} />
        <AddButton fit={compatibleProduct} />
      </div>
    </article>
  );
}

/** Its label confirms the add. Each press counts, also while an add is in progress. */
function AddButton({ fit: { product, variant } }: { readonly fit: CompatibleProduct }): ReactNode {
  const { text, stores } = useShop();
  const [isAdded, setAdded] = useState(false);
  const add = async (): Promise<void> => {
    const { kind } = await stores.cart.add(variant.sku, 1);
    if (kind !== 'superseded') setAdded(kind === 'granted');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void add();
  };
  return (
    <form method="post" action="/cart/add" onSubmit={submit}>
      <input type="hidden" name="sku" value={variant.sku} />
      <input type="hidden" name="quantity" value="1" />
      <Button type="submit" variant="outlined" className={styles['add']}>
        {isAdded ? text('fits.added') : text('fits.add')}
        <VisuallyHidden>: {product.name}</VisuallyHidden>
      </Button>
    </form>
  );
}
