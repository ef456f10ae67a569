import { expectNoViolations } from '../browsing.ts';
import { maintenanceAddress, textOf } from '../shops.ts';
import { test } from '../story.ts';
import { cellsOf, IS_WHOLE } from './matrix.ts';
import { SCREENS } from './screen.ts';
import { CART_STATES } from './states/cart-states.ts';
import { FRAME_STATES } from './states/frame-states.ts';
import { LISTING_STATES } from './states/listing-states.ts';
import { PRODUCT_STATES } from './states/product-states.ts';
import { WITHDRAWAL_STATES } from './states/withdrawal-states.ts';

const STATES = [
  ...FRAME_STATES,
  ...LISTING_STATES,
  ...PRODUCT_STATES,
  ...CART_STATES,
  ...WITHDRAWAL_STATES,
];

const LOOKED_AT = IS_WHOLE ? STATES : STATES.filter(({ isKey }) => isKey);

for (const { subject, shop, screen } of cellsOf(LOOKED_AT)) {
  test(`${subject.name}, ${shop.locale}, ${screen}: axe finds nothing`, async ({
    page,
    baseURL,
    context,
  }) => {
    await page.setViewportSize(SCREENS[screen]);
    await subject.reach({
      page,
      screen,
      shopping: { shop, baseURL, context },
      say: (key, values) => textOf(shop, key, values),
    });
    await expectNoViolations(page, subject.part);
  });
}

for (const { shop, screen } of cellsOf([{}])) {
  test(`maintenance, ${shop.locale}, ${screen}: axe finds nothing`, async ({ page }, {
    config,
  }) => {
    await page.setViewportSize(SCREENS[screen]);
    await page.goto(maintenanceAddress(config, shop));
    await expectNoViolations(page);
  });
}
