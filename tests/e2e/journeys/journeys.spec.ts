import { expect } from '@playwright/test';
import { SCREENS, type ScreenName } from '../bars/screen.ts';
import { IS_WHOLE } from '../bars/matrix.ts';
import { SHOPS, type Shop } from '../shops.ts';
import { IS_SHORT } from '../../support/test-scope.ts';
import { test } from '../story.ts';
import { boxSpring } from './box-spring.ts';
import { couple } from './couple.ts';
import { duvet } from './duvet.ts';
import { gift } from './gift.ts';
import type { Shopper } from './shopper.ts';
import { topper } from './topper.ts';

/* What shoppers come for, from the home page to the cart, told by what they see. */

type Journey = { readonly title: string; readonly make: (shopper: Shopper) => Promise<void> };

const JOURNEYS: readonly Journey[] = [
  { title: 'a couple of 60 and 95 kg is advised, within a budget', make: couple },
  { title: 'a topper and a sheet for a bed that stands at home', make: topper },
  { title: 'a box spring through a stair of 72 cm', make: boxSpring },
  { title: 'a duvet for somebody who is warm', make: duvet },
  { title: 'two pillows as a gift by a day', make: gift },
];

/** How a shopper meets the shop. */
type Way = { readonly screen: ScreenName; readonly hasScript: boolean };

const WAYS: readonly Way[] = [
  { screen: 'phone', hasScript: true },
  { screen: 'desktop', hasScript: false },
  { screen: 'desktop', hasScript: true },
  { screen: 'phone', hasScript: false },
];

type Story = { readonly journey: Journey; readonly shop: Shop; readonly way: Way };

const ALL: readonly Story[] = JOURNEYS.flatMap((journey) =>
  SHOPS.flatMap((shop) => WAYS.map((way) => ({ journey, shop, way }))),
);

/** Each journey in each shop once, and in each way at least once. */
const CHOSEN = ALL.filter(({ journey, shop, way }) => {
  const turn = (JOURNEYS.indexOf(journey) + SHOPS.indexOf(shop)) % WAYS.length;
  return WAYS.indexOf(way) === turn;
});

/** Told in the short run, too: `advice.spec.ts` tells there what the couple comes for. */
const isInShort = ({ journey, shop: { locale } }: Story): boolean =>
  journey.make === gift && locale === 'nl-nl';

/** The shop whose pages axe looks at by `npm run test:bars`; its words are the longest. */
const EXAMINED = 'de-de';

/** Axe looks at a phone with script: in the short run, the stories of the features show that. */
const isExamined = ({ shop, way }: Story): boolean =>
  way === WAYS[0] && (IS_WHOLE ? shop.locale === EXAMINED : !IS_SHORT);

for (const story of IS_WHOLE ? ALL : CHOSEN) {
  const { journey, shop, way } = story;
  const manner = `${way.screen}, ${way.hasScript ? 'with script' : 'without script'}`;
  test.describe(`${shop.locale}, ${manner}`, () => {
    test.use({ storyLocale: shop.locale, javaScriptEnabled: way.hasScript });

    test(`${journey.title}${isInShort(story) ? '' : ' @full'}`, async ({
      page,
      baseURL,
      complaints,
    }) => {
      await page.setViewportSize(SCREENS[way.screen]);
      await journey.make({ page, baseURL, shop, ...way, isExamined: isExamined(story) });
      expect(complaints).toEqual([]);
    });
  });
}
