import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import Database from 'libsql';
import sharp from 'sharp';
import { IS_SHORT } from '../support/test-scope.ts';
import { databasesAt } from './carts.ts';
import { expectNoViolations, hydrated } from './browsing.ts';
import { linkIn } from './letters.ts';
import { at } from './shops.ts';
import { test } from './story.ts';

const FORM = '/write-review?product=LUN-VITA';
const TEXTS = JSON.parse(readFileSync('locales/nl/forms.json', 'utf8')) as Record<string, string>;
const say = (key: string): string => TEXTS[`review.${key}`] ?? key;

/** A photograph as a telephone takes it, of more than a megabyte; in the short run of one colour. */
const photo = async (name: string) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const size = { width: 2400, height: 1600, channels: 3, background: '#456' } as const;
  const create = IS_SHORT ? size : { ...size, noise };
  const buffer = await sharp({ create }).jpeg({ quality: 95 }).toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
};

async function fill(page: Page, email: string): Promise<void> {
  await page.getByRole('radio', { name: say('rating.4') }).check();
  await page.getByLabel(say('title')).fill('Slaapt goed');
  await page.getByLabel(say('text')).fill('Stevig genoeg, en niet te warm.');
  await page.getByLabel(say('author')).fill('Anna');
  await page.getByLabel(say('order')).fill('SL-100123');
  await page.locator('#review-email').fill(email);
}

const send = (page: Page) => page.getByRole('button', { name: say('submit') }).click();

/** Sizes of the pictures that are stored with the review of an address. */
async function storedPictures(baseURL: string | undefined, email: string) {
  const files = databasesAt(baseURL).flatMap((file) => {
    const database = new Database(file, { timeout: 5000 });
    const rows = database
      .prepare(
        `SELECT bytes FROM review_pictures JOIN written_reviews ON number = review
         WHERE email = ? ORDER BY review_pictures.rowid`,
      )
      .all(email) as readonly { readonly bytes: ArrayBuffer }[];
    database.close();
    return rows.map(({ bytes }) => bytes);
  });
  const pictures = await Promise.all(files.map((bytes) => sharp(bytes).metadata()));
  return pictures.map(({ format, width, exif }) => ({ format, width, exif }));
}

/** Opens the link of the letter and confirms what it shows. */
async function confirm(page: Page, baseURL: string | undefined, email: string, path: string) {
  await expect.poll(() => linkIn(baseURL, email, path)).toBeDefined();
  await page.goto(linkIn(baseURL, email, path) ?? '');
  await page.getByRole('button', { name: say('confirm') }).click();
  await expect(page.getByRole('main')).toContainText(say('pending'));
}

test('WR4 a review gets pictures in place, by the keyboard, and is confirmed by its letter', async ({
  page,
  baseURL,
  shop,
  complaints,
}) => {
  const email = `anna.${Date.now()}@example.nl`;
  await page.goto(at(baseURL, shop, FORM));
  await hydrated(page);
  await fill(page, email);
  await expect(page.getByLabel('Foto 2', { exact: true })).toBeHidden();
  await page.getByLabel('Foto 1', { exact: true }).setInputFiles(await photo('bed.jpg'));
  await page.getByLabel(say('picture1-text')).fill('Op ons bed');
  await page.getByLabel('Foto 2', { exact: true }).setInputFiles(await photo('kamer.jpg'));
  await expectNoViolations(page, 'main');
  await page.getByRole('button', { name: 'Verwijder foto 2' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Foto 2', { exact: true })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Verwijder foto 2' })).toBeHidden();

  await page.getByLabel(say('order')).fill('1');
  await send(page);
  await expect(page.getByLabel(say('order'))).toBeFocused();
  await page.getByLabel(say('order')).fill('SL-100123');
  await send(page);
  await expect(page.getByRole('main')).toContainText(say('submitted'));
  expect(await storedPictures(baseURL, email)).toEqual([
    { format: 'webp', width: 1920, exif: undefined },
  ]);
  await confirm(page, baseURL, email, '/write-review');
  expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('WR4 a review gets pictures by the form alone, and says if they have to be chosen again @full', async ({
    page,
    baseURL,
    shop,
  }) => {
    const email = `bert.${Date.now()}@example.nl`;
    await page.goto(at(baseURL, shop, FORM));
    await fill(page, email);
    await page.getByLabel(say('text')).fill('Te kort');
    await page.getByLabel('Foto 3', { exact: true }).setInputFiles(await photo('bed.jpg'));
    await send(page);
    await expect(page.getByRole('main')).toContainText(say('pictures-again'));
    await expect(page.getByLabel(say('title'))).toHaveValue('Slaapt goed');
    await page.getByLabel(say('text')).fill('Stevig genoeg, en niet te warm.');
    await page.getByLabel('Foto 3', { exact: true }).setInputFiles(await photo('bed.jpg'));
    await page.getByLabel(say('picture3-text')).fill('Op ons bed');
    await send(page);
    await expect(page.getByRole('main')).toContainText(say('submitted'));
    expect(await storedPictures(baseURL, email)).toMatchObject([{ format: 'webp', width: 1920 }]);
    await confirm(page, baseURL, email, '/write-review');
  });
});
