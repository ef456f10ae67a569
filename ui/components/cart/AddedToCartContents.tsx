import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useShop, useText } from '../../shop-context.tsx';
import type { AddedToCartConfirmation } from '../../stores/added-to-cart-store.ts';
import { Button, LinkButton } from '../Button.tsx';
import { Amount } from '../PriceTag.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './AddedToCartContents.module.css';
import { LineDescription, LineEnergyLabel, LinePicture } from './CartLineParts.tsx';
import { CompatibleProductSuggestion } from './CompatibleProductSuggestion.tsx';
import { LineRoom } from './LineRoom.tsx';
import { addedLines } from '../../stores/added-to-cart-store.ts';
import { useDeliveries } from './use-deliveries.ts';

type ContentsProps = {
  readonly confirmation: AddedToCartConfirmation;
  readonly titleId: string;
  readonly onClose: () => void;
};

/** The added lines, links to continue, and one compatible product. */
export const AddedToCartContents = observer(function AddedToCartContents({
  confirmation,
  titleId,
  onClose,
}: ContentsProps) {
  const { shell, text, stores } = useShop();
  const { optimisticCart } = stores.cart;
  const { periodOf } = useDeliveries(optimisticCart);
  const { isSure, skus, pieces } = confirmation;
  const [sku] = skus;
  const line = optimisticCart.items.find(({ product }) => product.sku === sku);
  return (
    <div className={styles['contents']}>
      <Heading {...{ isSure, pieces, titleId, onClose }} />
      {!isSure && <p>{text('cart.unconfirmed')}</p>}
      <ul className={styles['lines']}>
        {addedLines(confirmation, optimisticCart.items).map((item) => (
          <li key={item.uid} className={styles['line']}>
            <LinePicture item={item} />
            <LineDescription item={item} period={periodOf(item.product.sku)} />
            <div className={styles['price']}>
              <p>
                {item.quantity > 1 && <span>{item.quantity} × </span>}
                <Amount money={item.price} />
                {item.quantity > 1 && (
                  <span className={styles['sum']}>
                    {text('cart.added-sum')} <Amount money={item.rowTotal} />
                  </span>
                )}
              </p>
              <LineEnergyLabel item={item} />
            </div>
            <LineRoom item={item} isMeasuredOnly />
          </li>
        ))}
      </ul>
      <div className={styles['ways']}>
        <LinkButton href={shell.cartUrl}>{text('cart.view')}</LinkButton>
        <Button variant="outlined" onClick={onClose}>
          {text('cart.go-on')}
        </Button>
      </div>
      {sku !== undefined && (
        <CompatibleProductSuggestion sku={sku} productSku={line?.productSku ?? sku} />
      )}
    </div>
  );
});

type HeadingProps = Pick<AddedToCartConfirmation, 'isSure' | 'pieces'> &
  Pick<ContentsProps, 'titleId' | 'onClose'>;

function Heading({ isSure, pieces, titleId, onClose }: HeadingProps): ReactNode {
  const text = useText();
  const title =
    pieces > 1 ? text('cart.added-pieces', { pieces: `${pieces}` }) : text('cart.added-title');
  return (
    <header className={styles['header']}>
      <Icon name={isSure ? 'check' : 'warning'} className={styles['mark']} />
      <h2 id={titleId}>{isSure ? title : text('cart.added-unsure')}</h2>
      <button className={styles['close']} type="button" onClick={onClose}>
        <Icon name="close" />
        <VisuallyHidden>{text('dialog.close')}</VisuallyHidden>
      </button>
    </header>
  );
}
