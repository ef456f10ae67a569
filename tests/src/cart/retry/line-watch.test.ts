import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LateEffect } from '#src/cart/retry/late-effect.ts';
import { checkLine, watchLine, type LineWatch } from '#src/cart/retry/line-watch.ts';
import { anyLineWatch, anyShownLine } from '../../../support/arbitraries/retry.ts';

const add = (until: number): LateEffect => ({ kind: 'add', quantity: 2, times: 1, until });
const watch = (more: Partial<LineWatch> = {}): LineWatch => ({
  line: 'M1',
  expected: 3,
  landings: [add(100), add(200)],
  checkAgainAt: 200,
  ...more,
});
const shown = (quantity: number) => ({ quantity, uid: 'line-1' });

describe('watchLine', () => {
  it('C7 checks again when the last late effect is over', () => {
    expect(watchLine({ line: 'M1', expected: 3, landings: [add(200), add(100)] })).toEqual({
      line: 'M1',
      expected: 3,
      landings: [add(200), add(100)],
      checkAgainAt: 200,
    });
  });

  it('C7 does not watch a line without late effects', () => {
    expect(watchLine({ line: 'M1', expected: 3, landings: [] })).toBeUndefined();
  });
});

describe('checkLine', () => {
  it('C7 keeps watching a line that is as expected while a late effect is possible', () => {
    expect(checkLine(watch(), shown(3), 50)).toEqual({ kind: 'as-expected', watch: watch() });
  });

  it('C7 drops expired late effects, and finally the line', () => {
    expect(checkLine(watch(), shown(3), 100)).toEqual({
      kind: 'as-expected',
      watch: watch({ landings: [add(200)] }),
    });
    expect(checkLine(watch(), shown(3), 200)).toEqual({ kind: 'as-expected' });
  });

  it('C7 corrects a line after a late add took effect', () => {
    expect(checkLine(watch(), shown(5), 50)).toEqual({
      kind: 'set',
      uid: 'line-1',
      quantity: 3,
      watch: watch(),
      otherwise: watch({ expected: 5 }),
    });
  });

  it('C7 keeps the line as it is if the correction is refused', () => {
    expect(checkLine(watch(), shown(5), 100)).toMatchObject({
      otherwise: watch({ expected: 5, landings: [add(200)] }),
    });
    expect(checkLine(watch(), shown(5), 200)).not.toHaveProperty('otherwise');
  });

  it('C7 ignores a change that late effects do not explain', () => {
    expect(checkLine(watch(), shown(4), 50)).toEqual({
      kind: 'changed-elsewhere',
      watch: watch({ expected: 4 }),
    });
    expect(checkLine(watch(), shown(4), 200)).toEqual({ kind: 'changed-elsewhere' });
  });

  it('C7 cannot correct a line that is gone', () => {
    const gone = watch({ landings: [{ kind: 'set', quantity: 0, until: 200 }] });
    expect(checkLine(gone, { quantity: 0 }, 50)).toEqual({
      kind: 'changed-elsewhere',
      watch: { ...gone, expected: 0 },
    });
  });

  describe('of a change that was reported as unknown', () => {
    const open = watch({ unconfirmed: { before: 1, key: 'click' } });

    it('C7 finds it carried out, and returns its key', () => {
      expect(checkLine(open, shown(3), 50)).toEqual({
        kind: 'as-expected',
        watch: watch(),
        confirmed: 'click',
      });
    });

    it('C7 finds it not carried out, and expects the previous quantity from now on', () => {
      expect(checkLine(open, shown(1), 50)).toEqual({
        kind: 'as-expected',
        watch: watch({ expected: 1 }),
      });
    });

    it('C7 finds it carried out twice, and corrects that', () => {
      expect(checkLine(open, shown(5), 50)).toEqual({
        kind: 'set',
        uid: 'line-1',
        quantity: 3,
        watch: open,
        otherwise: watch({ expected: 5 }),
        confirmed: 'click',
      });
    });

    it('C7 removes an add that took effect instead, and does not repeat its own', () => {
      const stray = watch({
        expected: 4,
        unconfirmed: { before: 1, key: 'click' },
        landings: [add(200)],
      });
      expect(checkLine(stray, shown(3), 50)).toEqual({
        kind: 'set',
        uid: 'line-1',
        quantity: 1,
        watch: stray,
        otherwise: watch({ landings: [add(200)] }),
      });
    });

    it('C7 counts from the baseline: an add that took effect once is no surplus', () => {
      const once = watch({ unconfirmed: { before: 1 }, landings: [add(200)] });
      expect(checkLine(once, shown(5), 50).kind).toBe('changed-elsewhere');
    });

    it('C7 confirms nothing for a change without a key', () => {
      const check = checkLine(watch({ unconfirmed: { before: 1 } }), shown(3), 50);
      expect(check).toEqual({ kind: 'as-expected', watch: watch() });
    });
  });

  it('C7 sets a line only to an answered quantity, or one that may have been', () => {
    fc.assert(
      fc.property(anyLineWatch, anyShownLine, fc.nat(), (watch, line, readAt) => {
        const check = checkLine(watch, line, readAt);
        const { expected, unconfirmed } = watch;
        expect([expected, unconfirmed?.before]).toContain(
          check.kind === 'set' ? check.quantity : expected,
        );
      }),
    );
  });

  it('C7 does nothing more for a line that it has just checked', () => {
    fc.assert(
      fc.property(anyLineWatch, anyShownLine, fc.nat(), (watch, line, readAt) => {
        const check = checkLine(watch, line, readAt);
        const after = check.kind === 'set' ? undefined : check.watch;
        expect(after ? checkLine(after, line, readAt).kind : 'as-expected').toBe('as-expected');
      }),
    );
  });

  it('C7 accepts a line once it has been set', () => {
    fc.assert(
      fc.property(anyLineWatch, anyShownLine, fc.nat(), (watch, line, readAt) => {
        const check = checkLine(watch, line, readAt);
        const set = { uid: 'line-1', quantity: check.kind === 'set' ? check.quantity : -1 };
        const again =
          check.kind === 'set' ? checkLine(check.watch, set, readAt).kind : 'as-expected';
        expect(again).toBe('as-expected');
      }),
    );
  });

  it('C7 watches no longer than until the next check', () => {
    fc.assert(
      fc.property(anyLineWatch, fc.nat(), (watch, later) => {
        const last = Math.max(...watch.landings.map(({ until }) => until));
        const line = { quantity: watch.expected };
        expect(checkLine(watch, line, last + later)).not.toHaveProperty('watch');
      }),
    );
  });
});
