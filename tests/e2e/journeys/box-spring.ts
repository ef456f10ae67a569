import { expect, type Locator } from '@playwright/test';
import { dayOf, expectCart, nameOfProduct, takeToCart } from './goods.ts';
import {
  beginning,
  enter,
  follow,
  having,
  main,
  narrow,
  press,
  printed,
  say,
  type,
  type Shopper,
  titled,
} from './shopper.ts';

const SIZE = '180x200';
/** Its box and mattress are in one piece. */
const IN_ONE_PIECE = 'Halmstad Vika';
/** Its box comes in four quarters, and is named where the first one is stopped. */
const IN_PIECES = 'Halmstad Sund';

/** A box spring of 180 x 200, for a stair of 72 cm with a quarter turn. */
export async function boxSpring(shopper: Shopper): Promise<void> {
  await enter(shopper);
  await follow(shopper, titled(shopper, 'box-springs'), main(shopper));
  await openInSize(shopper, IN_ONE_PIECE);
  await measureStair(shopper);
  await expect(answerOf(shopper, 'stopped')).toBeVisible();
  const stopped = bedroom(shopper)
    .getByRole('row')
    .filter({ hasText: say(shopper, 'room:stopped.quarter') });
  await expect(stopped.filter({ hasText: say(shopper, 'room:piece.box') })).toBeVisible();

  await follow(shopper, beginning(IN_PIECES), bedroom(shopper));
  await expect(answerOf(shopper, 'passes')).toBeVisible();
  const pieces = bedroom(shopper).getByRole('row', {
    name: having(`4 × ${say(shopper, 'room:piece.box')}`),
  });
  await expect(pieces).toContainText(say(shopper, 'room:fit.yes'));
  await expect(main(shopper)).toContainText(
    having(say(shopper, 'product.price-for-size', { size: printed(SIZE) })),
  );
  const name = await nameOfProduct(shopper);
  const day = await dayOf(main(shopper));
  await takeToCart(shopper);
  await expectCart(shopper, [{ name, says: [printed(SIZE)], quantity: 1 }], day);
}

async function openInSize(shopper: Shopper, model: string): Promise<void> {
  await narrow(shopper, say(shopper, 'product.size-label'), printed(SIZE));
  await follow(shopper, beginning(model), main(shopper));
  await expect(main(shopper)).toContainText(
    having(say(shopper, 'product.price-for-size', { size: printed(SIZE) })),
  );
}

const bedroom = (shopper: Shopper): Locator =>
  main(shopper).getByRole('region', { name: say(shopper, 'room.title') });

const answerOf = (shopper: Shopper, verdict: 'passes' | 'stopped'): Locator =>
  bedroom(shopper).getByRole('heading', { name: say(shopper, `room:result.${verdict}`) });

/** In centimetres. */
const STAIR = { 'stair-width': 72, 'upper-width': 72, headroom: 230 };

async function measureStair(shopper: Shopper): Promise<void> {
  await follow(shopper, beginning(say(shopper, 'room.way')), bedroom(shopper));
  await bedroom(shopper).getByLabel(say(shopper, 'room:ascent.quarter')).check();
  for (const [measure, length] of Object.entries(STAIR)) {
    await type(
      shopper,
      having(say(shopper, `room:measure.${measure}`)),
      String(length),
      bedroom(shopper),
    );
  }
  await press(shopper, say(shopper, 'room:way.submit'), bedroom(shopper));
}
