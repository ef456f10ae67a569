import { useState, type ChangeEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useText } from '../shop-context.tsx';
import styles from './QuantityField.module.css';
import { parseQuantity } from './parse-quantity.ts';

type QuantityFieldProps = {
  readonly value: number;
  readonly max: number;
  /** What is counted: field and buttons say it aloud. */
  readonly of: string;
  /** Hears of every quantity that is settled on; without it the field keeps what was typed. */
  readonly onSettle?: (quantity: number) => void;
};

/** How many: a number to type, between a button for less and one for more. */
export function QuantityField({ value, max, of, onSettle }: QuantityFieldProps): ReactNode {
  const text = useText();
  const [draft, setDraft] = useState<string>();
  const quantity = parseQuantity(draft, max) ?? value;
  const settle = (next: number): void => {
    setDraft(onSettle ? undefined : String(next));
    if (next !== value) onSettle?.(next);
  };
  const typing = {
    value: draft ?? String(value),
    onChange: (event: ChangeEvent<HTMLInputElement>) => setDraft(event.target.value),
    onBlur: () => draft !== undefined && settle(quantity),
    onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && settle(quantity),
  };
  return (
    <div className={styles['field']}>
      <Step
        name={`${text('quantity.less')}: ${of}`}
        icon="minus"
        isOff={quantity <= 1}
        onStep={() => settle(quantity - 1)}
      />
      <input
        className={styles['number']}
        name="quantity"
        type="number"
        inputMode="numeric"
        min={1}
        max={max}
        aria-label={`${text('quantity.label')}: ${of}`}
        {...typing}
      />
      <Step
        name={`${text('quantity.more')}: ${of}`}
        icon="plus"
        isOff={quantity >= max}
        onStep={() => settle(quantity + 1)}
      />
    </div>
  );
}

type StepProps = {
  readonly name: string;
  readonly icon: 'minus' | 'plus';
  readonly isOff: boolean;
  readonly onStep: () => void;
};

/** A button at its end stays focusable: who steps by keyboard does not lose the place. */
function Step({ name, icon, isOff, onStep }: StepProps): ReactNode {
  return (
    <button
      className={styles['step']}
      type="button"
      aria-label={name}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onStep}
    >
      <Icon name={icon} />
    </button>
  );
}
