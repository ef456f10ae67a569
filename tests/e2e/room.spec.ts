import { expect, type Locator } from '@playwright/test';
import { expectNoViolations, hydrated } from './browsing.ts';
import { test } from './story.ts';

const MATTRESS = '/lunaro-solena-hybride-matras?maat=180x200';

test('RM3 RM4 a shopper measures the stairs, and takes the two halves that pass @full', async ({
  page,
  complaints,
}) => {
  await page.goto(MATTRESS);
  await hydrated(page);
  const section = page.locator('#bedroom');
  await section.getByRole('link', { name: 'Komt het boven?' }).click();
  await section.getByRole('radio', { name: 'Trap met een bocht' }).check();
  await section.getByRole('button', { name: 'Reken uit' }).click();
  await expect(section.getByLabel('Breedte van de trap')).toBeFocused();
  await section.getByLabel('Breedte van de trap').fill('85');
  await section.getByLabel('Breedte na de bocht').fill('x');
  await section.getByLabel('Vrije hoogte').fill('230');
  await section.getByRole('button', { name: 'Reken uit' }).click();
  await expect(section.getByLabel('Breedte na de bocht')).toBeFocused();
  await section.getByLabel('Breedte na de bocht').fill('85');
  await page.keyboard.press('Enter');
  await expect(section.getByRole('heading', { name: 'Nee, niet alles past' })).toBeFocused();
  await expectNoViolations(page, '#bedroom');
  await section.getByRole('link', { name: 'Kies deze' }).click();
  await expect(section.getByRole('heading', { name: 'Ja, alles past' })).toBeVisible();
  await expect(page).toHaveURL(/per-kant=.*stair-width=85/u);
  expect(complaints).toEqual([]);
});

test('RM4 the tool of another bed answers without a press, and keeps what is typed meanwhile @full', async ({
  page,
  complaints,
}) => {
  await page.goto(`${MATTRESS}&room=way`);
  await hydrated(page);
  const section = page.locator('#bedroom');
  await section.getByRole('radio', { name: 'Rechte trap' }).check();
  await section.getByLabel('Breedte van de trap').fill('85');
  await section.getByRole('button', { name: 'Reken uit' }).click();
  await expect(page).toHaveURL(/up=straight&stair-width=85/u);

  const gate = { open: () => {} };
  const isTyped = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  await page.route('**/api/shop/page?*', async (route) => {
    await isTyped;
    await route.continue();
  });
  await page.goto('/halmstad-lund-pocketveermatras?maat=160x200&room=way');
  await hydrated(page);
  await expect(section.getByLabel('Breedte van de trap')).toHaveValue('85');
  const headroom = section.getByLabel('Vrije hoogte');
  await headroom.fill('215');
  gate.open();
  await expect(page).toHaveURL(/up=straight&stair-width=85/u);
  await expect(section.getByRole('heading', { name: /^Ja, vanaf \d+ cm/u })).toBeVisible();
  await expect(section.getByRole('radio', { name: 'Rechte trap' })).toBeChecked();
  await expect(headroom).toBeFocused();
  await expect(headroom).toHaveValue('215');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/headroom=215/u);
  expect(complaints).toEqual([]);
});

test('RM5 RM6 a shopper types a room and moves the bed, and no address has a height', async ({
  page,
  complaints,
}) => {
  await page.goto(`${MATTRESS}&room=plan`);
  await hydrated(page);
  const section = page.locator('#bedroom');
  await section.getByLabel('Muur achter het bed').fill('330');
  await section.getByLabel('Muur ernaast').fill('350');
  const bed = section.getByRole('slider', { name: 'Bed verschuiven' });
  const left = section.getByLabel('Bed, van de linkermuur');
  await bed.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(left).toHaveValue('70');
  await expect(section.getByRole('row', { name: 'Links van het bed' })).toContainText('70 cm');
  await page.keyboard.press('ArrowLeft');
  await expect(section.getByRole('row', { name: 'Links van het bed' })).toContainText(
    '5 cm te krap',
  );

  await bed.scrollIntoViewIfNeeded();
  const box = await bed.boundingBox();
  if (!box) throw new Error('The bed is not drawn');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.7);
  await page.mouse.down();
  await page.mouse.move(box.x - 400, box.y + box.height * 0.7, { steps: 4 });
  await page.mouse.up();
  await expect(left).toHaveValue('0');
  await expect(bed).toHaveAttribute('aria-valuetext', /^0 cm van de linkermuur/u);

  await section.getByLabel('Eerste slaper').fill('197');
  await expect(section).toContainText('neem minstens 217 cm');
  await expectNoViolations(page, '#bedroom');
  await section.getByRole('button', { name: 'Teken' }).click();
  await expect(page).toHaveURL(/room-width=330.*bed-left=0/u);
  expect(page.url()).not.toContain('197');
  expect(complaints).toEqual([]);
});

