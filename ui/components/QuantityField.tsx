import { useState, type ChangeEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useText } from '../shop-context.tsx';
import { parseQuantity } from './parse-quantity.ts';
import styles from './QuantityField.module.css';

type QuantityFieldProps = Settling & {
  /** What is counted: field and buttons say it aloud. */
  readonly of: string;
  /** The element that says what is wrong with it. */
  readonly errorId?: string | undefined;
};

/** How many: a number to type, between a button for less and one for more. */
export function QuantityField({ of, errorId, ...settling }: QuantityFieldProps): ReactNode {
  const text = useText();
  const { quantity, settle, typing } = useQuantity(settling);
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
        min={settling.min ?? 1}
        max={settling.max}
        aria-label={`${text('quantity.label')}: ${of}`}
        aria-invalid={errorId === undefined ? undefined : true}
        aria-describedby={errorId}
        {...typing}
      />
      <Step
        name={`${text('quantity.more')}: ${of}`}
        icon="plus"
        isOff={quantity >= settling.max}
        onStep={() => settle(quantity + 1)}
      />
    </div>
  );
}

type Settling = {
  readonly value: number;
  /** The least that can be typed, 1 where it is left out; buttons stop at 1. */
  readonly min?: number;
  readonly max: number;
  /** Hears of every quantity that is settled on; without it the field keeps what was typed. */
  readonly onSettle?: (quantity: number) => void;
};

/** A typed number is settled on by Enter or by leaving the field, a step at once. */
function useQuantity({ value, min = 1, max, onSettle }: Settling) {
  const [draft, setDraft] = useState<string>();
  const quantity = parseQuantity(draft, max, min) ?? value;
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
  return { quantity, settle, typing };
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
