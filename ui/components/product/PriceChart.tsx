import type { ReactNode } from 'react';
import { formatAmount } from '#src/pricing/money.ts';
import { type PriceStep, SHOWN_DAYS } from '#src/pricing/price-history.ts';
import { formatDay, parseDay } from '#src/shared/calendar-day.ts';
import { formatSize } from '../../format-numbers.ts';
import { longDayText } from '../../i18n/day-text.ts';
import { useText } from '../../shop-context.tsx';
import styles from './PriceChart.module.css';

type PriceChartProps = {
  /** In order, the last one is the present price. */
  readonly steps: readonly PriceStep[];
  readonly size: string | undefined;
};

/* In a picture of 360 × 98 units: four for a day, prices from zero up. */
const DAY_WIDTH = 4;
const TOP = 18;
const BOTTOM = 98;

/** What a variant cost in the last ninety days, as a drawing and as a table. */
export function PriceChart({ steps, size }: PriceChartProps): ReactNode {
  const text = useText();
  const highest = Math.max(...steps.map(({ cents }) => cents));
  const lowest = Math.min(...steps.map(({ cents }) => cents));
  const last = steps.at(-1);
  if (!last) return null;
  const labels = [highest, lowest].flatMap(
    (cents) => steps.find((one) => one.cents === cents) ?? [],
  );
  const scale = { highest, today: dayNumber(last.until) };
  return (
    <figure className={styles['chart']}>
      <figcaption>
        <h3>{text('price.history.title')}</h3>
        {size !== undefined && text('product.price-for-size', { size: formatSize(size) })}
      </figcaption>
      <svg
        viewBox={`0 0 ${SHOWN_DAYS * DAY_WIDTH} ${BOTTOM}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn from data
        role="img"
      >
        <title>{text('price.history.title')}</title>
        <desc>
          {text('price.history.desc', {
            lowest: formatAmount(lowest),
            highest: formatAmount(highest),
            now: formatAmount(last.cents),
          })}
        </desc>
        <path d={areaPath(steps, scale)} />
        {labels.map((step) => (
          <Label key={step.cents} {...placed(step, scale)} cents={step.cents} />
        ))}
      </svg>
      <details>
        <summary>{text('price.history.table')}</summary>
        <PriceTable steps={steps} />
      </details>
    </figure>
  );
}

type Scale = { readonly highest: number; readonly today: number };

/** Where a price is drawn, in units. */
type Placed = { readonly left: number; readonly right: number; readonly y: number };

const dayNumber = (day: string): number => parseDay(day) ?? 0;

const placed = ({ cents, from, until }: PriceStep, { highest, today }: Scale): Placed => {
  const xOf = (day: string) => Math.max(0, (SHOWN_DAYS - today + dayNumber(day)) * DAY_WIDTH);
  return {
    left: xOf(from),
    right: xOf(until),
    y: Math.round(BOTTOM - (cents / highest) * (BOTTOM - TOP)),
  };
};

/** An area in steps, interrupted where the price is not known. */
function areaPath(steps: readonly PriceStep[], scale: Scale): string {
  let path = '';
  let known = Number.NEGATIVE_INFINITY;
  for (const step of steps) {
    const { left, right, y } = placed(step, scale);
    if (left - known > DAY_WIDTH) path += `${path && `V${BOTTOM}`}M${left} ${BOTTOM}`;
    path += `V${y}H${right}`;
    known = right;
  }
  return `${path}V${BOTTOM}`;
}

const Label = ({ left, y, cents }: Placed & { readonly cents: number }): ReactNode => {
  const isRight = left > (SHOWN_DAYS * DAY_WIDTH * 3) / 4;
  return (
    <text
      x={isRight ? SHOWN_DAYS * DAY_WIDTH : left + 2}
      y={y - 5}
      textAnchor={isRight ? 'end' : 'start'}
    >
      {formatAmount(cents)}
    </text>
  );
};

/** A row per price, and one for each time in which it is not known. */
function PriceTable({ steps }: Pick<PriceChartProps, 'steps'>): ReactNode {
  const text = useText();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{text('price.history.day')}</th>
          <th scope="col">{text('price.history.price')}</th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(steps).map(({ step, day, cents }) => (
          <tr key={`${step} ${cents}`}>
            <td>{longDayText(text, day)}</td>
            <td>{cents === undefined ? text('price.history.unknown') : formatAmount(cents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Row = {
  readonly step: number;
  readonly day: string;
  readonly cents: number | undefined;
};

const dayAfter = (day: string): string => formatDay(dayNumber(day) + 1);

/** A price of the next day but one has a day between, on which it is not known. */
const rowsOf = (steps: readonly PriceStep[]): readonly Row[] =>
  steps.flatMap(({ from, until, cents }, step) => {
    const next = steps[step + 1];
    const isGap = next !== undefined && dayNumber(next.from) - dayNumber(until) > 1;
    return [
      { step, day: from, cents },
      ...(isGap ? [{ step, day: dayAfter(until), cents: undefined }] : []),
    ];
  });
