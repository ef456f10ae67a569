import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { MOST_PER_LINE } from '#src/cart/quantity.ts';
import { chosenUids, configuredPrice, type Configuration } from '#src/catalog/configuration.ts';
import { useShop } from '#ui/shop-context.tsx';
import { Button } from '../Button.tsx';
import { QuantityField } from '../QuantityField.tsx';
import styles from './AddToCart.module.css';
import { BuyBar } from './BuyBar.tsx';

type AddToCartProps = { readonly configuration: Configuration };

const FORM_ID = 'add-to-cart';

/** Puts what is chosen into the cart: a plain form, which script answers without leaving. */
export function AddToCart({ configuration }: AddToCartProps): ReactNode {
  const { text } = useShop();
  const { product, variant: chosen } = configuration;
  const optionUids = chosenUids(configuration);
  const { isAdding, submit } = useAdding(chosen.sku, optionUids);
  const form = useRef<HTMLFormElement>(null);
  return (
    <>
      <form
        ref={form}
        id={FORM_ID}
        className={styles['form']}
        method="post"
        action="/cart/add"
        onSubmit={submit}
      >
        <input type="hidden" name="sku" value={chosen.sku} />
        {optionUids.map((uid) => (
          <input key={uid} type="hidden" name="option" value={uid} />
        ))}
        <QuantityField value={1} max={Math.min(chosen.stock, MOST_PER_LINE)} of={product.name} />
        <Button type="submit" isPending={isAdding} className={styles['button']}>
          {isAdding ? text('product.adding') : text('product.add-to-cart')}
        </Button>
      </form>
      <BuyBar
        form={form}
        formId={FORM_ID}
        size={chosen.size}
        price={configuredPrice(configuration)}
        isAdding={isAdding}
      />
    </>
  );
}

/** Sends the form to the cart store; while one is on its way, another press does nothing. */
function useAdding(sku: string, optionUids: readonly string[]) {
  const { cart } = useShop().stores;
  const [isAdding, setAdding] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isAdding) return;
    const quantity = Number(new FormData(event.currentTarget).get('quantity')) || 1;
    setAdding(true);
    await cart.add(sku, quantity, optionUids);
    setAdding(false);
  };
  return { isAdding, submit: (event: FormEvent<HTMLFormElement>) => void submit(event) };
}
