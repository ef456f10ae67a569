import { expect, type Locator, type Page } from '@playwright/test';
import { pages } from '#demo/content/pages.ts';
import type { PageName } from '#demo/content/written-page.ts';
import { localizedText, type LocalizedText } from '#src/shared/locale.ts';
import type { ScreenName } from '../bars/screen.ts';
import { expectNoViolations, hydrated } from '../browsing.ts';
import { at, type Shop, textOf } from '../shops.ts';

/** Somebody who finds their way by what a screen says, on one screen of one shop. */
export type Shopper = {
  readonly page: Page;
  readonly baseURL: string | undefined;
  readonly shop: Shop;
  readonly screen: ScreenName;
  readonly hasScript: boolean;
  /** Whether axe looks at each page that the shopper comes to. */
  readonly isExamined: boolean;
};

/** A name as a shopper reads it: the whole of it, or what it begins with. */
type Name = string | RegExp;

export const say = ({ shop }: Shopper, key: string, values?: Record<string, string>): string =>
  textOf(shop, key, values);

export const localized = ({ shop }: Shopper, text: LocalizedText): string =>
  localizedText(text, shop.locale);

/** The name of a page of the shop, as its menus and tiles have it. */
export const titled = (shopper: Shopper, page: PageName): string =>
  localized(shopper, pages[page].title);

export const main = ({ page }: Shopper): Locator => page.getByRole('main');

/** A name that begins with a text, whatever the kind of its spaces. */
export const beginning = (text: string): RegExp => new RegExp(`^${pattern(text)}`, 'u');

/** A name that has a text somewhere. */
export const having = (text: string): RegExp => new RegExp(pattern(text), 'u');

const pattern = (text: string): string =>
  text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`).replaceAll(/\s+/gu, String.raw`\s+`);

/** A size as pages print it. */
export const printed = (size: string): string => size.replace('x', ' × ');

/** Comes to the home page. */
export async function enter(shopper: Shopper): Promise<void> {
  await shopper.page.goto(at(shopper.baseURL, shopper.shop, '/'));
  await look(shopper);
}

/** Follows a link to another page, or to another state of this one. */
export async function follow(shopper: Shopper, name: Name, part?: Locator): Promise<void> {
  await followLink(
    shopper,
    seen((part ?? shopper.page.locator('body')).getByRole('link', { name })),
  );
}

export async function followLink(shopper: Shopper, link: Locator): Promise<void> {
  const { page } = shopper;
  const target = new URL((await link.getAttribute('href')) ?? '', page.url());
  await link.click();
  await page.waitForURL(({ pathname }) => pathname === target.pathname);
  await look(shopper);
}

/** Presses a button. */
export async function press(shopper: Shopper, name: Name, part?: Locator): Promise<void> {
  await seen((part ?? shopper.page.locator('body')).getByRole('button', { name })).click();
  await look(shopper);
}

/** Types into the field with a label. */
export async function type(
  { page }: Shopper,
  label: Name,
  text: string,
  part?: Locator,
): Promise<void> {
  await seen((part ?? page.locator('body')).getByLabel(label)).fill(text);
}

/** The first of these that can be seen. */
export const seen = (all: Locator): Locator => all.filter({ visible: true }).first();

/** Looks at a page: it is complete, and nothing is wider than the screen. */
export async function look({ page, hasScript, isExamined }: Shopper): Promise<void> {
  if (hasScript) {
    await hydrated(page);
    await expect(page.locator('main[aria-busy="true"]')).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  const tooWide = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(tooWide, `sideways at ${page.url()}`).toBe(0);
  if (isExamined) await expectNoViolations(page);
}

/** Opens a page by the menu: a sheet on a phone, panels below a bar on a wide screen. */
export async function openByMenu(
  shopper: Shopper,
  category: PageName,
  name: PageName,
): Promise<void> {
  const { page, screen } = shopper;
  const menu = page.getByRole('navigation', { name: say(shopper, 'menu.label') });
  if (screen === 'phone') {
    await seen(page.getByRole('button', { name: say(shopper, 'menu.open'), exact: true })).click();
    await seen(menu.getByText(titled(shopper, category), { exact: true })).click();
  } else
    await seen(menu.getByRole('link', { name: titled(shopper, category), exact: true })).hover();
  await follow(shopper, beginning(titled(shopper, name)), menu);
}

/**
 * Chooses one value of a facet: in the column of a wide screen, on a sheet of a phone.
 *
 * @param value its text, or what the name of the first that is meant matches.
 */
export async function narrow(shopper: Shopper, facet: string, value: Name): Promise<void> {
  const { page, screen, hasScript } = shopper;
  if (screen === 'phone') {
    const open = beginning(say(shopper, 'filter.open'));
    await seen(main(shopper).getByRole('button', { name: open })).click();
  }
  const isOnSheet = screen === 'phone' && hasScript;
  const filters = isOnSheet
    ? page.getByRole('dialog', { name: say(shopper, 'filter.title') })
    : page.getByRole('region', { name: say(shopper, 'filter.title') });
  const option = filters.getByRole('link', {
    name: typeof value === 'string' ? beginning(`${value},`) : value,
  });
  const heading = filters.getByRole('heading', { name: facet, exact: true });
  await expect(heading).toBeVisible();
  if (!(await option.first().isVisible())) await heading.click();
  if (!isOnSheet) return followLink(shopper, seen(option));
  await seen(option).click();
  // The button says how many products there are, once that is known.
  const [before = ''] = say(shopper, 'filter.show-results_other', { count: '#' }).split('#');
  await filters.getByRole('button', { name: new RegExp(`^${before}\\d`, 'u') }).click();
  await expect(filters).toBeHidden();
  await look(shopper);
}

/** What a shopper says of the bed that stands at home, in centimetres. */
export type SaidBed = { readonly width: number; readonly length: number; readonly height?: number };

/** Says the bed, in the header of whatever page, unless that knows it. */
export async function sayBed(shopper: Shopper, bed: SaidBed): Promise<void> {
  const header = shopper.page.getByRole('banner');
  const said = seen(header.getByText(having(`${bed.width} × ${bed.length}`)));
  if (await said.isVisible()) return;
  await seen(header.getByText(say(shopper, 'bed.set'), { exact: true })).click();
  await type(shopper, say(shopper, 'bed.width'), String(bed.width), header);
  await type(shopper, say(shopper, 'bed.length'), String(bed.length), header);
  if (bed.height !== undefined) {
    await type(shopper, say(shopper, 'bed.height'), String(bed.height), header);
  }
  await press(shopper, say(shopper, 'bed.save'), header);
  await expect(said).toBeVisible();
}

/** The cards of a listing, or of a row of products. */
export const cards = (shopper: Shopper): Locator =>
  main(shopper)
    .getByRole('article')
    .filter({ has: shopper.page.getByRole('heading', { level: 3 }) });
