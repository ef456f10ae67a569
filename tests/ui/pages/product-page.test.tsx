import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NO_PICTURE } from '#src/catalog/product-pictures.ts';
import type { ProductPage } from '#src/use-cases/page-model.ts';
import { App } from '#ui/App.tsx';
import { openShop } from '../../support/open-shop.ts';
import { aPicture, aProduct, aProductPage, aVariant } from '../../support/shown-pages.ts';

const markup = (page: ProductPage) => renderToStaticMarkup(<App shop={openShop(page)} />);
const main = (page: ProductPage) => /<main[\s\S]*<\/main>/.exec(markup(page))?.[0] ?? '';
const withStock = (stock: number) => main(aProductPage(aProduct, aVariant('90x200', 100, stock)));
const soldOut = { ...aVariant('140x200', 19_900), stock: 0 };
const withEan = (ean: string) => main(aProductPage(aProduct, { ...soldOut, ean }));
const award = (path: string, width: number, height: number) => ({
  image: { path, width, height, alt: path },
  text: `~${path}`,
});

const ofFirmness = (size: string, value: string, stock: number) => {
  const key = value.toLowerCase();
  const option = { code: 'matras_hardheid', label: 'Hardheid', value, key };
  return { ...aVariant(size, 29_900, stock), sku: `${size}-${key}`, options: [option] };
};

const named = (code: string, value: string) => ({ code, label: code, value });