test('RM7 a shopper says a bed on its page, draws it in a room, and sees what fits it @full', async ({
  page,
  complaints,
}) => {
  await page.goto('/mijn-bed');
  await hydrated(page);
  const main = page.getByRole('main');
  await main.getByLabel('Breedte van het hele bed').fill('160');
  await main.getByLabel('Lengte').fill('200');
  await main.getByLabel('Er liggen twee matrassen in').check();
  await main.getByRole('button', { name: 'Dit is mijn bed' }).click();
  await expect(main.getByRole('heading', { name: 'Jouw bed: 2 × 80 × 200' })).toBeVisible();
  await main.getByLabel('Muur achter het bed').fill('300');
  await main.getByLabel('Muur ernaast').fill('350');
  await main.getByRole('button', { name: 'Teken mijn kamer' }).click();
  await expect(page).toHaveURL(/bed=2x80x200&.*room-width=300/u);
  await main.getByRole('slider', { name: 'Bed verschuiven' }).press('ArrowLeft');
  await expect(main.getByRole('row', { name: 'Links van het bed' })).toContainText('5 cm te krap');
  await expectNoViolations(page, 'main');
  await main.getByRole('link', { name: /^Moltons \d+ in jouw maat$/u }).click();
  await expect(page).toHaveURL(/\/moltons\?bed=2x80x200$/u);
  expect(complaints).toEqual([]);
});

test('RM12 a list says which beds get up a way that is measured in it, and forgets it @full', async ({
  page,
  complaints,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/getPackings')) asked.push(request.url());
  });
  await page.goto('/boxsprings');
  await hydrated(page);
  const cards = page.locator('[data-hits]');
  const verdicts = cards.locator('[data-added]');
  const link = page.getByRole('link', { name: 'Smalle trap?' });
  await expect(link).toHaveAttribute('href', /room=way#bedroom$/u);
  const top = () => cards.evaluate((list) => list.getBoundingClientRect().top + window.scrollY);
  const before = await top();
  expect(asked).toEqual([]);
  const focusedAround = (part: Locator) => page.locator(':focus').filter({ has: part });
  const dialog = page.getByRole('dialog');

  const opened = page.context().waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await link.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();

  await link.press('Enter');
  await dialog.getByRole('button', { name: 'Laat zien wat past' }).click();
  await expect(dialog.getByLabel('Breedte van de trap')).toBeFocused();
  await dialog.getByLabel('Breedte van de trap').fill('72');
  await dialog.getByLabel('Breedte na de bocht').fill('72');
  await expectNoViolations(page, 'dialog');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const forget = page.getByRole('button', { name: 'Vergeten' });
  await expect(focusedAround(forget)).toHaveCount(1);
  await expect(verdicts.filter({ hasText: 'Komt je trap op' })).not.toHaveCount(0);
  await expect(verdicts.filter({ hasText: 'Past niet' })).not.toHaveCount(0);
  await expect(page.getByText(/^\d+ van de \d+ hier passen/u)).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(asked.join()).not.toContain('stair');
  expect(await top()).toBe(before);
  await expectNoViolations(page, '[data-hits]');

  await forget.press('Enter');
  await expect(verdicts).toHaveCount(0);
  await expect(focusedAround(link)).toHaveCount(1);
  expect(complaints).toEqual([]);
});
