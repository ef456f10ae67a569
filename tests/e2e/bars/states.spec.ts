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

test.use({ tab: 'own' });

const STATES = [
  ...FRAME_STATES,
  ...LISTING_STATES,
  ...PRODUCT_STATES,
  ...CART_STATES,
  ...WITHDRAWAL_STATES,
];

// `npm test` has axe look at the states that stories of their features reach.
for (const { subject, shop, screen } of IS_WHOLE ? cellsOf(STATES) : []) {
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

for (const { shop, screen } of IS_WHOLE ? cellsOf([{}]) : []) {
  test(`maintenance, ${shop.locale}, ${screen}: axe finds nothing`, async ({ page }, {
    config,
  }) => {
    await page.setViewportSize(SCREENS[screen]);
    await page.goto(maintenanceAddress(config, shop));
    await expectNoViolations(page);
  });
}
