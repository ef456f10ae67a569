import { type FormEvent, type ReactNode, useState } from 'react';
import { useShop } from '../../shop-context.tsx';
import { Button } from '../Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { PostForm } from '../PostForm.tsx';

type AddOneButtonProps = {
  /** SKU of the variant. */
  readonly sku: string;
  readonly productSku: string;
  /** Uids of the choices of a bed, other than the usual ones. */
  readonly optionUids?: readonly string[];
  /** Name of the product, for screen readers. */
  readonly name: string;
  readonly variant?: 'filled' | 'outlined';
  readonly className?: string | undefined;
};

/**
 * Adds one piece of a variant to the cart. Its label confirms the add. Each press counts, also while
 * an add is in progress.
 */
export function AddOneButton({
  sku,
  productSku,
  optionUids = NO_OPTIONS,
  name,
  variant = 'outlined',
  className,
}: AddOneButtonProps): ReactNode {
  const { text, stores } = useShop();
  const [isAdded, setAdded] = useState(false);
  const add = async (): Promise<void> => {
    const { kind } = await stores.cart.add(sku, 1, optionUids, productSku);
    if (kind !== 'superseded') setAdded(kind === 'granted');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void add();
  };
  return (
    <PostForm action="/cart/add" onSubmit={submit}>
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="product" value={productSku} />
      <input type="hidden" name="quantity" value="1" />
      {optionUids.map((uid) => (
        <input key={uid} type="hidden" name="option" value={uid} />
      ))}
      <Button type="submit" variant={variant} className={className}>
        {isAdded ? text('fits.added') : text('fits.add')}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
    </PostForm>
  );
}

const NO_OPTIONS: readonly string[] = [];
