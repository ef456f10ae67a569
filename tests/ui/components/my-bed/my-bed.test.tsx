import { runInAction } from 'mobx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { toDefaultHit } from '#src/catalog/hit-of-variant.ts';
import type { Hit } from '#src/catalog/product.ts';
import { parseBed } from '#src/my-bed/my-bed.ts';
import type { BedLine } from '#src/my-bed/bed-fit.ts';
import type { BedNarrowing, CategoryPage, PageModel } from '#src/use-cases/page-model.ts';
import { App } from '#ui/App.tsx';
import type { Shop } from '#ui/shop.ts';
import { openShop } from '../../../support/open-shop.ts';
import { aCart, setCart } from '../../../support/shown-carts.ts';
import { aCartPage, aListingPage, aProduct, aProductPage } from '../../../support/shown-pages.ts';

const html = (page: PageModel): string => htmlOf(openShop(page));

const htmlOf = (shop: Shop): string =>
  renderToStaticMarkup(<App shop={shop} />)
    .replaceAll('\u00A0', ' ')
    .replaceAll('&amp;', '&');

const withBed = <Page extends PageModel>(page: Page, code: string): Page => {
  const bed = parseBed(code);
  return { ...page, ...(bed && { bed }), url: `${page.url}?bed=${code}` };
};

const MATTRESS = {
  ...aProduct,
  attributes: [{ code: 'matras_kern', label: 'Kern', value: 'Latex' }],
};
const [FIRST] = MATTRESS.variants;

describe('MyBedChip', () => {
  it('MB3 is a form of the page, which keeps its other parameters', () => {
    const page = { ...aListingPage, url: '/matrassen?sorting=rating&bed=90x200&page=2' };
    const form = /<form(?:(?!<\/form>)[\s\S])*bed-height[\s\S]*?<\/form>/u;
    const [shown = ''] = form.exec(html(page)) ?? [];
    expect(shown).toMatch(/^<form[^>]* action="\/matrassen" method="get"/u);
    expect(shown).toContain('type="hidden" name="sorting" value="rating"');
    expect(shown).not.toMatch(/name="(?:bed|page)"/u);
    expect(shown).toContain('Hoogte van je matras (cm), met de topper die er al op ligt');
  });

  it('MB3 says how high the bed is, where that was said', () => {
    expect(html(withBed(aListingPage, '90x200h24'))).toContain('Jouw bed: </span>90 × 200, 24 cm');
  });

  it('MB2 says the bed of the address, and leads to the page without it', () => {
    const shown = html(withBed(aListingPage, '2x80x200'));
    expect(shown).toContain('Jouw bed: </span>2 × 80 × 200');
    expect(shown).toContain(`<a href="${aListingPage.url}"`);
    expect(html(aListingPage)).toContain('Kies je bedmaat');
  });
});

const narrowed = (ofBed: Partial<BedNarrowing>, slots: CategoryPage['slots'] = []) =>
  html({
    ...withBed(aListingPage, '160x200'),
    slots,
    ofBed: { sizes: ['160x200'], others: 3, isInAllSizes: false, ...ofBed },
  });

const cards = (...offers: readonly Hit['forBed'][]) =>
  narrowed(
    { isInAllSizes: true },
    offers.map((forBed, index) => ({
      kind: 'product',
      hit: { ...toDefaultHit(MATTRESS), sku: `M${index}`, ...(forBed && { forBed }) },
    })),
  );

describe('a listing for a bed', () => {
  it('MB5 has a chip that removes the bed, and says how many do not come in it', () => {
    const shown = narrowed({});
    expect(shown).toContain('Filter verwijderen: Jouw bed: 160 × 200');
    expect(shown).toContain('3 producten zijn er niet in een maat voor een bed van 160 × 200.');
    expect(shown).toMatch(/href="[^"]*bed=160x200&sizes=all"[^>]*>Toon ook wat niet past/u);
  });

  it('MB5 names the nearest size beside the sizes, where nothing comes in one that fits', () => {
    const nearest = ['140x200', '160x200'];
    const values = nearest.map((value) => ({ value, count: 2 }));
    const shownFor = (ofBed: BedNarrowing) =>
      html({
        ...withBed(aListingPage, '150x200'),
        facets: [{ name: 'maat', label: 'Maat', values }],
        ofBed,
      });
    const shown = shownFor({ sizes: [], nearest, others: 4, isInAllSizes: true });
    expect(shown).toMatch(
      /Niets voor jouw bed van 150 × 200. Het dichtst erbij: <a[^>]*>140 × 200<\/a>, <a[^>]*>160 × 200<\/a>/u,
    );
    expect(shownFor({ sizes: ['150x200'], others: 4, isInAllSizes: false })).not.toContain(
      'Het dichtst erbij',
    );
  });

  it('MB5 marks what does not come in it, and says what else is wrong', () => {
    const shown = cards({ unfit: 'size' }, { stock: 9, unfit: 'shallow' }, undefined);
    expect(shown.match(/Niet voor 160 × 200/gu)).toHaveLength(2);
    expect(shown).toContain('Niet voor 160 × 200: de hoeken zijn te ondiep');
    expect(shown).toContain('Toon alleen wat past');
  });

  it('MB8 says the stock beside the delivery day, in the words of the product page', () => {
    const shown = cards({ stock: 40 }, { stock: 2 }, { stock: 0 });
    for (const words of ['Op voorraad', 'Nog maar 2 op voorraad', 'Uitverkocht'])
      expect(shown.split(`>${words}<`)).toHaveLength(2);
    expect(shown.match(/Bezorgd vanaf/gu)).toHaveLength(2);
    expect(cards(undefined)).not.toMatch(/voorraad<|Uitverkocht</u);
  });
});

