import { type FormEvent, type ReactNode, useState } from 'react';
import { newCartItems } from '#src/cart/items-of-selection.ts';
import { useShop } from '../../shop-context.tsx';
import { Button } from '../Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { PostForm } from '../ContentLink.tsx';

type AddOneButtonProps = {
  /** SKU of the variant, or of each half of a bed. */
  readonly skus: readonly [string] | readonly [string, string];
  readonly productSku: string;
  /** Uids of the choices of a bed, other than the usual ones. */
  readonly optionUids?: readonly string[];
  /** Name of the product, for screen readers. */
  readonly name: string;
  /** Says more than that it is added. */
  readonly label?: string;
  readonly variant?: 'filled' | 'outlined';
  readonly className?: string | undefined;
};

/**
 * Adds one piece of a variant to the cart, or both halves of a bed. Its label confirms the add. Each
 * press counts, also while an add is in progress.
 */
export function AddOneButton({
  skus,
  productSku,
  optionUids = NO_OPTIONS,
  name,
  label,
  variant = 'outlined',
  className,
}: AddOneButtonProps): ReactNode {
  const { text, stores } = useShop();
  const [isAdded, setAdded] = useState(false);
  const add = async (): Promise<void> => {
    const results = await Promise.all(
      newCartItems({ skus, quantity: 1, optionUids, productSku }).map((item) =>
        stores.cart.add(item),
      ),
    );
    if (results.some(({ kind }) => kind === 'superseded')) return;
    setAdded(results.every(({ kind }) => kind === 'granted'));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void add();
  };
  return (
    <PostForm action="/cart/add" onSubmit={submit}>
      {skus.map((sku, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- both halves may have the same SKU
        <input key={index} type="hidden" name="sku" value={sku} />
      ))}
      <input type="hidden" name="product" value={productSku} />
      <input type="hidden" name="quantity" value="1" />
      {optionUids.map((uid) => (
        <input key={uid} type="hidden" name="option" value={uid} />
      ))}
      <Button type="submit" variant={variant} className={className}>
        {isAdded ? text('fits.added') : (label ?? text('fits.add'))}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
    </PostForm>
  );
}

const NO_OPTIONS: readonly string[] = [];
