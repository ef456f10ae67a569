import { expect, type Page } from '@playwright/test';
import { expectNoViolations, hydrated, listen } from '../browsing.ts';
import { at } from '../shops.ts';
import { test } from '../story.ts';
import { cellsOf, IS_WHOLE } from './matrix.ts';
import { PAGE_TYPES } from './page-types.ts';
import { differences, storeHydrated } from './printed.ts';
import { expectNothingCutOff } from './reflow.ts';
import { SCREENS } from './screen.ts';
import { rounded, stillnessOf } from '../stillness.ts';

const LOOKED_AT = IS_WHOLE ? PAGE_TYPES : PAGE_TYPES.filter(({ isAlike }) => !isAlike);

for (const { subject, shop, screen } of cellsOf(LOOKED_AT)) {
  test(`${subject.name}, ${shop.locale}, ${screen}: quiet, as printed, still, accessible, at any size`, async ({
    page,
    baseURL,
    context,
  }) => {
    await page.setViewportSize(SCREENS[screen]);
    // Loads the shop's font first: its delay depends on the network, not on the page.
    await page.goto(at(baseURL, shop, '/bestaat-niet'));
    await page.evaluate(() => document.fonts.ready);
    const complaints = listen(page);
    await storeHydrated(page);
    const path = await subject.path({ shop, baseURL, context });
    const answer = await page.goto(at(baseURL, shop, path));
    await hydrated(page);
    expect.soft(await differences(page, (await answer?.text()) ?? '')).toEqual([]);
    await expectNoViolations(page);
    const stillness = await stillnessOf(page);
    expect.soft(rounded(stillness), stillness.moved.join('\n')).toBe('0.00');
    await expectNothingCutOff(page);
    expect(besidesOwnStatus(complaints, page)).toEqual([]);
  });
}

/** Complaints without the browser's own line on a page that is not found. */
const besidesOwnStatus = (complaints: readonly string[], page: Page): readonly string[] =>
  complaints.filter((said) => !(said.includes('404') && page.url().includes('bestaat-niet')));
