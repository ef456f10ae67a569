import type { ReactNode } from 'react';
import { sizeLength, sizeWidth } from '#src/catalog/product.ts';
import {
  type DrawnSleeper,
  SLEEPER_HEIGHT,
  SLEEPER_OUTLINE,
  sleepersOn,
} from '#src/catalog/sleepers.ts';
import { formatSize } from '../../format-numbers.ts';
import { useText } from '../../shop-context.tsx';
import styles from './ScaleDrawing.module.css';

type ScaleDrawingProps = {
  /** In centimetres, `160x200`. */
  readonly size: string;
  /** Draws a line down the middle, for two halves. */
  readonly isSplit?: boolean;
  readonly className?: string | undefined;
};

/** Space around the product for its measures, in centimetres. */
const MARGIN = { top: 40, side: 62, bottom: 30 };
/** Aspect ratio of the photographs. */
const SHAPE = 4 / 3;

/** The product in the selected size seen from above, with its sleepers, to scale. */
export function ScaleDrawing({ size, isSplit = false, className }: ScaleDrawingProps): ReactNode {
  const text = useText();
  const [width, length] = [sizeWidth(size), sizeLength(size)];
  const sleepers = sleepersOn(width, length);
  const height = length + MARGIN.top + MARGIN.bottom;
  const viewWidth = Math.max(height * SHAPE, width + 2 * MARGIN.side);
  const viewHeight = Math.max(height, viewWidth / SHAPE);
  const left = -(viewWidth - width) / 2;
  const top = -MARGIN.top - (viewHeight - height) / 2;
  return (
    <svg
      className={className}
      viewBox={`${left} ${top} ${viewWidth} ${viewHeight}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn from data
      role="img"
      aria-label={text('product.scale.alt', {
        size: formatSize(size),
        count: sleepers.length,
        height: sleepers[0]?.height ?? 0,
      })}
    >
      <rect className={styles['goods']} width={width} height={length} rx={5} />
      {isSplit && (
        <line className={styles['seam']} x1={width / 2} x2={width / 2} y1={0} y2={length} />
      )}
      {sleepers.map((sleeper) => (
        <Person key={sleeper.middle} sleeper={sleeper} />
      ))}
      <Measures width={width} length={length} />
    </svg>
  );
}

/** A sleeper on a bed whose upper left corner is at the origin. */
export function Person({
  sleeper: { middle, top, height },
}: {
  readonly sleeper: DrawnSleeper;
}): ReactNode {
  const scale = height / SLEEPER_HEIGHT;
  return (
    <path
      className={styles['person']}
      d={SLEEPER_OUTLINE}
      transform={`translate(${middle} ${top}) scale(${scale})`}
    />
  );
}

/** Width and length, on dimension lines. */
function Measures({
  width,
  length,
}: {
  readonly width: number;
  readonly length: number;
}): ReactNode {
  return (
    <g className={styles['measures']} fontSize={Math.max(9, length / 20)}>
      <path d={`M0 -8v-8M0 -12H${width}M${width} -8v-8`} />
      <text x={width / 2} y={-19} textAnchor="middle">{`${width} cm`}</text>
      <path d={`M${width + 8} 0h8M${width + 12} 0V${length}M${width + 8} ${length}h8`} />
      <text x={width + 20} y={length / 2} dominantBaseline="middle">{`${length} cm`}</text>
    </g>
  );
}
