import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { App } from '#ui/App.tsx';
import { urlOfLink } from '#src/content/block-link.ts';
import { withBed } from '#src/my-bed/my-bed.ts';
import { SHOP } from '../../../support/fake-shop.ts';
import { aCart } from '../../../support/shown-carts.ts';
import { aCartPage } from '../../../support/shown-pages.ts';
import { pageAt, shopAround } from '../../render-page.tsx';

const PAGES = [
  '/',
  '/matrassen',
  '/search?q=aurora',
  '/aurora',
  '/contact',
  '/compare',
  '/nergens',
];

const htmlOf = (page: Parameters<typeof shopAround>[0]): string =>
  renderToStaticMarkup(<App shop={shopAround(page).shop} />).replaceAll('&amp;', '&');

/** Links to pages of the shop. */
const linksIn = (html: string): readonly string[] =>
  [...html.matchAll(/<a\b[^>]*? href="(\/[^"]*)"/gu)].map(([, href = '']) => href);

const withoutBed = (links: readonly string[]) =>
  links.filter((href) => !/[?&]bed=2x80x200/u.test(href));

describe('a page for a bed', () => {
  it.each(PAGES)('MB11 %s has the bed in all links, but that which removes it', async (url) => {
    const page = await pageAt(`${url}${url.includes('?') ? '&' : '?'}bed=2x80x200`);
    const links = linksIn(htmlOf(page));
    expect(new Set(withoutBed(links))).toEqual(new Set([withBed(page.url, undefined)]));
    const shown = [...SHOP.shell.menu.map((item) => item.url), ...footerUrls];
    expect(links).toEqual(expect.arrayContaining(shown.map((one) => `${one}?bed=2x80x200`)));
  });

  it.each(PAGES)('MB11 %s has the bed in all forms that lead to a page', async (url) => {
    const html = htmlOf(await pageAt(`${url}${url.includes('?') ? '&' : '?'}bed=2x80x200`));
    const forms = [...html.matchAll(/<form\b[\s\S]*?<\/form>/gu)].map(([form]) => form);
    const lost = forms.filter(
      (form) =>
        !/^<form[^>]* method="post"/u.test(form) && !/ name="(?:bed|bed-width)"/u.test(form),
    );
    expect(lost).toEqual([]);
  });

  it('MB11 a cart has the bed in the links of its lines', () => {
    const cart = { ...aCartPage(aCart), url: `${aCartPage(aCart).url}?bed=2x80x200` };
    const bed = { width: 160, length: 200, mattresses: 2 } as const;
    const lost = withoutBed(linksIn(htmlOf({ ...cart, bed })));
    expect(new Set(lost)).toEqual(new Set([aCartPage(aCart).url]));
  });

  it.each(PAGES)('MB11 %s has no bed in it without one', async (url) => {
    expect(htmlOf(await pageAt(url))).not.toMatch(/[?&]bed=|name="bed"/u);
  });
});

const footerUrls = SHOP.shell.footer.flatMap(({ links }) => links.map(urlOfLink));
