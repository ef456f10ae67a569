import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  keyForNewCart,
  createReplacedCart,
  retargetCommand,
  nextLineToMigrate,
  migrationKey,
  successionOf,
} from '#src/cart/replaced-cart.ts';
import { anyCartItem, anyCartCommand } from '../../support/arbitraries/cart.ts';
import { aLine, anAdd } from '../../support/carts.ts';

const OLD = [aLine('old1', 2, 'BED'), aLine('old2', 1, 'LAMP')];
const NEW = [aLine('new2', 1, 'LAMP'), aLine('new1', 2, 'BED')];

/** Ids in the format of the backend: the id of a cart has no colon. */
const anyId = fc.stringMatching(/^[\w-]{1,64}$/u);

describe('nextLineToMigrate', () => {
  it('C3 adds the lines of the lost cart one by one, each under its own key', () => {
    const replaced = createReplacedCart('c1', OLD);
    expect(nextLineToMigrate(replaced)).toEqual({
      item: { sku: 'BED', quantity: 2 },
      key: 'c1:old1',
    });
    expect(nextLineToMigrate({ ...replaced, migratedCount: 1 })).toEqual({
      item: { sku: 'LAMP', quantity: 1 },
      key: 'c1:old2',
    });
    expect(nextLineToMigrate({ ...replaced, migratedCount: 2 })).toBeUndefined();
  });

  it('C3 adds a line with its options', () => {
    const line = { ...aLine('old1', 2, 'BED'), options: [{ label: 'L', value: 'V', uid: 'o1' }] };
    expect(nextLineToMigrate(createReplacedCart('c1', [line]))?.item).toEqual({
      sku: 'BED',
      quantity: 2,
      optionUids: ['o1'],
    });
  });

  it('C3 adds a variant by the product that its line names', () => {
    const line = { ...aLine('old1', 2, 'BED-160'), productSku: 'BED' };
    expect(nextLineToMigrate(createReplacedCart('c1', [line]))?.item).toEqual({
      sku: 'BED-160',
      productSku: 'BED',
      quantity: 2,
    });
  });

  it('has nothing to add if no cart was lost', () => {
    expect(nextLineToMigrate(undefined)).toBeUndefined();
  });

  it('C7 uses the same key for a line in every tab', () => {
    fc.assert(
      fc.property(anyId, anyCartItem, fc.array(anyCartItem), fc.nat(), (id, line, others, n) => {
        const here = nextLineToMigrate(createReplacedCart(id, [line, ...others]));
        const there = nextLineToMigrate({
          ...createReplacedCart(id, [...others, { ...line, quantity: n }]),
          migratedCount: others.length,
        });
        expect(there?.key).toBe(here?.key);
      }),
    );
  });
});

describe('successionOf', () => {
  const replaced = createReplacedCart('c1', OLD);

  it('DS9 names the lost cart and the one that replaces it', () => {
    expect(successionOf({ cart: { id: 'c2' }, replaced })).toEqual({ from: 'c1', to: 'c2' });
  });

  it.each([
    ['no cart was lost', 'c2', undefined],
    ['the cart was ordered', 'c2', createReplacedCart('c1', [])],
    ['no other cart is known yet', '', replaced],
    ['the tab still has the lost cart', 'c1', replaced],
  ])('DS9 is none if %s', (_, id, lost) => {
    expect(successionOf({ cart: { id }, replaced: lost })).toBeUndefined();
  });
});

describe('migrationKey', () => {
  it('C7 gives two lines, or the lines of two carts, different keys', () => {
    fc.assert(
      fc.property(anyId, fc.string(), anyId, fc.string(), (cart, line, otherCart, otherLine) => {
        const isSame = cart === otherCart && line === otherLine;
        expect(migrationKey(cart, line) === migrationKey(otherCart, otherLine)).toBe(isSame);
      }),
    );
  });
});

describe('keyForNewCart', () => {
  it('C7 derives the key of an action on another cart', () => {
    expect(keyForNewCart('k')).toBe('k:2');
  });
});

const chosen = (uid: string, option: string) => ({
  ...aLine(uid, 1, 'BED'),
  options: [{ label: 'L', value: 'V', uid: option }],
});

describe('retargetCommand', () => {
  it.each(['update', 'remove'] as const)('finds the line of an %s by its variant', (kind) => {
    const meant = { kind, uid: 'old1', quantity: 4 };
    expect(retargetCommand(meant, OLD, NEW)).toEqual({ kind, uid: 'new1', quantity: 4 });
  });

  it('CI1 finds the line to replace by its variant', () => {
    const item = { sku: 'WIDE', quantity: 2 };
    const meant = { kind: 'replace-line', uid: 'old1', key: 'k', item } as const;
    expect(retargetCommand(meant, OLD, NEW)).toEqual({ ...meant, uid: 'new1' });
  });

  it('distinguishes lines of one variant by their options', () => {
    const [from, to] = [[chosen('old1', 'o1')], [chosen('new2', 'o2'), chosen('new1', 'o1')]];
    const meant = { kind: 'remove', uid: 'old1' } as const;
    expect(retargetCommand(meant, from, to)).toEqual({ kind: 'remove', uid: 'new1' });
  });

  it('drops a command for a line that the other cart does not have', () => {
    expect(retargetCommand({ kind: 'remove', uid: 'old1' }, OLD, [aLine('new2', 1, 'LAMP')])).toBe(
      undefined,
    );
  });

  it('keeps a line that it never knew', () => {
    const unknown = { kind: 'remove', uid: 'other' } as const;
    expect(retargetCommand(unknown, OLD, NEW)).toBe(unknown);
  });

  it.each([anAdd('k'), { kind: 'load' }, { kind: 'remove-coupon', code: 'old1' }] as const)(
    'keeps %j unchanged',
    (command) => {
      expect(retargetCommand(command, OLD, NEW)).toBe(command);
    },
  );

  it('moves a command to the lines it refers to, or not at all', () => {
    fc.assert(
      fc.property(
        anyCartCommand,
        fc.array(anyCartItem),
        fc.array(anyCartItem),
        (command, from, to) => {
          const moved = retargetCommand(command, from, to);
          if (!moved || moved === command || !('uid' in moved)) return;
          expect(to.map(({ uid }) => uid)).toContain(moved.uid);
          expect({ ...moved, uid: '' }).toEqual({ ...command, uid: '' });
        },
      ),
    );
  });
});
