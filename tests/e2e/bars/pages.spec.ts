import { expect, type Page } from '@playwright/test';
import { expectAccessible, hydrated, listen } from '../browsing.ts';
import type { Shopping } from '../carts.ts';
import { saveData } from '../shared-tab.ts';
import { at, SHOPS } from '../shops.ts';
import { IS_SHORT } from '../../support/test-scope.ts';
import { test } from '../story.ts';
import { cellsOf, IS_WHOLE, type Cell } from './matrix.ts';
import { PAGE_TYPES, type PageType } from './page-types.ts';
import { differences, storeHydrated } from './printed.ts';
import { expectNothingCutOff } from './reflow.ts';
import { SCREENS } from './screen.ts';
import { rounded, stillnessOf } from '../stillness.ts';

test.use({ tab: 'own', motion: 'shown' });

const LOOKED_AT = PAGE_TYPES.filter(
  ({ isAlike, isInShort }) => IS_WHOLE || (IS_SHORT ? isInShort : !isAlike),
);
const CELLS = cellsOf(LOOKED_AT);
/** The only shop in the short run. */
const LONGEST_WORDS = 'de-de';
const MAX_VISIT_TIME = 60_000;
const PRODUCTS = 'main li:nth-child(n + 4) [data-product], #filters li:nth-child(n + 4)';
/** The same on every page of a shop: looked at once, as are products of other pages. */
const FRAME = 'body header, body footer';

// One tab per shop: a page costs half as much in a tab that has already shown another of the shop.
for (const shop of SHOPS.filter((one) => CELLS.some((cell) => cell.shop === one))) {
  const scope = shop.locale === LONGEST_WORDS ? '' : ' @full';
  test(`${shop.locale}: its pages are quiet, as printed, still, accessible, at any size${scope}`, async ({
    page,
    baseURL,
    context,
  }) => {
    const cells = CELLS.filter((cell) => cell.shop === shop);
    test.setTimeout(cells.length * MAX_VISIT_TIME);
    const complaints = listen(page);
    if (IS_SHORT) await saveData(page);
    // Loads the shop's font first: its delay depends on the network, not on the page.
    await page.goto(at(baseURL, shop, '/bestaat-niet'));
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    await expectAccessible(page, { part: 'main' });
    expect.soft(besidesOwnStatus(complaints.splice(0), page), 'nowhere').toEqual([]);
    await storeHydrated(page);
    for (const [index, cell] of cells.entries()) {
      await test.step(`${cell.subject.name}, ${cell.screen}`, async () => {
        await look(page, { shop, baseURL, context }, cell, index === 0);
        const said = besidesOwnStatus(complaints.splice(0), page);
        expect.soft(said, cell.subject.name).toEqual([]);
      });
    }
  });
}

/** Opens a page for a shopper who has not looked at any other, and holds it to all bars. */
async function look(
  page: Page,
  shopping: Shopping,
  cell: Cell<PageType>,
  isFirst: boolean,
): Promise<void> {
  const { subject, shop, screen } = cell;
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.setViewportSize(SCREENS[screen]);
  const answer = await page.goto(at(shopping.baseURL, shop, await subject.path(shopping)));
  await hydrated(page);
  const html = (await answer?.text()) ?? '';
  expect.soft(await differences(page, html), subject.name).toEqual([]);
  const seen = [...(isFirst ? [] : [FRAME]), ...(subject.hasSameProducts ? [PRODUCTS] : [])];
  await expectAccessible(page, IS_WHOLE ? {} : { except: seen.join(', ') });
  const stillness = await stillnessOf(page);
  const moved = [subject.name, ...stillness.moved].join('\n');
  expect.soft(rounded(stillness), moved).toBe('0.00');
  await expectNothingCutOff(page);
}

/** Complaints without the browser's own line on a page that is not found. */
const besidesOwnStatus = (complaints: readonly string[], page: Page): readonly string[] =>
  complaints.filter((said) => !(said.includes('404') && page.url().includes('bestaat-niet')));
