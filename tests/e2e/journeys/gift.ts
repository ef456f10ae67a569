import { expect } from '@playwright/test';
import { DERIVED_FACET_LABELS } from '#src/catalog/derived-facets.ts';
import { type Country, countryOf } from '#src/shared/locale.ts';
import { dayOf, dayOn, expectCart, nameOfProduct, takeToCart } from './goods.ts';
import {
  beginning,
  cards,
  enter,
  followLink,
  having,
  localized,
  main,
  narrow,
  openByMenu,
  press,
  say,
  seen,
  type,
  type Shopper,
} from './shopper.ts';

/** Where the gift goes, as its giver writes it; the English shop delivers from the Dutch one. */
const POSTAL_CODES: Readonly<Record<Country, string>> = {
  NL: '3511 AB',
  BE: '2000',
  DE: '80331',
  AT: '1010',
};

/** Two pillows as a gift that has to be there by a day: only what arrives by then is looked at. */
export async function gift(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  const code = POSTAL_CODES[countryOf(shopper.shop.locale)];
  await enter(shopper);
  await openByMenu(shopper, 'bedding', 'pillows');
  const byDay = beginning(say(shopper, 'filter.delivered-by', { day: '' }).trim());
  await narrow(shopper, localized(shopper, DERIVED_FACET_LABELS.levertijd), byDay);
  await expect(page).toHaveURL(/[?&]delivered=/u);
  const limit = new URL(page.url()).searchParams.get('delivered') ?? '';
  const chosen = `${say(shopper, 'filter.delivered')}: ${dayOn(shopper, limit)}`;
  await expect(main(shopper)).toContainText(having(chosen));
  await followLink(shopper, seen(cards(shopper).first().getByRole('link')));
  await type(shopper, say(shopper, 'delivery.postcode'), code, main(shopper));
  await press(shopper, say(shopper, 'delivery.postcode-show'), main(shopper));
  const there = having(say(shopper, 'delivery.postcode-day', { code, days: '' }).trim());
  await expect(main(shopper)).toContainText(there);
  const day = await dayOf(main(shopper));
  await expect(seen(main(shopper).getByText(there))).toContainText(dayOn(shopper, day));
  expect(day <= limit, `${day} is after ${limit}`).toBe(true);
  const name = await nameOfProduct(shopper);
  await takeToCart(shopper, 2);
  await expectCart(shopper, [{ name, says: [], quantity: 2 }], day, code);
}
