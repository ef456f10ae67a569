import { expect } from '@playwright/test';
import { chooseSize, dayOf, expectCart, lines, nameOfProduct, takeToCart } from './goods.ts';
import {
  cards,
  enter,
  follow,
  followLink,
  having,
  look,
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
  const from = String(BED.height);
  const height = await numberIn(shopper, 'bed.topper-makes', { from, height: '#' });
  expect(height).toBeGreaterThan(BED.height);
  await chooseSize(shopper, WRONG_SIZE);
  await expectNoFit(shopper);
  if (!shopper.hasScript) await follow(shopper, having(say(shopper, 'bed.choose-size', { size })));
  const name = await nameOfProduct(shopper);
  const day = await dayOf(main(shopper));
  await takeToCart(shopper);
  if (shopper.hasScript) await swapInCart(shopper);
  await expectCart(shopper, [{ name, says: [size], quantity: 1 }], day);
  await takeSheet(shopper, name, (height ?? 0) - BED.height);
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

/** A fitted sheet that is deep enough for the mattress with the topper, which the cart counts. */
async function takeSheet(
  shopper: Shopper,
  topperName: string,
  topperHeight: number,
): Promise<void> {
  const size = printed(SIZE);
  await openByMenu(shopper, 'bedding', 'fitted-sheets');
  await sayBed(shopper, BED);
  await openSheetOver(shopper, topperHeight);
  const name = await nameOfProduct(shopper);
  await takeToCart(shopper);
  await expectCart(shopper, [
    { name: topperName, says: [size], quantity: 1 },
    { name, says: [], quantity: 1 },
  ]);
  await expect(main(shopper)).not.toContainText(having(say(shopper, 'bed.unfit', { size })));
}

/** Opens one sheet of the list after the other, until one has room for the topper. */
async function openSheetOver(shopper: Shopper, topperHeight: number): Promise<void> {
  const { page } = shopper;
  await expect(cards(shopper).first()).toBeVisible();
  const list = page.url();
  const found = cards(shopper).getByRole('link');
  const hrefs = await found.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const href of hrefs) {
    await followLink(shopper, seen(found.and(page.locator(`[href="${href}"]`))));
    if (await hasRoom(shopper, topperHeight)) {
      await expect(main(shopper)).toContainText(having(say(shopper, 'bed.fit.deep-enough')));
      return;
    }
    await page.goBack();
    await page.waitForURL(list);
    await look(shopper);
  }
  throw new Error(`No sheet has room for a topper of ${topperHeight} cm.`);
}

/** With script the page of a sheet counts the topper in the cart itself, once it knows the cart. */
async function hasRoom(shopper: Shopper, topperHeight: number): Promise<boolean> {
  if (!shopper.hasScript) {
    const room = await numberIn(shopper, 'bed.spare', { spare: '#' });
    return room !== undefined && room >= topperHeight;
  }
  const height = String(BED.height + topperHeight);
  const size = say(shopper, 'bed.with-topper', { size: printed(SIZE), height });
  const counted = having(size).source;
  const alone = having(say(shopper, 'bed.fit.topper-only')).source;
  await expect(main(shopper)).toContainText(new RegExp(`${counted}|${alone}`, 'u'));
  return having(say(shopper, 'bed.fits', { size })).test(await main(shopper).innerText());
}

/** The number that the page says in place of the `#` in a text; `undefined` if it does not say it. */
async function numberIn(
  shopper: Shopper,
  key: string,
  values: Record<string, string>,
): Promise<number | undefined> {
  const [before = ''] = say(shopper, key, values).split('#');
  const said = new RegExp(`${having(before).source}(\\d+)`, 'u');
  const [, number] = said.exec(await main(shopper).innerText()) ?? [];
  return number === undefined ? undefined : Number(number);
}

const expectFit = (shopper: Shopper): Promise<void> =>
  expect(main(shopper)).toContainText(having(say(shopper, 'bed.fits', { size: printed(SIZE) })));

const expectNoFit = (shopper: Shopper): Promise<void> =>
  expect(main(shopper)).toContainText(having(say(shopper, 'bed.unfit', { size: printed(SIZE) })));
