import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuantity, quantityInput } from '#ui/components/QuantityField.tsx';

describe('parseQuantity', () => {
  it.each([
    ['3', 3],
    [' 12 ', 12],
    ['2.6', 3],
    ['0', 1],
    ['-4', 1],
    ['5000', 999],
  ])('reads %o as %i', (written, quantity) => {
    expect(parseQuantity(written, 999)).toBe(quantity);
  });

  it.each([
    ['0', 0],
    ['-4', 0],
    ['2', 2],
  ])('reads %o as %i where the minimum is 0', (written, quantity) => {
    expect(parseQuantity(written, 999, 0)).toBe(quantity);
  });

  it.each([undefined, '', '  ', 'twee', 'Infinity', 'NaN'])(
    'returns undefined for %o',
    (written) => {
      expect(parseQuantity(written, 999)).toBeUndefined();
    },
  );

  it('returns an integer from 1 to the maximum, or undefined, for any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 999 }), (written, most) => {
        const quantity = parseQuantity(written, most) ?? 1;
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= most).toBe(true);
      }),
    );
  });
});

/** A field for 1 to 9, of value 2; keeps what is typed if it has no `settled` list. */
function openField(settled?: number[]) {
  let draft: string | undefined;
  const onSettle = (quantity: number) => void settled?.push(quantity);
  const settling = { value: 2, max: 9, ...(settled && { onSettle }) };
  const input = () => quantityInput(settling, draft, (next) => (draft = next));
  const type = (value: string) => input().typing.onChange({ target: { value } });
  return { input, type, shown: () => input().typing.value };
}

/** Presses a key in a field; returns whether the browser's own action is prevented. */
function press({ typing }: ReturnType<typeof quantityInput>, key: string): 'prevented' | 'default' {
  const event = new Event('keydown', { cancelable: true });
  typing.onKeyDown(Object.assign(event, { key }));
  return event.defaultPrevented ? 'prevented' : 'default';
}

describe('quantityInput', () => {
  it('shows what is typed, and commits it on blur only', () => {
    const settled: number[] = [];
    const { input, type, shown } = openField(settled);
    type('12');
    expect([shown(), settled]).toEqual(['12', []]);
    input().typing.onBlur();
    expect(settled).toEqual([9]);
  });

  it('commits on Enter, and on no other key', () => {
    const settled: number[] = [];
    const { input, type } = openField(settled);
    type('5');
    press(input(), 'Tab');
    expect(settled).toEqual([]);
    press(input(), 'Enter');
    expect(settled).toEqual([5]);
  });

  it('C5 keeps an Enter that commits from what takes the focus next', () => {
    expect(press(openField([]).input(), 'Enter')).toBe('prevented');
    expect(press(openField([]).input(), 'Tab')).toBe('default');
  });

  it('leaves Enter to the form where no quantity is reported', () => {
    expect(press(openField().input(), 'Enter')).toBe('default');
  });

  it('shows its value again once a quantity is committed', () => {
    const { input, type, shown } = openField([]);
    type('5');
    input().typing.onBlur();
    expect(shown()).toBe('2');
  });

  it.each(['2', ' 2.2 ', 'two', ''])('does not report %o, which changes nothing', (written) => {
    const settled: number[] = [];
    const { input, type, shown } = openField(settled);
    type(written);
    input().typing.onBlur();
    expect([shown(), settled]).toEqual(['2', []]);
  });

  it('reports a step at once, counted from what is typed', () => {
    const settled: number[] = [];
    const { input, type } = openField(settled);
    type('5');
    input().settle(input().quantity + 1);
    expect(settled).toEqual([6]);
  });

  it('keeps a committed quantity where none is reported', () => {
    const { input, type, shown } = openField();
    type('12');
    input().typing.onBlur();
    expect([shown(), input().quantity]).toEqual(['9', 9]);
    input().settle(8);
    expect(shown()).toBe('8');
  });

  it('commits nothing on blur if nothing was typed', () => {
    const drafts: unknown[] = [];
    quantityInput({ value: 2, max: 9 }, undefined, (next) => drafts.push(next)).typing.onBlur();
    expect(drafts).toEqual([]);
  });
});
