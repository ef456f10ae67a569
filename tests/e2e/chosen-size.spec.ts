import { expect, type Locator, type Page } from '@playwright/test';
import { type Locale, localizedText, type LocalizedText } from '#src/shared/locale.ts';
import { hydrated } from './browsing.ts';
import { at, type Shop } from './shops.ts';
import { test } from './story.ts';

/* A size that a shopper has searched for need not be selected again on the product page. */

type Say = (key: string, values?: Record<string, string>) => string;

/** A size as pages print it, with non-breaking spaces. */
const printed = (size: string): string => size.replace('x', '\u00A0×\u00A0');

const MATTRESS: LocalizedText = { nl: 'matras', de: 'Matratze', en: 'mattress' };
const word = (locale: Locale): string => localizedText(MATTRESS, locale);

/** The cards that show the price of a size. */
const cardsOf = (page: Page, say: Say, size: string): Locator =>
  page
    .locator('[data-product]')
    .filter({ hasText: say('product.price-for-size', { size: printed(size) }) });

/** Expects the size to be selected with its price. */
async function expectChosen(page: Page, say: Say, shop: Shop, size: string, price: string) {
  const isNamed = new RegExp(String.raw`[?&]${shop.size}=${size}(?:&|$)`);
  const chosen = say('product.chosen-size', {
    size: say('product.size', { size: printed(size) }),
  });
  await expect(page).toHaveURL(isNamed);
  const picker = page.getByRole('navigation', { name: say('product.choose-size') });
  await expect(picker).toContainText(chosen);
  await expect(page.locator('main [data-price]').first()).toHaveText(price);
}

const priceOf = async (card: Locator): Promise<string> =>
  (await card.locator('[data-price]').first().innerText()).trim();

/** Opens the product of a card. */
async function follow(card: Locator): Promise<string> {
  const price = await priceOf(card);
  await card.getByRole('link').first().click();
  return price;
}

test('EP2 a size chosen as a filter is selected on the page of a product @full', async ({
  page,
  shop,
  say,
  baseURL,
  complaints,
}) => {
  await page.goto(at(baseURL, shop, `${shop.mattresses}/${shop.size}/160x200`));
  await hydrated(page);
  const price = await follow(cardsOf(page, say, '160x200').first());
  await expectChosen(page, say, shop, '160x200', price);
  await page.reload();
  await hydrated(page);
  await expectChosen(page, say, shop, '160x200', price);
  expect(complaints).toEqual([]);
});

test('EP2 a size in a search text is selected on the page of a result @full', async ({
  page,
  shop,
  say,
  baseURL,
  complaints,
}) => {
  const text = `${word(shop.locale)} 160x200`;
  await page.goto(at(baseURL, shop, `/search?q=${encodeURIComponent(text)}`));
  await hydrated(page);
  const price = await follow(cardsOf(page, say, '160x200').first());
  await expectChosen(page, say, shop, '160x200', price);
  expect(complaints).toEqual([]);
});

test('EP2 a typed size is selected on the page of a suggested product @full', async ({
  page,
  shop,
  say,
  baseURL,
  complaints,
}) => {
  await page.goto(at(baseURL, shop, '/'));
  await hydrated(page);
  await page.locator('header input[type="search"]').fill(`${word(shop.locale)} 160x200`);
  const group = page
    .getByRole('listbox')
    .getByRole('group', { name: say('search.group.products') });
  const option = group
    .getByRole('option')
    .filter({ hasText: printed('160x200') })
    .first();
  await expect(option).toHaveAttribute('href', new RegExp(`[?&]${shop.size}=160x200$`));
  const price = await priceOf(option);
  await option.click();
  await expectChosen(page, say, shop, '160x200', price);
  expect(complaints).toEqual([]);
});
