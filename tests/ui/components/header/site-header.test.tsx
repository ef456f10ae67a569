import { describe, expect, it } from 'vitest';
import type { ProductType } from '#src/catalog/attributes/attribute-key.ts';
import { toDefaultHit } from '#src/catalog/hit-of-variant.ts';
import type { Shell } from '#src/content/shell.ts';
import { EMPTY_SEARCH_ORDER } from '#src/search/search-order.ts';
import type { CategoryPage, PageModel, SearchPage } from '#src/use-cases/page-model.ts';
import { SHOP } from '#tests/support/fake-shop.ts';
import { aCart } from '#tests/support/shown-carts.ts';
import {
  aCartPage,
  aCompany,
  aListingPage,
  aProduct,
  aProductPage,
} from '#tests/support/shown-pages.ts';
import { SiteFooter } from '#ui/components/SiteFooter.tsx';
import { UspBar } from '#ui/components/header/UspBar.tsx';
import { SiteHeader } from '#ui/components/header/SiteHeader.tsx';
import { found, markup, pageAt, shopAround, tags } from '../../render-page.tsx';

const SHELL: Shell = {
  ...SHOP.shell,
  usps: ['90 nachten proefslapen'],
  menu: [
    {
      title: 'Matrassen',
      url: '/matrassen',
      groups: [{ title: 'Maat', links: [{ title: '160 × 200', url: '/matrassen/maat/160x200' }] }],
    },
  ],
  footer: [{ title: 'Service', links: [{ title: 'Ruilen', url: '/ruilen' }] }],
  company: aCompany,
  phone: { number: '030 123 45 67', hours: 'ma t/m za' },
};

async function header(url = '/'): Promise<string> {
  return markup(shopAround(await pageAt(url), SHELL).shop, <SiteHeader />);
}

/** Number of links to the mattresses that are marked as the current page. */
const marked = async (url: string): Promise<number> =>
  tags(await header(url), '<a ', 'href="/matrassen" aria-current="true"').length;

/** The first promise above the header of a page. */
const promiseOn = (page: PageModel): string | undefined =>
  found(markup(shopAround(page, SHELL).shop, <UspBar />), /<\/svg>([^<]+)<\/li>/g)[0];

const listed = (type: ProductType): CategoryPage => {
  const hit = { ...toDefaultHit(aProduct), type };
  return { ...aListingPage, slots: [{ kind: 'product', hit }] };
};

const searched = (listing: CategoryPage): SearchPage => ({
  ...listing,
  type: 'search',
  query: 'bed',
  entries: EMPTY_SEARCH_ORDER,
  didYouMean: [],
  topSearches: [],
});

describe('UspBar', () => {
  it('P4 promises the trial where something has one, else that it is taken back', () => {
    const [trial, returns] = ['90 nachten proefslapen', '30 dagen retour'];
    expect(promiseOn(aProductPage())).toBe(trial);
    expect(promiseOn(aProductPage({ ...aProduct, attributes: [] }))).toBe(returns);
    expect(promiseOn(listed('mattress'))).toBe(trial);
    expect(promiseOn(listed('pillow'))).toBe(returns);
    expect(promiseOn(aListingPage)).toBe(trial);
    expect(promiseOn(searched(listed('mattress')))).toBe(trial);
    expect(promiseOn(searched(listed('pillow')))).toBe(returns);
    expect(promiseOn(searched(aListingPage))).toBe(trial);
    const { sku } = aCart.items[0]?.product ?? {};
    const cartOf = (hasTrial: boolean) => ({
      ...aCartPage({ ...aCart, items: aCart.items.slice(0, 1) }),
      deliveries: [
        {
          sku: sku ?? '',
          workingDays: 2,
          ...(hasTrial && { terms: { hasTrial, isTakenBack: false } }),
        },
      ],
    });
    expect(promiseOn(cartOf(true))).toBe(trial);
    expect(promiseOn(cartOf(false))).toBe(returns);
  });
});

