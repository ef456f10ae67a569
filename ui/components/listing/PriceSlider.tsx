import { use, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Slider, SliderStateContext, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import type { PriceRange } from '#src/filters/price-range.ts';
import {
  positionOf,
  amountAtStop,
  type PriceSliderStops,
} from '#src/filters/price-slider-stops.ts';
import { formatAmount } from '#src/pricing/money.ts';
import styles from './PriceSlider.module.css';

type PriceSliderProps = {
  readonly scale: PriceSliderStops;
  readonly range: PriceRange;
  readonly label: string;
  /** Accessible names of the thumbs, the lower one first. */
  readonly labels: readonly [lower: string, upper: string];
  /** Called while a thumb moves. */
  readonly onHold: (dragged: PriceRange) => void;
  /** Called when the thumbs are released. */
  readonly onApply: (range: PriceRange) => void;
};

/** Debounce time of keyboard input, in milliseconds: a held arrow key keeps moving the thumb. */
const KEYBOARD_DEBOUNCE = 500;

/** A slider with two thumbs on the price scale. */
export function PriceSlider(props: PriceSliderProps): ReactNode {
  const { scale, range, label, onHold } = props;
  const { applyLater, notePointer } = useApplyLater(props);
  const rangeOf = ([lower = 0, upper = 0]: readonly number[]): PriceRange => ({
    minCents: amountAtStop(scale, lower),
    maxCents: amountAtStop(scale, upper),
  });
  return (
    <Slider
      className={styles['slider'] ?? ''}
      onPointerDownCapture={notePointer}
      aria-label={label}
      minValue={0}
      maxValue={scale.length - 1}
      value={[positionOf(scale, range.minCents), positionOf(scale, range.maxCents)]}
      onChange={(positions) => onHold(rangeOf(positions))}
      onChangeEnd={(positions) => applyLater(rangeOf(positions))}
    >
      <SliderTrack className={styles['track'] ?? ''}>
        <Thumbs {...props} />
      </SliderTrack>
    </Slider>
  );
}

/** The thumbs and the filled range between them. */
function Thumbs({ scale, labels }: PriceSliderProps): ReactNode {
  const state = use(SliderStateContext);
  if (!state) return null;
  const [lower, upper] = [state.getThumbPercent(0), state.getThumbPercent(1)];
  // Announces amounts, not scale positions. Mutated in place: React Aria looks up the data of a
  // slider by the identity of its state, so a copy would be unknown to it.
  Object.assign(state, {
    getThumbValueLabel: (thumb: number) =>
      formatAmount(amountAtStop(scale, state.values[thumb] ?? 0)),
  });
  return (
    <>
      <div
        className={styles['fill']}
        style={{ insetInlineStart: `${lower * 100}%`, width: `${(upper - lower) * 100}%` }}
      />
      {labels.map((label, index) => (
        <SliderThumb
          key={label}
          className={styles['thumb'] ?? ''}
          index={index}
          aria-label={label}
        />
      ))}
    </>
  );
}

/** Applies a range at once after a pointer release, after {@link KEYBOARD_DEBOUNCE} after a key. */
function useApplyLater({ onApply }: PriceSliderProps) {
  const [pendingRange, setPendingRange] = useState<PriceRange>();
  const isByPointer = useRef(false);
  const apply = useEffectEvent(onApply);
  useEffect(() => {
    if (!pendingRange) return;
    const timer = setTimeout(
      () => apply(pendingRange),
      isByPointer.current ? 0 : KEYBOARD_DEBOUNCE,
    );
    isByPointer.current = false;
    return () => clearTimeout(timer);
  }, [pendingRange]);
  const notePointer = (): void => {
    isByPointer.current = true;
  };
  return { applyLater: setPendingRange, notePointer };
}