describe('ProductPage', () => {
  it('has the product name as its only h1', () => {
    expect(markup(aProductPage()).match(/<h1[^>]*>[^<]*<\/h1>/g)).toEqual(['<h1>Matras Duin</h1>']);
  });

  it('H10 H10a has a panel for each tab, labeled by it', () => {
    const html = main(aProductPage());
    const tabs = [...html.matchAll(/<a id="([^"]+)"[^>]*role="tab"[^>]*aria-controls="([^"]+)"/g)];
    expect(tabs.length).toBeGreaterThan(1);
    for (const [, tab, panel] of tabs) {
      expect(html).toMatch(
        new RegExp(`<section[^>]* id="${panel}" role="tabpanel" aria-labelledby="${tab}"`),
      );
    }
  });

  it('adds the chosen variant to the cart by a plain form', () => {
    const html = main(aProductPage(aProduct, aVariant('160x200', 49_950)));
    expect(html).toMatch(/<form[^>]*method="post"/);
    expect(html).toContain('action="/cart/add"');
    expect(html).toContain('<input type="hidden" name="sku" value="DUIN-160x200"/>');
    expect(html).toMatch(/<input[^>]*type="number"[^>]*name="quantity"[^>]*value="1"/);
  });

  it('links to every width and length, marks and names the chosen size, and offers it as the bed', () => {
    const html = main(aProductPage());
    const hrefs = [...html.matchAll(/href="(\/matras-duin[^"#]*)"/g)].map(([, href]) => href);
    expect(hrefs).toEqual([
      '/matras-duin?maat=90x200',
      '/matras-duin?maat=160x200',
      '/matras-duin?maat=90x200',
      '/matras-duin?maat=90x210',
      '/matras-duin?maat=90x200&amp;bed=90x200',
    ]);
    expect(html).toMatch(
      /href="\/matras-duin\?maat=90x200" rel="nofollow" data-prefetch="" aria-current="true"/,
    );
    expect(html).toMatch(/Gekozen maat: 90\s×\s200 cm/);
  });

  it('EP2 labels sold-out sizes and sizes unavailable in the chosen width', () => {
    const narrow = main(aProductPage());
    expect(narrow).toMatch(/210 cm<span[^>]*>, Uitverkocht<\/span>/);
    expect(narrow).not.toContain('niet in deze breedte');
    const wide = main(aProductPage(aProduct, aProduct.variants[1]));
    expect(wide).toMatch(/<span[^>]*>210 cm<span[^>]*>, niet in deze breedte<\/span>/);
    expect(wide).toContain('210 cm: niet in deze breedte');
  });

  it('has no cart form for a sold-out variant', () => {
    const html = main(aProductPage({ ...aProduct, variants: [soldOut] }, soldOut));
    expect(html).not.toContain('action="/cart/add"');
    expect(html).toContain('op dit moment uitverkocht');
    expect(html).toContain('data-price');
  });

  it('shows the stock when five or fewer are left', () => {
    expect(withStock(5)).toContain('Nog maar 5 op voorraad');
    expect(withStock(6)).not.toContain('op voorraad');
  });

  it('P1 shows the price of the chosen variant', () => {
    expect(main(aProductPage(aProduct, aVariant('160x200', 49_950)))).toMatch(
      /<span data-price="">499,50<\/span>/,
    );
  });

  it.each([
    ['de-de', true],
    ['de-at', true],
    ['nl-nl', false],
    ['nl-be', false],
    ['en-us', false],
  ] as const)('P2 in %s the VAT label is shown: %s', (locale, shows) => {
    const html = main(aProductPage(aProduct, aProduct.variants[0], locale));
    expect(/MwSt|btw|VAT/.test(html)).toBe(shows);
  });

  it('P3 without a default price shows neither price nor form', () => {
    const { price, ...variant } = aVariant('90x200', 29_900);
    const free = { ...variant, price: { ...price, default: { ...price.default, cents: 0 } } };
    const html = main(aProductPage(aProduct, free));
    expect(html).not.toContain('data-price');
    expect(html).not.toContain('action="/cart/add"');
  });

  it('L10 says what warmth, washing and height mean, and leads to the guide of warmth classes', () => {
    const warmth = named('dekbed_warmteklasse', 'Koel');
    const html = main(
      aProductPage({
        ...aProduct,
        attributes: [
          warmth,
          named('dekbed_wasbaar', '60 °C'),
          named('hoofdkussen_hoogte', '16 cm'),
        ],
        uspAttributes: [{ ...warmth, icon: 'warmth.svg', showRating: false }],
      }),
    );
    expect(html).toMatch(/>Koel<small[^>]*>Hoe warm je eronder ligt\./u);
    expect(html).toMatch(/>60 °C<small[^>]*>Op 60 graden gaan huisstofmijten dood\./u);
    expect(html).toMatch(/>16 cm<small[^>]*>Zonder hoofd erop gemeten\./u);
    expect(html).toContain('href="/hoe-warm-moet-je-dekbed-zijn"');
    expect(main(aProductPage())).not.toContain('/hoe-warm-moet-je-dekbed-zijn');
  });

  it('P4 shows the trial only for a product that has one', () => {
    const trial = 'één keer ruilen, of je geld terug';
    expect(main(aProductPage())).toContain(trial);
    expect(main(aProductPage({ ...aProduct, attributes: [] }))).not.toContain(trial);
  });

  it('P4 distinguishes the trial from the statutory right of withdrawal', () => {
    expect(main(aProductPage())).toContain('los van het proefslapen');
    const plain = main(aProductPage({ ...aProduct, attributes: [] }));
    expect(plain).toContain('Wettelijke bedenktijd');
    expect(plain).not.toContain('proefslapen mag');
  });

  it('C9 shows the delivery day, skipping New Year and a weekend', () => {
    expect(main(aProductPage())).toContain(
      '<time dateTime="2026-01-06">Bezorgd vanaf di 6 januari',
    );
  });

  it('DB6 says from which to which day a parcel comes, to a postal code too', () => {
    const attributes = [{ code: 'kussen_hoogte', label: 'Hoogte', value: '12 cm' }];
    const { url, ...page } = aProductPage({ ...aProduct, attributes });
    const html = main({ ...page, url: `${url}&postcode=1791AA` });
    expect(main({ ...page, url })).toContain('Bezorgd ma 5 januari t/m di 6 januari');
    expect(main({ ...page, url })).toContain('Bezorgd uiterlijk di 6 januari');
    expect(html).toContain('<time dateTime="2026-01-08">Bezorgd wo 7 januari t/m do 8 januari');
    expect(html).toContain('Naar 1791 AA: wo 7 januari t/m do 8 januari');
    expect(html).toContain('De pakketdienst komt op een van deze dagen.');
    expect(html).toContain('geen prijzen in het pakket');
    expect(main(aProductPage())).not.toMatch(/De pakketdienst komt|prijzen in het pakket/u);
  });

  it('C9 shows the delivery day for the postal code in the URL, and keeps the size', () => {
    const { url, ...page } = aProductPage();
    const html = main({ ...page, url: `${url}&postcode=1791AA` });
    expect(html).toContain('<time dateTime="2026-01-08">');
    expect(html).toContain('Naar 1791 AA: vanaf do 8 januari');
    expect(html).toMatch(/<form[^>]*action="\/matras-duin" method="get"/);
    expect(html).toContain('<input type="hidden" name="maat" value="90x200"/>');
    const wrong = main({ ...page, url: `${url}&postcode=25980` });
    expect(wrong).toContain('<time dateTime="2026-01-06">');
    expect(wrong).toMatch(/aria-invalid="true"[\s\S]*geldige postcode/);
  });

  it('P3 sells a double bed as two halves, at the price of both, in one form', () => {
    const [half] = aProduct.variants;
    const whole = { ...half, sku: 'DUIN-180x200', size: '180x200' };
    const page = aProductPage({ ...aProduct, variants: [half, whole] }, whole);
    expect(main(page)).toContain('href="/matras-duin?maat=180x200&amp;per-kant=2"');
    const split = main({ ...page, halves: { left: half, right: half } });
    expect(split).toContain('<span data-price="">598,-</span>');
    expect(split.match(/name="sku" value="DUIN-90x200"/g)).toHaveLength(2);
    expect(split).toMatch(/name="quantity"[^>]*/);
    expect(split).toMatch(/max="5"/);
    const pairs = 'Per paar geteld: 1 paar is 2 stuks van 90\u00A0×\u00A0200.';
    expect(split).toContain(pairs);
    expect(main(page)).not.toContain('Per paar geteld');
  });

  it('EP3 shows an unavailable half on either side, and labels it', () => {
    const whole = ofFirmness('180x200', 'Medium', 3);
    const [gone, medium] = [ofFirmness('90x200', 'Zacht', 0), ofFirmness('90x200', 'Medium', 9)];
    const variants = [whole, ofFirmness('180x200', 'Stevig', 2), gone, medium] as const;
    const page = aProductPage({ ...aProduct, variants }, whole);
    const start = '/matras-duin?maat=180x200&amp;hardheid=medium&amp;per-kant=';
    expect(main(page)).toContain(`href="${start}medium,medium"`);

    const split = main({ ...page, halves: { left: medium, right: medium } });
    const soldOut = /Zacht<span[^>]*>, Uitverkocht<\/span><\/a>/;
    for (const url of [`${start}zacht,medium`, `${start}medium,zacht`]) {
      const [, link = ''] = split.split(`href="${url}"`);
      expect(link).toMatch(new RegExp(`^[^>]*>${soldOut.source}`));
    }
    expect(split.match(/Stevig<span[^>]*>, niet in deze breedte/g)).toHaveLength(2);
    expect(split).toContain('name="sku" value="90x200-medium"');

    const shown = main({ ...page, halves: { left: gone, right: medium } });
    expect(shown).toContain('Linkerkant: Zacht, Uitverkocht');
    expect(shown).toContain('Rechterkant: Medium<');
    expect(shown).toMatch(/2 × 90[^]*<strong[^>]*>Uitverkocht<\/strong>/);
    expect(shown).toContain('Deze uitvoering is op dit moment uitverkocht.');
    expect(shown).not.toContain('action="/cart/add"');
    expect(shown).toContain('action="/back-in-stock/request"');
  });

  it('L10 shows manufacturer, address, email, safety warnings and layers', () => {
    const shownAttributes = [
      ['manufacturer', 'Lunaro Bedden B.V.'],
      ['manufacturer_address', 'Maanlaan 27'],
      ['manufacturer_email', 'veiligheid@lunaro.example'],
      ['safety_warnings', 'Niet bij open vuur'],
      ['layers', 'tijk 1, latex 8'],
    ].map(([code = '', value = '']) => ({ code, label: code, value }));
    const html = main(aProductPage({ ...aProduct, attributes: shownAttributes }));
    for (const { value } of shownAttributes.slice(0, 4)) expect(html).toContain(value);
    expect(html).toContain('De lagen van boven naar beneden: Tijk\u20021 cm, Latex\u20028 cm');
    expect(html).not.toContain('tijk 1, latex 8');
  });

  it('P6 loads the first image eagerly and the second lazily, and draws the size to scale', () => {
    const strip = main(aProductPage()).match(/<li id="picture-\d"[\s\S]*?<\/li>/g) ?? [];
    expect(strip.map((picture) => picture.includes('loading="lazy"'))).toEqual([
      false,
      true,
      false,
    ]);
    expect(strip.join('')).toContain('/remote-image/duin.webp?');
    expect(strip[2]).toContain('90\u00A0×\u00A0200 cm van boven, op schaal');
  });

  it('shows a placeholder of a product without a picture, and no zoom', () => {
    const { size: _, ...sizeless } = aVariant('90x200', 29_900);
    const plain = { ...aProduct, pictures: [NO_PICTURE] as const, variants: [sizeless] as const };
    const html = main(aProductPage(plain, sizeless));
    expect(html).toContain('src="/no-picture.svg"');
    expect(html).not.toContain('Vergroot deze foto');
    expect(main(aProductPage())).toContain('Vergroot deze foto');
  });

  it('has no zoom on the placeholder while it is shown before the drawings', () => {
    const html = main(aProductPage({ ...aProduct, pictures: [NO_PICTURE] as const }));
    expect(html).toContain('van boven, op schaal');
    expect(html).not.toContain('Vergroot deze foto');
  });

  it('lists every attribute, and the SKU of the variant', () => {
    const html = main(aProductPage());
    expect(html).toContain('<th scope="row">Hardheid</th><td>Stevig</td>');
    expect(html).toContain('<td>DUIN-90x200</td>');
  });

  it('L10 lists attributes in the order of their groups, then those without a group', () => {
    const codes = ['merk', 'matras_kern', 'matras_hoogte'];
    const attributes = codes.map((code) => ({ code, label: `~${code}`, value: 'x' }));
    const html = main(aProductPage({ ...aProduct, attributes }));
    expect(html.match(/~\w+/g)).toEqual(['~matras_hoogte', '~matras_kern', '~merk']);
  });

  it('L10 shows the EAN of the variant only if it is valid', () => {
    expect(withEan('8712345678906')).toContain('<td>8712345678906</td>');
    expect(withEan('8712345678900')).not.toContain('EAN');
  });

  it('P5 scales awards to the height of the lowest, and shows other blocks below', () => {
    const page: ProductPage = {
      ...aProductPage(),
      blocks: [
        { type: 'text', title: 'Zo maken we hem', paragraphs: ['Met de hand.'] },
        { type: 'awards', title: 'Bekroond', awards: [award('a', 216, 108), award('b', 240, 240)] },
      ],
    };
    const html = main(page);
    expect(html).toMatch(/width="216" height="108" alt="a"[\s\S]*width="108" height="108" alt="b"/);
    expect(html.indexOf('~b')).toBeLessThan(html.indexOf('action="/cart/add"'));
    expect(html).toMatch(/<h2>Zo maken we hem<\/h2>[\s\S]*Specificaties<\/h2>/);
    expect(html.split('Bekroond')).toHaveLength(3);
  });

  describe('S6 with other products', () => {
    const hit = { ...aProduct, image: aPicture, priceFrom: false, deliveryDays: 3 };
    const recommended = [
      {
        model: 'related-products',
        hits: [
          { ...hit, url: '/a' },
          { ...hit, url: '/b', sku: 'B' },
        ],
      },
    ] as const;
    const [{ sku, price }] = aProduct.variants;
    const compatible = [
      {
        kind: 'topper',
        productSku: 'T',
        name: 'Topper',
        url: '/c',
        picture: aPicture,
        sku,
        options: [],
        price,
      },
    ] as const;
    const parts = ['Anderen bekeken ook', 'href="/a"', 'href="/b"', 'href="/c"'];

    it('links to them without script, in place of the words that they are looked for', () => {
      const html = main({ ...aProductPage(), recommended, compatible });
      for (const part of parts) expect(html).toContain(part);
      expect(html).not.toContain('We zoeken wat erbij past');
      expect(html).not.toContain('data-waiting');
    });

    it('waits for those that the page came without', () => {
      const html = main(aProductPage());
      for (const part of parts) expect(html).not.toContain(part);
      expect(html).toContain('We zoeken wat erbij past');
      expect(html).toContain('data-waiting');
    });

    it('shows nothing if none are recommended', () => {
      const html = main({ ...aProductPage(), recommended: [], compatible: [] });
      expect(html).not.toContain('data-waiting');
      expect(html).toContain('Voor deze maat hebben we nu niets dat erbij past.');
    });
  });

  it('needs no inline style or script', () => {
    expect(markup(aProductPage())).not.toMatch(/\sstyle=|<script|\son[a-z]+=/);
  });
});
