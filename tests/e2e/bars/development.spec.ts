import { expect } from '@playwright/test';
import { hydrated, listen } from '../browsing.ts';
import { at } from '../shops.ts';
import { test } from '../story.ts';
import { cellsOf, IS_WHOLE } from './matrix.ts';
import { PAGE_TYPES } from './page-types.ts';

test.use({ tab: 'own' });

/** Not complaints: React's advice to install its tools, and a page that is not found. */
const OF_OTHERS = /React DevTools|status of 404/u;

/*
 * In development React reports each attribute and text that differs from the server's: in
 * production it ignores most of them.
 */
for (const { subject, shop, screen } of IS_WHOLE ? cellsOf(PAGE_TYPES) : []) {
  if (screen === 'phone' && subject.only !== 'phone') continue;
  test(`${subject.name}, ${shop.locale}: React in development finds what the server printed`, async ({
    page,
    baseURL,
    context,
  }, { config }) => {
    const complaints = listen(page);
    const path = await subject.path({ shop, baseURL, context });
    await page.goto(at(`http://localhost:${config.metadata['developmentPort']}`, shop, path));
    await hydrated(page);
    expect(complaints.filter((complaint) => !OF_OTHERS.test(complaint))).toEqual([]);
  });
}
