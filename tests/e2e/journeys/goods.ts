import { expect, type Locator } from '@playwright/test';
import { dayText } from '#ui/i18n/day-text.ts';
import { confirmation } from '../carts.ts';
import { follow, having, look, main, printed, say, seen, type Shopper } from './shopper.ts';

/** A line that a cart is expected to have. */
export type ExpectedLine = {
  readonly name: string;
  /** What the line says of the chosen variant: `140x200`, a firmness. */
  readonly says: readonly string[];
  readonly quantity: number;
};

/** The name of the product whose page is open. */
export const nameOfProduct = async (shopper: Shopper): Promise<string> =>
  (await main(shopper).getByRole('heading', { level: 1 }).innerText()).trim();

/** Chooses a width and a length on the page of a product. */
export async function chooseSize(shopper: Shopper, size: string): Promise<void> {
  const picker = main(shopper).getByRole('navigation', {
    name: say(shopper, 'product.choose-size'),
  });
  for (const length of size.split('x')) {
    await follow(shopper, say(shopper, 'product.centimetres', { length }), picker);
  }
  const chosen = say(shopper, 'product.size', { size: printed(size) });
  await expect(picker).toContainText(having(say(shopper, 'product.chosen-size', { size: chosen })));
}

/**
 * The day of arrival that a product's page or a line of the cart says, `2026-12-01`: of a parcel the
 * last, of what a van brings the first.
 */
export const dayOf = async (part: Locator): Promise<string> =>
  (await seen(part.getByRole('time')).getAttribute('datetime')) ?? '';

/** A day as pages print it. */
export const dayOn = (shopper: Shopper, day: string): string =>
  dayText((key, values) => say(shopper, key, asWords(values)), day);

const asWords = (values: Readonly<Record<string, string | number>> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

/** Puts the product of the page into the cart, and goes there. */
export async function takeToCart(shopper: Shopper, quantity = 1): Promise<void> {
  const { page, hasScript, shop } = shopper;
  if (quantity > 1) {
    await seen(main(shopper).getByLabel(having(say(shopper, 'quantity.label')))).fill(
      String(quantity),
    );
  }
  await seen(
    main(shopper).getByRole('button', { name: say(shopper, 'product.add-to-cart') }),
  ).click();
  if (hasScript) {
    await expect(confirmation(page)).toBeVisible();
    await follow(shopper, say(shopper, 'cart.view'), confirmation(page));
  } else {
    await page.waitForURL(({ pathname }) => pathname === shop.cart);
    await look(shopper);
  }
}

/** The lines of the cart's page; two halves of a bed are two. */
export const lines = (shopper: Shopper): Locator =>
  main(shopper)
    .getByRole('region', { name: say(shopper, 'cart.lines') })
    .getByRole('spinbutton')
    .locator('xpath=ancestor::li[1]');

/**
 * Expects exactly these lines on the cart's page, and a day for all of them together: that of each
 * line, if it is given.
 *
 * @param code postal code that was typed; with script the cart names it.
 */
export async function expectCart(
  shopper: Shopper,
  expected: readonly ExpectedLine[],
  day?: string,
  code?: string,
): Promise<void> {
  await expect(lines(shopper)).toHaveCount(expected.length);
  for (const { name, says, quantity } of expected) {
    const said = says.map(having);
    const line = said.reduce<Locator>(
      (found, hasText) => found.filter({ hasText }),
      // A line may name another as what it comes with: its own name is a link.
      lines(shopper).filter({ has: shopper.page.getByRole('link', { name: having(name) }) }),
    );
    await expect(line).toHaveCount(1);
    await expect(line.getByRole('spinbutton')).toHaveValue(String(quantity));
    if (day !== undefined) await expect.poll(() => dayOf(line)).toBe(day);
  }
  const together =
    code !== undefined && shopper.hasScript
      ? say(shopper, 'cart.delivery-all-to', { code, days: '' })
      : say(shopper, 'cart.delivery-all', { days: '' });
  const delivery = summary(shopper).getByText(having(together.trim()));
  await expect(delivery).toContainText(day === undefined ? '' : dayOn(shopper, day));
}

const summary = (shopper: Shopper): Locator =>
  main(shopper).getByRole('region', { name: say(shopper, 'cart.summary') });

/** The total of the cart, in cents. */
export async function totalOf(shopper: Shopper): Promise<number> {
  const total = summary(shopper)
    .locator('dt')
    .filter({ hasText: new RegExp(`^${say(shopper, 'cart.total')}`, 'u') });
  return centsIn(await total.locator('xpath=following-sibling::dd[1]').innerText());
}

/** `€ 1.049,-`, `€1,049` and `€ 57,90` in cents. */
function centsIn(text: string): number {
  const [, whole = '', cents = '00'] =
    /(\d[\d.,]*?)(?:[,.](\d{2}))?(?!\d)(?:,-)?$/u.exec(text.trim()) ?? [];
  return Number(whole.replaceAll(/\D/gu, '')) * 100 + Number(cents);
}
