import { observer } from 'mobx-react-lite';
import { useId, type FormEvent, type ReactNode } from 'react';
import type { CartItem, UserError } from '#src/cart/cart.ts';
import { MAX_LINE_QUANTITY } from '#src/cart/quantity.ts';
import type { DeliveryPeriod } from '#src/delivery/delivery-day.ts';
import type { LineChoice } from '#src/use-cases/line-choices.ts';
import { useStores, useText } from '../../shop-context.tsx';
import { Amount } from '../PriceTag.tsx';
import { Button } from '../Button.tsx';
import { BedWarning } from '../my-bed/BedWarning.tsx';
import { QuantityField } from '../QuantityField.tsx';
import { SaveForLaterButton } from '../saved/SaveForLaterButton.tsx';
import { PostForm } from '../ContentLink.tsx';
import styles from './CartLine.module.css';
import { ChangeLineForm, ChangeLineLink, useLineChange } from './ChangeLine.tsx';
import { LineChangeError, LineError } from './LineError.tsx';
import { LineRoom } from './LineRoom.tsx';
import { LineDescription, LineEnergyLabel, LinePicture, LineUnitPrice } from './CartLineParts.tsx';

type CartLineProps = {
  readonly item: CartItem;
  /** All lines of the cart. */
  readonly lines: readonly CartItem[];
  /** Days of arrival; `undefined` until they are known. */
  readonly period: DeliveryPeriod | undefined;
  /** Name of the large piece with which a parcel comes. */
  readonly comesWith: string | undefined;
  /** Error that occurred after the item was added to the cart. */
  readonly error: UserError | undefined;
  /** The variants to choose from, if the page has the change form open. */
  readonly choices: readonly LineChoice[] | undefined;
  /** The side of its bed: "Left side". */
  readonly side?: string;
  /** Called with the SKU of the variant that has replaced the line. */
  readonly onReplaced?: (sku: string) => void;
};

type LineProps = Pick<CartLineProps, 'item'>;

/** A cart line. Quantity and removal are plain forms, which script submits in place. */
export const CartLine = observer(function CartLine(props: CartLineProps) {
  const { item, lines, period, comesWith, error: lineError, choices, side, onReplaced } = props;
  const { cart } = useStores();
  const change = useLineChange(item, choices);
  const refusal = cart.refusals.get(item.uid);
  const errorId = useId();
  return (
    <li className={styles['line']} aria-busy={cart.pendingLines.has(item.uid)}>
      <LinePicture item={item} />
      <LineDescription item={item} period={period} comesWith={comesWith} side={side}>
        <ChangeLineLink {...change} item={item} />
      </LineDescription>
      <LineUnitPrice item={item} />
      <div className={styles['total']}>
        <p>
          <Amount money={item.rowTotal} />
        </p>
        <LineEnergyLabel item={item} />
      </div>
      <div className={styles['controls']}>
        <LineQuantity item={item} errorId={refusal || lineError ? errorId : undefined} />
        <div className={styles['leave']}>
          <SaveForLaterButton item={item} />
          <RemoveLine item={item} />
        </div>
      </div>
      <BedWarning item={item} lines={lines} />
      <LineRoom item={item} />
      <ChangeLineForm
        {...change}
        item={item}
        className={styles['variants']}
        onReplaced={onReplaced}
      />
      {refusal && <LineChangeError error={refusal} className={styles['trouble']} id={errorId} />}
      <LineError
        error={refusal ? undefined : lineError}
        className={styles['trouble']}
        {...(!refusal && { id: errorId })}
      />
    </li>
  );
});

type LineQuantityProps = LineProps & { readonly errorId: string | undefined };

/** Typing 0 removes the line; the buttons stop at 1, so that hasty presses do not remove it. */
const LineQuantity = observer(function LineQuantity({ item, errorId }: LineQuantityProps) {
  const text = useText();
  const { cart } = useStores();
  return (
    <PostForm action="/cart/update" onSubmit={preventSubmit}>
      <input type="hidden" name="uid" value={item.uid} />
      <QuantityField
        value={item.quantity}
        min={0}
        max={MAX_LINE_QUANTITY}
        errorId={errorId}
        of={item.product.name}
        onSettle={(quantity) => void cart.update(item.uid, quantity)}
      />
      <Button type="submit" variant="quiet" className={styles['change']}>
        {text('cart.change')}
      </Button>
    </PostForm>
  );
});

function RemoveLine({ item }: LineProps): ReactNode {
  const text = useText();
  const { cart } = useStores();
  const remove = (event: FormEvent): void => {
    event.preventDefault();
    void cart.remove(item.uid);
  };
  return (
    <PostForm action="/cart/remove" onSubmit={remove}>
      <input type="hidden" name="uid" value={item.uid} />
      <Button
        type="submit"
        variant="quiet"
        className={styles['remove']}
        aria-label={`${text('cart.remove')}: ${item.product.name}`}
      >
        {text('cart.remove')}
      </Button>
    </PostForm>
  );
}

/** With script the quantity is sent when it is committed, not by a form submission. */
const preventSubmit = (event: FormEvent): void => event.preventDefault();
