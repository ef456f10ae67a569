import { describe, expect, it } from 'vitest';
import { judgeCart, type ClickResult } from '../support/fault-clicks/click-verdict.ts';

const click = (outcome: ClickResult['outcome'], quantity = 1, product = 0): ClickResult => ({
  product,
  quantity,
  outcome,
});

const RIGHT = { above: 0, missing: 0, unexplained: 0 };

describe('judgeCart', () => {
  it('accepts a cart with exactly the quantities reported as added', () => {
    const clicks = [click('added', 2), click('added', 1), click('failed', 5), click('added', 1, 1)];
    expect(
      judgeCart(
        clicks,
        new Map([
          [0, 3],
          [1, 1],
        ]),
      ),
    ).toEqual(RIGHT);
  });

  it('counts duplicate, failed and unrequested adds in the cart as above', () => {
    expect(judgeCart([click('added', 2)], new Map([[0, 4]])).above).toBe(1);
    expect(judgeCart([click('failed', 2)], new Map([[0, 2]])).above).toBe(1);
    expect(judgeCart([], new Map([[0, 1]])).above).toBe(1);
  });

  it('counts adds that are reported but not in the cart as missing', () => {
    expect(judgeCart([click('added', 2)], new Map())).toEqual({ ...RIGHT, missing: 1 });
  });

  it('accepts an unknown add once or not at all, but not in part', () => {
    const clicks = [click('added'), click('unknown', 3), click('changed', 2)];
    for (const held of [1, 3, 4, 6]) {
      expect(judgeCart(clicks, new Map([[0, held]]))).toEqual(RIGHT);
    }
    expect(judgeCart(clicks, new Map([[0, 5]])).unexplained).toBe(1);
    expect(judgeCart(clicks, new Map([[0, 7]])).above).toBe(1);
  });
});
