import { describe, expect, it } from 'vitest';
import { judgeCart, type ClickResult } from '../support/fault-clicks/click-verdict.ts';

const click = (told: ClickResult['told'], quantity = 1, goods = 0): ClickResult => ({
  goods,
  quantity,
  told,
});

const RIGHT = { above: 0, missing: 0, unexplained: 0 };

describe('judgeCart', () => {
  it('finds a cart right that holds what was told as added, and nothing else', () => {
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

  it('finds what was added twice, though told as failed, or wanted by nobody', () => {
    expect(judgeCart([click('added', 2)], new Map([[0, 4]])).above).toBe(1);
    expect(judgeCart([click('failed', 2)], new Map([[0, 2]])).above).toBe(1);
    expect(judgeCart([], new Map([[0, 1]])).above).toBe(1);
  });

  it('finds what was told as added and is not there', () => {
    expect(judgeCart([click('added', 2)], new Map())).toEqual({ ...RIGHT, missing: 1 });
  });

  it('lets what is unknown be there once, or not, but in no part', () => {
    const clicks = [click('added'), click('unknown', 3), click('changed', 2)];
    for (const held of [1, 3, 4, 6]) {
      expect(judgeCart(clicks, new Map([[0, held]]))).toEqual(RIGHT);
    }
    expect(judgeCart(clicks, new Map([[0, 5]])).unexplained).toBe(1);
    expect(judgeCart(clicks, new Map([[0, 7]])).above).toBe(1);
  });
});
