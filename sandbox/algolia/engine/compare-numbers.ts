import type { Condition, NumericOperator } from '../filters/filter.ts';

type Comparison = Extract<Condition, { readonly kind: 'numeric' | 'range' }>;

/** Whether a number is what a condition wants; three decimals count. */
export function compares(condition: Comparison): (number: number) => boolean {
  if (condition.kind === 'numeric') {
    const wanted = inThousandths(condition.number);
    const holds = OPERATIONS[condition.operator];
    return (number) => holds(inThousandths(number), wanted);
  }
  const [low, high] = [inThousandths(condition.low), inThousandths(condition.high)];
  return (number) => inThousandths(number) >= low && inThousandths(number) <= high;
}

const inThousandths = (number: number): number => Math.round(number * 1000);

const OPERATIONS: Readonly<Record<NumericOperator, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '>=': (a, b) => a >= b,
  '>': (a, b) => a > b,
};