const ofSize = (sku: string, size: string) => ({ ...FIRST, sku, size });

/** The page of goods with one attribute, for a bed of their size and this height. */
const shownOf = (code: string, value: string, height: number) => {
  const goods = { ...MATTRESS, attributes: [{ code, label: code, value }] };
  return html(withBed(aProductPage(goods, FIRST), `${FIRST.size}h${height}`));
};

describe('BedFit', () => {
  it('MB6 says that a product fits, or why not with the size that does', () => {
    expect(html(withBed(aProductPage(MATTRESS, FIRST), '90x200'))).toContain(
      'Past bij jouw bed van 90 × 200.',
    );
    const shown = html(withBed(aProductPage(MATTRESS, FIRST), '160x200'));
    expect(shown).toContain('Past niet bij jouw bed van 160 × 200: dit is een andere maat.');
    expect(shown).toMatch(/href="\/matras-duin\?maat=160x200&bed=160x200"[^>]*>Kies 160 × 200/u);
  });

  it('MB6 says that a product does not come in the size of the bed', () => {
    const shown = html(withBed(aProductPage(MATTRESS, FIRST), '100x200'));
    expect(shown).toContain('In jouw maat is het er niet.');
  });

  it('MB4 MB6 does not say that the size is lacking of a sheet that is too shallow', () => {
    const pocket = { code: 'hoeslaken_hoekhoogte', label: 'Hoekhoogte', value: '20 cm' };
    const sheet = { ...MATTRESS, attributes: [pocket] };
    const shown = html(withBed(aProductPage(sheet, FIRST), `${FIRST.size}h30`));
    expect(shown).toContain('Past niet bij jouw bed');
    expect(shown).not.toContain('In jouw maat is het er niet.');
  });

  it('MB6 remembers two mattresses where the bed is filled with halves', () => {
    const whole = ofSize('WHOLE', '180x200');
    const half = ofSize('HALF', '90x200');
    const product = { ...MATTRESS, variants: [whole, half] as const };
    const page = aProductPage(product, whole);
    expect(html(page)).toContain('Onthoud 180 × 200 als jouw bed');
    expect(html({ ...page, halves: { left: half, right: half } })).toContain(
      'Onthoud 2 × 90 × 200 als jouw bed',
    );
  });

  it('MB4 says what a sheet has room for, and how high a topper makes the bed', () => {
    const sheet = (height: number) => shownOf('hoeslaken_hoekhoogte', '33 cm', height);
    expect(sheet(24)).toContain(
      'Past bij jouw bed van 90 × 200, 24 cm: de hoeken zijn diep genoeg. Er past nog een topper tot 6 cm onder.',
    );
    expect(sheet(29)).toContain('Met nog een topper erbij zijn ze te ondiep.');
    expect(sheet(31)).toContain(
      'Past niet bij jouw bed van 90 × 200, 31 cm: de hoeken zijn te ondiep.',
    );
    expect(shownOf('topper_hoogte', '6 cm', 24)).toContain(
      'Jouw 24 cm worden met deze topper 30 cm',
    );
  });

  it('MB4 counts the topper in the cart on the page of a sheet', () => {
    const [item] = aCart.items;
    if (!item) throw new Error('no line');
    const topper = { type: 'topper', size: '90x200', height: 6 } as const;
    const shownWith = (...items: readonly (typeof item)[]) => {
      const covers = [
        { code: 'hoeslaken_matrashoogte_min', label: '', value: '25 cm' },
        { code: 'hoeslaken_matrashoogte_max', label: '', value: '33 cm' },
      ];
      const page = withBed(aProductPage({ ...MATTRESS, attributes: covers }, FIRST), '90x200h24');
      const shop = openShop(page);
      setCart(shop, { ...aCart, items });
      runInAction(() => {
        const line = { sku: item.product.sku, workingDays: 2, bed: { goods: topper, sizes: [] } };
        shop.stores.deliveries.known = new Map([[line.sku, line]]);
      });
      return htmlOf(shop);
    };
    expect(shownWith()).toContain('Past niet bij jouw bed van 90 × 200, 24 cm: ');
    expect(shownWith(item)).toContain(
      'Past bij jouw bed van 90 × 200, 30 cm met de topper in je winkelwagen: de hoeken zijn diep genoeg. Met nog een topper',
    );
  });

  it('MB4 claims nothing of goods that fit any bed', () => {
    const pillow = {
      ...MATTRESS,
      attributes: [{ code: 'hoofdkussen_vulling', label: '', value: '' }],
    };
    expect(html(withBed(aProductPage(pillow, FIRST), '160x200'))).not.toContain('jouw bed van');
  });
});

