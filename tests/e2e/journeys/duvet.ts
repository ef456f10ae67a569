import { expect } from '@playwright/test';
import { beddingAttributes } from '#demo/catalogue/attributes/bedding.ts';
import { WASHING } from '#demo/catalogue/attributes/options.ts';
import { GROUP_LABELS } from '#src/catalog/attributes/group-labels.ts';
import { dayOf, expectCart, nameOfProduct, takeToCart } from './goods.ts';
import {
  cards,
  enter,
  followLink,
  having,
  localized,
  main,
  narrow,
  openByMenu,
  say,
  sayBed,
  seen,
  type Shopper,
} from './shopper.ts';

const BED = { width: 180, length: 200 };
/** A size as cards print it. */
const A_SIZE = /\d{3}\s×\s\d{3}/u;

/**
 * A duvet for somebody who is always warm, of which the wash kills mites, for a bed of 180 x 200: one
 * for both, or where that is usual one per sleeper.
 */
export async function duvet(shopper: Shopper): Promise<void> {
  const cool = localized(shopper, beddingAttributes.dekbed_warmteklasse.options.koel);
  const washed = localized(shopper, WASHING.graden_60);
  await enter(shopper);
  await openByMenu(shopper, 'bedding', 'duvets');
  await sayBed(shopper, BED);
  await narrow(shopper, localized(shopper, GROUP_LABELS.warmth), cool);
  await narrow(shopper, localized(shopper, GROUP_LABELS.washable), washed);
  const found = cards(shopper).first();
  await expect(found).toContainText(having(cool));
  const [size = ''] = A_SIZE.exec(await found.innerText()) ?? [];
  await followLink(shopper, seen(found.getByRole('link')));
  const fits = say(shopper, 'bed.fits', { size: `${BED.width} × ${BED.length}` });
  await expect(main(shopper)).toContainText(having(fits));
  await expect(
    main(shopper).getByRole('row', { name: having(localized(shopper, GROUP_LABELS.washable)) }),
  ).toContainText(washed);
  const name = await nameOfProduct(shopper);
  const day = await dayOf(main(shopper));
  await takeToCart(shopper);
  await expectCart(shopper, [{ name, says: [size], quantity: 1 }], day);
}
