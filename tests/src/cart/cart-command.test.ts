import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalCommand, refersToContents } from '#src/cart/cart-command.ts';
import { anyCartCommand } from '../../support/arbitraries/cart.ts';
import { aLine, anAdd } from '../../support/carts.ts';

describe('canonicalCommand', () => {
  it('treats a quantity of 0 as a removal of the line', () => {
    expect(canonicalCommand({ kind: 'update', uid: 'u1', quantity: 0 })).toStrictEqual({
      kind: 'remove',
      uid: 'u1',
    });
  });

  it('keeps the id of a command', () => {
    expect(canonicalCommand({ kind: 'update', uid: 'u1', quantity: 0, commandId: 'w' })).toEqual({
      kind: 'remove',
      uid: 'u1',
      commandId: 'w',
    });
  });

  it('keeps every other command unchanged', () => {
    const update = { kind: 'update', uid: 'u1', quantity: 1 } as const;
    expect(canonicalCommand(update)).toBe(update);
    const add = anAdd('k', 'BED', 0);
    expect(canonicalCommand(add)).toBe(add);
  });

  it('has one canonical form, which stays unchanged', () => {
    fc.assert(
      fc.property(anyCartCommand, (command) => {
        const canonical = canonicalCommand(command);
        expect(canonicalCommand(canonical)).toBe(canonical);
      }),
    );
  });
});

describe('refersToContents', () => {
  it.each([
    [{ kind: 'update', uid: 'u1', quantity: 2 }, true],
    [{ kind: 'remove', uid: 'u1' }, true],
    [{ kind: 'replace-line', uid: 'u1', key: 'k', item: { sku: 'BED', quantity: 1 } }, true],
    [{ kind: 'remove-coupon', code: 'TEN' }, true],
    [{ kind: 'apply-coupon', code: 'TEN' }, false],
    [{ kind: 'set-email', typed: '' }, false],
    [{ kind: 'set-shipping-address', typed: {} }, false],
    [{ kind: 'restore-line', key: 'p', item: aLine('u1') }, false],
    [{ kind: 'load' }, false],
    [anAdd('k'), false],
  ] as const)('C6 decides whether %j refers to the contents of the cart: %s', (command, does) => {
    expect(refersToContents(command)).toBe(does);
  });
});
