import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { cartItemsOfSelection } from '#src/cart/items-of-selection.ts';
import { MAX_LINE_QUANTITY } from '#src/cart/quantity.ts';
import { nonDefaultChoiceUids } from '#src/catalog/product-configuration.ts';
import { type ProductSelection, selectionOffer } from '#src/catalog/product-selection.ts';
import { formatSize } from '../../format-numbers.ts';
import { useShop } from '../../shop-context.tsx';
import { Button } from '../Button.tsx';
import { QuantityField } from '../QuantityField.tsx';
import { PostForm } from '../ContentLink.tsx';
import styles from './AddToCart.module.css';
import { BuyBar } from './BuyBar.tsx';

type AddToCartProps = { readonly chosen: ProductSelection };

const FORM_ID = 'add-to-cart';

/**
 * Adds the selection to the cart. A plain form, which script submits in place. Each press counts,
 * also while an add is in progress.
 */
export function AddToCart({ chosen }: AddToCartProps): ReactNode {
  const { text, stores } = useShop();
  const { configuration, halves } = chosen;
  const { product, variant } = configuration;
  const optionUids = nonDefaultChoiceUids(configuration);
  const skus = halves ? [halves.left.sku, halves.right.sku] : [variant.sku];
  const { price, stock } = selectionOffer(chosen);
  const form = useRef<HTMLFormElement>(null);
  const [pendingAdds, setPendingAdds] = useState(0);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const quantity = Number(new FormData(event.currentTarget).get('quantity')) || 1;
    setPendingAdds((count) => count + 1);
    await Promise.all(cartItemsOfSelection(chosen, quantity).map((item) => stores.cart.add(item)));
    setPendingAdds((count) => count - 1);
  };
  return (
    <>
      <PostForm
        ref={form}
        id={FORM_ID}
        className={styles['form']}
        action="/cart/add"
        onSubmit={(event) => void submit(event)}
      >
        {skus.map((sku, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- both halves may have the same SKU
          <input key={index} type="hidden" name="sku" value={sku} />
        ))}
        <input type="hidden" name="product" value={product.sku} />
        {optionUids.map((uid) => (
          <input key={uid} type="hidden" name="option" value={uid} />
        ))}
        {halves?.left.size !== undefined && (
          <p className={styles['pairs']}>
            {text('product.halves.pairs', { size: formatSize(halves.left.size) })}
          </p>
        )}
        <QuantityField value={1} max={Math.min(stock, MAX_LINE_QUANTITY)} of={product.name} />
        <Button type="submit" className={styles['button']}>
          {pendingAdds > 0 ? text('product.adding') : text('product.add-to-cart')}
        </Button>
      </PostForm>
      <BuyBar form={form} formId={FORM_ID} configuration={configuration} price={price} />
    </>
  );
}
