import { describe, expect, it } from 'vitest';
import type { CommandResult } from '#src/cart/command-result.ts';
import { saveAddress } from '#ui/components/cart/CartAddresses.tsx';

const GRANTED: CommandResult = { kind: 'granted' };

/** Cart commands that are answered when the test says so. */
function slowCart() {
  const sent: string[] = [];
  const answers: ((result: CommandResult) => void)[] = [];
  const command = (name: string) => () => {
    sent.push(name);
    return new Promise<CommandResult>((resolve) => answers.push(resolve));
  };
  return {
    sent,
    cart: {
      setShippingAddress: command('shipping'),
      setBillingAddress: command('billing'),
      setEmail: command('email'),
    },
    answer: async (result: CommandResult = GRANTED) => {
      answers.shift()?.(result);
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

const TYPED = {
  firstName: 'Anna',
  lastName: 'de Wit',
  street: 'Dorpsstraat',
  houseNumber: '1',
  postalCode: '1234 AB',
  city: 'Delft',
  country: 'NL',
  telephone: '0612345678',
  email: 'anna@example.nl',
};

describe('saveAddress', () => {
  it('C9 is not done before the e-mail address is saved, which other forms then leave out', async () => {
    const { cart, sent, answer } = slowCart();
    let isDone = false;
    const saving = saveAddress(
      cart,
      { kind: 'shipping', email: undefined },
      { typed: TYPED, isAlsoBilling: false },
    ).then(() => (isDone = true));
    await answer();
    expect(sent).toEqual(['shipping', 'email']);
    expect(isDone).toBe(false);
    await answer();
    await saving;
    expect(isDone).toBe(true);
  });

  it('C9 saves nothing else when the address is refused', async () => {
    const { cart, sent, answer } = slowCart();
    const saving = saveAddress(
      cart,
      { kind: 'shipping', email: undefined },
      { typed: TYPED, isAlsoBilling: true },
    );
    await answer({ kind: 'refused', errors: [] });
    expect(await saving).toEqual({ kind: 'refused', errors: [] });
    expect(sent).toEqual(['shipping']);
  });

  it('C9 keeps the e-mail address of the cart, and saves the address for billing too', async () => {
    const { cart, sent, answer } = slowCart();
    const saving = saveAddress(
      cart,
      { kind: 'shipping', email: 'els@example.nl' },
      { typed: TYPED, isAlsoBilling: true },
    );
    await answer();
    await answer();
    expect(await saving).toEqual(GRANTED);
    expect(sent).toEqual(['shipping', 'billing']);
  });
});