describe('SiteHeader', () => {
  it('has a skip link to the content as its first link', async () => {
    expect(found(await header(), /<a [^>]*href="([^"]*)"/g)[0]).toBe('#content');
  });

  it('H6 shows the logo at 233 by 24, with the name of the shop', async () => {
    const [logo] = tags(await header(), '<img', 'logo.svg');
    expect(logo).toContain('width="233" height="24"');
    expect(logo).toContain('Sluimer');
  });

  it('has one menu for wide and narrow screens, with and without script', async () => {
    const html = await header();
    expect(tags(html, '<a ', 'href="/matrassen/maat/160x200"')).toHaveLength(1);
    expect(tags(html, '<button', 'popoverTarget="menu"').length).toBeGreaterThan(0);
    expect(tags(html, 'id="menu"', 'popover="auto"')).toHaveLength(1);
  });

  it('marks the category of a filtered page as current', async () => {
    expect(await marked('/matrassen/maat/90x200')).toBe(1);
    expect(await marked('/proefslapen')).toBe(0);
  });

  it('links to the cart page without a count for an empty cart', async () => {
    const html = await header();
    expect(tags(html, '<a ', 'href="/winkelwagen"')).toHaveLength(1);
    expect(html).not.toMatch(/artikel(?:en)? in je winkelwagen/u);
  });

  it('links to the page in other shops, each in its own language', async () => {
    const links = tags(await header('/matrassen'), '<a ', 'hrefLang=');
    expect(links.join(' ')).toContain('href="https://de.example/matratzen"');
    expect(links.every((link) => /hrefLang="(..-..)"[^>]*lang="\1"/.test(link))).toBe(true);
  });

  it('MB11 keeps the bed of the page in the links to other shops, which search engines do not follow', async () => {
    const hrefs = tags(await header('/matrassen?bed=2x80x200'), '<a ', 'hrefLang=');
    expect(hrefs.join(' ')).toContain('href="https://de.example/matratzen?bed=2x80x200"');
    const lost = hrefs.filter((link) => !/\?bed=2x80x200" rel="nofollow"/u.test(link));
    expect(lost).toEqual([]);
  });

  it('says that the link to a shop without the page leads to its home page', async () => {
    const counterparts = [
      { locale: 'nl-nl', href: 'https://nl.example/matrassen' },
      { locale: 'nl-be', href: 'https://be.example/', isHome: true },
    ] as const;
    const page = { ...(await pageAt('/matrassen')), counterparts };
    const html = markup(shopAround(page, SHELL).shop, <SiteHeader />);
    const links = found(html, /<a [^>]*hrefLang=[^>]*>(.*?)<\/a>/g);
    expect(links.map((link) => link.includes('naar de homepage'))).toEqual([false, true]);
  });

  it('links to help and advice on narrow screens as well', async () => {
    expect(tags(await header(), '<a ', 'href="/ruilen"')).toHaveLength(1);
  });

  it('has no language switch when no other shop has the page', async () => {
    const page = { ...(await pageAt('/')), counterparts: [] };
    expect(markup(shopAround(page, SHELL).shop, <SiteHeader />)).not.toContain('hrefLang=');
  });
});

describe('SiteFooter', () => {
  it.each([
    [{ opensNewTab: false, isFollowed: false }, 'rel="nofollow noindex noreferrer"'],
    [{ opensNewTab: true, isFollowed: true }, 'target="_blank" rel="noopener"'],
  ])('H13 sets target and rel of external links in footer and menu: %j', async (said, how) => {
    const href = 'https://www.thuiswinkel.org/sluimer';
    const elsewhere = { type: 'external', title: 'Keurmerk', href, ...said } as const;
    const groups = [{ title: 'Over ons', links: [elsewhere] }];
    const menu = SHELL.menu.map((item) => ({ ...item, groups }));
    const { shop } = shopAround(await pageAt('/'), { ...SHELL, menu, footer: groups });
    const footer = markup(shop, <SiteFooter />);
    expect(footer).toContain(`<a href="${href}" ${how}>Keurmerk`);
    expect(markup(shop, <SiteHeader />)).toContain(`<a href="${href}" ${how}>Keurmerk`);
  });

  it('lists payment methods only where editors have entered them', async () => {
    const page = await pageAt('/');
    const { payments: _, ...silent } = SHELL;
    const paid = { ...silent, payments: ['Bancontact', 'Visa'] };
    expect(markup(shopAround(page, paid).shop, <SiteFooter />)).toContain('<li>Bancontact</li>');
    expect(markup(shopAround(page, silent).shop, <SiteFooter />)).not.toContain('payment-methods');
  });

  it('has a copyright line with the year of the page', async () => {
    const page = await pageAt('/');
    const html = markup(shopAround(page, SHELL).shop, <SiteFooter />);
    expect(html).toContain(`© ${page.today.slice(0, 4)} Sluimer B.V.`);
  });

  it('shows company, telephone number and service links', async () => {
    const html = markup(shopAround(await pageAt('/'), SHELL).shop, <SiteFooter />);
    expect(html).toContain(
      '<span>Sluimer B.V.</span><span>Dommelpad 12</span><span>3800 ZZ Amersfoort</span></address>',
    );
    expect(tags(html, 'href="tel:0301234567"')).toHaveLength(1);
    expect(tags(html, 'href="/ruilen"')).toHaveLength(1);
  });
});
