import { type ReactNode, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useText } from '../shop-context.tsx';
import styles from './QuantityField.module.css';

type QuantityFieldProps = QuantityCommit & {
  /** Name of the product that is counted, for the accessible names of the field and its buttons. */
  readonly of: string;
  /** Id of the element with the validation error. */
  readonly errorId?: string | undefined;
};

/** Quantity input: a number field between a decrease and an increase button. */
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

type QuantityCommit = {
  readonly value: number;
  /** Minimum that can be typed, 1 by default; the buttons stop at 1. */
  readonly min?: number;
  readonly max: number;
  /** Called with every committed quantity; without it the field keeps what was typed. */
  readonly onSettle?: (quantity: number) => void;
};

function useQuantity(commit: QuantityCommit) {
  const [draft, setDraft] = useState<string>();
  return quantityInput(commit, draft, setDraft);
}

/**
 * Commits a typed number on Enter or blur, a step at once. `draft` is what the field shows instead
 * of the value.
 */
export function quantityInput(
  { value, min = 1, max, onSettle }: QuantityCommit,
  draft: string | undefined,
  setDraft: (draft: string | undefined) => void,
) {
  const quantity = parseQuantity(draft, max, min) ?? value;
  const settle = (next: number): void => {
    setDraft(onSettle ? undefined : String(next));
    if (next !== value) onSettle?.(next);
  };
  const typing = {
    value: draft ?? String(value),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setDraft(target.value),
    onBlur: () => draft !== undefined && settle(quantity),
    onKeyDown: (event: Pick<KeyboardEvent, 'key' | 'preventDefault'>) => {
      if (event.key !== 'Enter') return;
      // A commit may remove the line; the same key press would press the undo button in its place.
      if (onSettle) event.preventDefault();
      settle(quantity);
    },
  };
  return { quantity, settle, typing };
}

type StepProps = {
  readonly name: string;
  readonly icon: 'minus' | 'plus';
  readonly isOff: boolean;
  readonly onStep: () => void;
};

/** A step button at its limit stays focusable, so that keyboard users keep their place. */
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

/** Parses a typed quantity, rounded and clamped to `min`..`max`; `undefined` if it is no number. */
export function parseQuantity(
  written: string | undefined,
  max: number,
  min = 1,
): number | undefined {
  const quantity = written === undefined || written.trim() === '' ? Number.NaN : Number(written);
  return Number.isFinite(quantity) ? Math.min(Math.max(Math.round(quantity), min), max) : undefined;
}
