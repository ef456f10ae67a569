import type { ReactNode } from 'react';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { urlOfLink } from '#src/content/block-link.ts';
import { type MyBed, withBed } from '#src/my-bed/my-bed.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { App } from '#ui/App.tsx';
import { LinkButton } from '#ui/components/Button.tsx';
import { Chip } from '#ui/components/Chip.tsx';
import { PathLink } from '#ui/components/ContentLink.tsx';
import { LetterButton } from '#ui/components/letter-pages/LetterButton.tsx';
import { NewsletterForm } from '#ui/components/newsletter/NewsletterForm.tsx';
import { ConfirmForm, PreferencesForm } from '#ui/components/newsletter/PreferencesForm.tsx';
import { ReviewForm } from '#ui/components/review/ReviewForm.tsx';
import { LineWay } from '#ui/components/room/LineWay.tsx';
import { SamplesForm } from '#ui/components/samples/SamplesForm.tsx';
import { SHOP } from '../../../support/fake-shop.ts';
import { boxSpring, setCatalogue } from '../../../support/set-catalogue.ts';
import { aCart } from '../../../support/shown-carts.ts';
import { aCartPage, aProductPage } from '../../../support/shown-pages.ts';
import { found, markup, pageAt, shopAround, tags } from '../../render-page.tsx';

const PAGES = [
  '/',
  '/matrassen',
  '/search?q=aurora',
  '/aurora',
  '/contact',
  '/compare',
  '/nergens',
];

const BED = { width: 160, length: 200, mattresses: 2 } as const;

const SOLD = { sku: 'LUN-CIELO', name: 'Lunaro Cielo', url: '/lunaro-cielo' };

const PREFERENCES = {
  name: 'preferences',
  values: {},
  posted: undefined,
  onSubmit: () => {},
  onAnswer: () => {},
};

/** A page as it is for the bed. */
const forBed = (page: PageModel): PageModel => ({
  ...page,
  url: withBed(page.url, BED),
  bed: BED,
});

const htmlOf = (page: Parameters<typeof shopAround>[0]): string =>
  renderToStaticMarkup(<App shop={shopAround(page).shop} />).replaceAll('&amp;', '&');

/** Links to pages of the shop. */
const linksIn = (html: string): readonly string[] =>
  found(html, /<a\b[^>]*? href="(\/[^"]*)"/gu).map((href) => href.replaceAll('&amp;', '&'));

const withoutBed = (links: readonly string[]) =>
  links.filter((href) => !/[?&]bed=2x80x200/u.test(href));

