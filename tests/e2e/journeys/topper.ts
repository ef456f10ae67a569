import { expect } from '@playwright/test';
import { chooseSize, dayOf, expectCart, lines, nameOfProduct, takeToCart } from './goods.ts';
import {
  cards,
  enter,
  follow,
  followLink,
  having,
  main,
  openByMenu,
  printed,
  say,
  sayBed,
  seen,
  type Shopper,
  titled,
} from './shopper.ts';

const BED = { width: 140, length: 200, height: 22 };
const SIZE = '140x200';
const WRONG_SIZE = '160x200';

/** A topper and a sheet for a bed of 140 x 200 that stands at home, its mattress 22 cm high. */
export async function topper(shopper: Shopper): Promise<void> {
  const size = printed(SIZE);
  await enter(shopper);
  await follow(shopper, titled(shopper, 'toppers'), main(shopper));
  await sayBed(shopper, BED);
  await expect(cards(shopper).first()).toContainText(
    having(say(shopper, 'product.price-for-size', { size })),
  );
  await followLink(shopper, seen(cards(shopper).first().getByRole('link')));
  await expectFit(shopper);
  await chooseSize(shopper, WRONG_SIZE);
  await expectNoFit(shopper);
  if (!shopper.hasScript) await follow(shopper, having(say(shopper, 'bed.choose-size', { size })));
  const name = await nameOfProduct(shopper);
  const day = await dayOf(main(shopper));
  await takeToCart(shopper);
  if (shopper.hasScript) await swapInCart(shopper);
  await expectCart(shopper, [{ name, says: [size], quantity: 1 }], day);
  await takeSheet(shopper, name);
}

/** The cart warns as well: the right size replaces the wrong one at a press. */
async function swapInCart(shopper: Shopper): Promise<void> {
  await expectNoFit(shopper);
  const swap = say(shopper, 'bed.replace', { size: printed(SIZE) });
  await lines(shopper)
    .getByRole('link', { name: having(swap) })
    .click();
  await expect(lines(shopper)).toContainText(having(printed(SIZE)));
}

/** A fitted sheet whose pockets are deep enough for the mattress. */
async function takeSheet(shopper: Shopper, topperName: string): Promise<void> {
  const size = printed(SIZE);
  await openByMenu(shopper, 'bedding', 'fitted-sheets');
  await sayBed(shopper, BED);
  await followLink(shopper, seen(cards(shopper).first().getByRole('link')));
  await expect(main(shopper)).toContainText(having(say(shopper, 'bed.fit.deep-enough')));
  const name = await nameOfProduct(shopper);
  await takeToCart(shopper);
  await expectCart(shopper, [
    { name: topperName, says: [size], quantity: 1 },
    { name, says: [], quantity: 1 },
  ]);
}

const expectFit = (shopper: Shopper): Promise<void> =>
  expect(main(shopper)).toContainText(having(say(shopper, 'bed.fits', { size: printed(SIZE) })));

const expectNoFit = (shopper: Shopper): Promise<void> =>
  expect(main(shopper)).toContainText(having(say(shopper, 'bed.unfit', { size: printed(SIZE) })));
