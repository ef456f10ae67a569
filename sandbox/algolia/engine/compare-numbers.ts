import type { Condition, NumericOperator } from '../filters/filter.ts';

type Comparison = Extract<Condition, { readonly kind: 'numeric' | 'range' }>;

/** Returns whether a number meets a condition, to three decimals. */
export function toNumberPredicate(condition: Comparison): (number: number) => boolean {
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
