import type { ReactNode } from 'react';
import { sizeLength, sizeWidth } from '#src/catalog/product.ts';
import { type Sleeper, sleepersOn } from '#src/catalog/sleepers.ts';
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
  readonly sleeper: Sleeper;
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

/**
 * Outline of a person on their back, seen from above, 175 units long. The top of the head is at the
 * origin, the feet below it.
 */
const SLEEPER_HEIGHT = 175;

const SLEEPER_OUTLINE =
  'M0 0C6 0 9 6 9 12C9 18 6.500 22 5 24C5 27.500 12 28.500 18 30.500C24.500 32.500 25.500 39 26.500 46L30 76C30.500 82 30.500 88 28.500 93C27 96.500 23.500 96 23.500 92L22 78L18.500 54L17 72C17 80 19.500 88 19.500 97C19.500 110 16 122 15 134C14 146 12 156 11 164C12 169 13 175 9.500 175C5.500 175 4.500 170 4 164L1.500 132L0 104L-1.500 132L-4 164C-4.500 170 -5.500 175 -9.500 175C-13 175 -12 169 -11 164C-12 156 -14 146 -15 134C-16 122 -19.500 110 -19.500 97C-19.500 88 -17 80 -17 72L-18.500 54L-22 78L-23.500 92C-23.500 96 -27 96.500 -28.500 93C-30.500 88 -30.500 82 -30 76L-26.500 46C-25.500 39 -24.500 32.500 -18 30.500C-12 28.500 -5 27.500 -5 24C-6.500 22 -9 18 -9 12C-9 6 -6 0 0 0Z';