/** A link of each kind. */
const linksWith = (rel?: string) => (
  <>
    <PathLink href="/path" rel={rel} />
    <LinkButton href="/button" rel={rel}>
      x
    </LinkButton>
    <Chip href="/chip" rel={rel}>
      x
    </Chip>
  </>
);

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
        !/^<form[^>]* action="[^"]*[?&]bed=2x80x200/u.test(form) &&
        !/ name="(?:bed|bed-width)"/u.test(form),
    );
    expect(lost).toEqual([]);
  });

  it('MB11 a cart has the bed in the links of its lines', () => {
    const lost = withoutBed(linksIn(htmlOf(forBed(aCartPage(aCart)))));
    expect(new Set(lost)).toEqual(new Set([aCartPage(aCart).url]));
  });

  it('MB11 a cart has the bed in the links that measure a bedroom', () => {
    const deliveries = aCart.items.map(({ product: { sku } }) => ({
      sku,
      workingDays: 2,
      room: { rules: 'mattress flat w*l*20', size: '160x200', choices: [] },
    }));
    const links = linksIn(htmlOf(forBed({ ...aCartPage(aCart), deliveries })));
    const tools = links.filter((href) => href.includes('room='));
    expect(tools).toHaveLength(1);
    expect(withoutBed(tools)).toEqual([]);
  });

  it('MB11 a line whose way is measured has the bed in its link', async () => {
    const { shop } = shopAround(await pageAt('/?bed=2x80x200'));
    const packed = { rules: 'mattress flat w*l*20', size: '160x200', choices: [] };
    const line = (
      <LineWay
        url="/kust"
        packed={packed}
        uids={[]}
        way="?up=none&door-width=250&door-height=250"
      />
    );
    const links = linksIn(markup(shop, line));
    expect(links).toHaveLength(1);
    expect(withoutBed(links)).toEqual([]);
  });

  it.each([undefined, 'topper'])('MB11 a set has the bed in the links of its parts, %s', (part) => {
    const set = createCatalogueStore(setCatalogue).localized('nl-nl').product(boxSpring);
    const opened = part === undefined ? {} : { openedPart: part };
    const page = { ...aProductPage(set, set.variants[0]), ...opened };
    const links = linksIn(htmlOf(forBed(page)));
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((href) => href.includes('configurator=')).length).toBeGreaterThan(1);
    expect(new Set(withoutBed(links))).toEqual(new Set([page.url]));
  });

  it('MB11 leaves a link to another bed as it is', async () => {
    const { shop } = shopAround(await pageAt('/?bed=2x80x200'));
    const html = markup(shop, <PathLink href="/matrassen?bed=90x200" />);
    expect(linksIn(html)).toEqual(['/matrassen?bed=90x200']);
  });

  it('MB11 a newsletter that was asked for has the bed in its link', async () => {
    const { shop } = shopAround(await pageAt('/?bed=2x80x200'), {
      ...SHOP.shell,
      newsletterUrl: '/nieuwsbrief',
    });
    const posted = { form: undefined, failure: undefined, notice: 'newsletter-accepted' } as const;
    const html = markup(shop, <NewsletterForm name="newsletter" posted={posted} />);
    expect(linksIn(html)).toEqual(['/nieuwsbrief?bed=2x80x200']);
  });

  it.each<[string, ReactNode]>([
    [
      'an order of samples',
      <SamplesForm
        key="1"
        form={{
          kind: 'samples',
          product: SOLD,
          fabrics: [{ key: 'rib_olijf', label: 'Ribfluweel olijf' }],
          ticked: [],
          isAway: false,
        }}
      />,
    ],
    ['a review', <ReviewForm key="2" product={SOLD} takesPictures={false} />],
    [
      'a letter',
      <LetterButton key="3" action="/back-in-stock/stop" id="1">
        x
      </LetterButton>,
    ],
    ['a newsletter', <NewsletterForm key="4" name="newsletter" posted={undefined} />],
    ['preferences', <PreferencesForm key="5" {...PREFERENCES} />],
    ['a subscription', <ConfirmForm key="6" {...PREFERENCES} />],
  ])('MB11 %s has the bed in the address that it is posted to', async (_name, form) => {
    const { shop } = shopAround(await pageAt('/?bed=2x80x200'));
    const actions = found(markup(shop, form), /<form\b[^>]*? action="([^"]*)"/gu);
    expect(actions).toHaveLength(1);
    expect(withoutBed(actions.map((url) => url.replaceAll('&amp;', '&')))).toEqual([]);
  });

  it('H15 prefetches no link that has a rel of its own', async () => {
    const { shop } = shopAround(await pageAt('/?bed=2x80x200'));
    const own = markup(shop, linksWith('nofollow'));
    expect(tags(own, '<a', 'bed=2x80x200', 'rel="nofollow"')).toHaveLength(3);
    expect(own).not.toContain('data-prefetch');
    expect(tags(markup(shop, linksWith()), '<a', 'rel="nofollow"', 'data-prefetch')).toHaveLength(
      3,
    );
  });

  it.each(PAGES)('MB11 %s has no bed in it without one', async (url) => {
    expect(htmlOf(await pageAt(url))).not.toMatch(/[?&]bed=|name="bed"/u);
  });
});

const footerUrls = SHOP.shell.footer.flatMap(({ links }) => links.map(urlOfLink));

describe('Breadcrumbs', () => {
  it('MB13 lead to the category for a bed that the address of a product names by its size', () => {
    const page = aProductPage();
    const breadcrumbs = [
      { title: 'Home', url: '/' },
      { title: 'Matrassen', url: '/matrassen' },
    ];
    const hrefs = (namedBed?: MyBed): readonly (string | undefined)[] => {
      const { shop } = shopAround({ ...page, breadcrumbs, ...(namedBed && { namedBed }) });
      const html = parse(renderToStaticMarkup(<App shop={shop} />));
      return html.querySelectorAll('main nav ol a').map((link) => link.getAttribute('href'));
    };
    expect(hrefs()).toEqual(['/', '/matrassen']);
    expect(hrefs({ width: 160, length: 200, mattresses: 1 })).toEqual([
      '/',
      '/matrassen?bed=160x200',
    ]);
  });
});
