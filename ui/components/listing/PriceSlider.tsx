import { use, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Slider, SliderStateContext, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import type { PriceRange } from '#src/filters/price-range.ts';
import { positionOf, stopAt, type PriceScale } from '#src/filters/price-scale.ts';
import { formatAmount } from './format-range.ts';
import styles from './PriceSlider.module.css';

type PriceSliderProps = {
  readonly scale: PriceScale;
  readonly range: PriceRange;
  readonly label: string;
  /** Of the thumbs: the lower one first. */
  readonly labels: readonly [lower: string, upper: string];
  /** Called while a thumb moves. */
  readonly onHold: (held: PriceRange) => void;
  /** Called when the thumbs have been let go. */
  readonly onApply: (range: PriceRange) => void;
};

/** How long keys have to rest, in milliseconds: whoever holds an arrow key is not there yet. */
const REST = 500;

/** Two thumbs on the scale of the prices. */
export function PriceSlider(props: PriceSliderProps): ReactNode {
  const { scale, range, label, onHold } = props;
  const { applyLater, noteHand } = useApplyLater(props);
  const rangeOf = ([lower = 0, upper = 0]: readonly number[]): PriceRange => ({
    minCents: stopAt(scale, lower),
    maxCents: stopAt(scale, upper),
  });
  return (
    <Slider
      className={styles['slider'] ?? ''}
      onPointerDownCapture={noteHand}
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

/** The thumbs, and between them the range. */
function Thumbs({ scale, labels }: PriceSliderProps): ReactNode {
  const state = use(SliderStateContext);
  if (!state) return null;
  const [lower, upper] = [state.getThumbPercent(0), state.getThumbPercent(1)];
  // They say amounts, not their places on the scale. It is known by identity: no copy would do.
  Object.assign(state, {
    getThumbValueLabel: (thumb: number) => formatAmount(stopAt(scale, state.values[thumb] ?? 0)),
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

/** Applies a range: at once when a pointer lets go, after a rest when keys do. */
function useApplyLater({ onApply }: PriceSliderProps) {
  const [wanted, setWanted] = useState<PriceRange>();
  const isByHand = useRef(false);
  const apply = useEffectEvent(onApply);
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => apply(wanted), isByHand.current ? 0 : REST);
    isByHand.current = false;
    return () => clearTimeout(timer);
  }, [wanted]);
  const noteHand = (): void => {
    isByHand.current = true;
  };
  return { applyLater: setWanted, noteHand };
}
