import { expect } from '@playwright/test';
import { dayText } from '#ui/i18n/day-text.ts';
import { formatDay, parseDay } from '#src/shared/calendar-day.ts';
import type { Locale } from '#src/shared/locale.ts';
import { dayOf, expectCart, nameOfProduct, takeToCart } from './goods.ts';
import {
  cards,
  enter,
  followLink,
  having,
  main,
  openByMenu,
  press,
  say,
  seen,
  type,
  type Shopper,
} from './shopper.ts';

/** Where the gift goes, as its giver writes it; the English shop delivers from the Dutch one. */
const POSTAL_CODES: Readonly<Record<Locale, string>> = {
  'nl-nl': '3511 AB',
  'nl-be': '2000',
  'de-de': '80331',
  'de-at': '1010',
  'en-us': '3511 AB',
};

/** Two pillows as a gift that has to be there by a Friday, which is known before paying. */
export async function gift(shopper: Shopper): Promise<void> {
  const code = POSTAL_CODES[shopper.shop.locale];
  await enter(shopper);
  await openByMenu(shopper, 'bedding', 'pillows');
  await followLink(shopper, seen(cards(shopper).first().getByRole('link')));
  const friday = fridayFrom(await dayOf(main(shopper)));
  await type(shopper, say(shopper, 'delivery.postcode'), code, main(shopper));
  await press(shopper, say(shopper, 'delivery.postcode-show'), main(shopper));
  const day = await dayOf(main(shopper));
  const words = dayText((key, values) => say(shopper, key, asWords(values)), day);
  await expect(main(shopper)).toContainText(
    having(say(shopper, 'delivery.postcode-day', { code, day: words })),
  );
  const name = await nameOfProduct(shopper);
  await takeToCart(shopper, 2);
  await expectCart(shopper, [{ name, says: [], quantity: 2 }], day);
  await expect(main(shopper)).toContainText(
    having(say(shopper, 'cart.delivery-all', { day: words })),
  );
  expect(day <= friday, `${day} is after ${friday}`).toBe(true);
}

const FRIDAY = 5;

/** The first Friday from a day on. */
function fridayFrom(day: string): string {
  let number = parseDay(day) ?? 0;
  while (new Date(formatDay(number)).getUTCDay() !== FRIDAY) number += 1;
  return formatDay(number);
}

const asWords = (values: Readonly<Record<string, string | number>> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