const lineOf = (size: string): BedLine => ({
  goods: { type: 'mattress', size },
  sizes: ['90x200', '180x200'].map((right) => ({ size: right, sku: `DUIN-${right}` })),
});

describe('BedWarning', () => {
  const [item] = aCart.items;
  const cartWith = (bed: BedLine, code: string) => {
    const sku = item?.product.sku ?? '';
    const page = { ...aCartPage(aCart), deliveries: [{ sku, workingDays: 2, bed }] };
    return html(code === '' ? page : withBed(page, code));
  };
  const LINE: BedLine = {
    goods: { type: 'topper', size: '160x200' },
    sizes: [{ size: '180x200', sku: 'DUIN-180x200' }],
  };

  it('MB6 warns of a line that does not fit, with the right size of the product', () => {
    const shown = cartWith(LINE, '180x200');
    expect(shown).toContain('Past niet bij jouw bed van 180 × 200: dit is een andere maat.');
    expect(shown).toMatch(/href="\/matras-duin\?bed=180x200"[^>]*>Ruil om voor 180 × 200/u);
    expect(cartWith(LINE, '200x200')).toContain('In jouw maat is het er niet.');
  });

  it('MB4 MB6 does not say that the size of a line is lacking if only its pocket or cut is wrong', () => {
    const sheet = { type: 'fitted-sheet', size: '160x200', covers: { max: 17 } } as const;
    const topper = { ...LINE.goods, isSplit: true } as const;
    for (const goods of [sheet, topper]) {
      const shown = cartWith({ goods, sizes: [] }, '160x200h30');
      expect(shown).toContain('Past niet bij jouw bed');
      expect(shown).not.toContain('In jouw maat is het er niet.');
    }
  });

  it('MB4 MB6 counts the topper in the cart for the sheet beside it', () => {
    if (!item) throw new Error('no line');
    const topper = { ...item, uid: 'topper', product: { ...item.product, sku: 'TOPPER' } };
    const size = '160x200';
    const shown = (...items: readonly (typeof item)[]) =>
      html({
        ...withBed(aCartPage({ ...aCart, items }), `${size}h24`),
        deliveries: [
          {
            sku: item.product.sku,
            workingDays: 2,
            bed: {
              goods: { type: 'fitted-sheet', size, covers: { max: 28 } },
              sizes: [{ size, sku: item.product.sku }],
            },
          },
          {
            sku: 'TOPPER',
            workingDays: 2,
            bed: { goods: { type: 'topper', size, height: 6 }, sizes: [] },
          },
        ],
      });
    expect(shown(item)).not.toContain('Past niet');
    const warned = shown(item, topper);
    expect(warned).toContain(
      'Past niet bij jouw bed van 160 × 200, 30 cm met de topper in je winkelwagen: de hoeken zijn te ondiep.',
    );
    expect(warned).not.toContain('Ruil om');
    expect(warned).not.toContain('In jouw maat is het er niet.');
  });

  it('MB6 says nothing without a bed, nor of a line that fits', () => {
    for (const code of ['', '160x200']) expect(cartWith(LINE, code)).not.toContain('Past niet');
  });

  it('MB6 takes two mattresses for the two halves of a bed', () => {
    const half: BedLine = { goods: { type: 'mattress', size: '80x200' }, sizes: [] };
    expect(item?.quantity).toBe(2);
    expect(cartWith(half, '160x200')).not.toContain('Past niet');
    expect(cartWith(half, '180x200')).toContain('Past niet');
  });

  it('MB6 swaps two halves for two of the right width, not for two whole mattresses', () => {
    const narrow = lineOf('80x200');
    const shown = cartWith(narrow, '180x200');
    expect(shown).toContain('Ruil om voor 90 × 200');
    expect(shown).not.toContain('Ruil om voor 180 × 200');
    expect(cartWith({ ...narrow, sizes: narrow.sizes.slice(1) }, '180x200')).toContain(
      'voor 180 × 200',
    );
  });

  it('MB6 takes two halves for one bed while one of them is changed after the other', () => {
    if (!item) throw new Error('no line');
    const line = { ...item, quantity: 1 };
    const other = { ...line, uid: 'other', product: { ...item.product, sku: 'OTHER' } };
    const cart = { ...aCart, items: [line, other] };
    const deliveries = [
      { sku: item.product.sku, workingDays: 2, bed: lineOf('90x200') },
      { sku: 'OTHER', workingDays: 2, bed: lineOf('80x200') },
    ];
    const shown = html(withBed({ ...aCartPage(cart), deliveries }, '180x200'));
    expect(shown.match(/Ruil om voor [\d ×]+/gu)).toEqual(['Ruil om voor 90 × 200']);
  });
});
