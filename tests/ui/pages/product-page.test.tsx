import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ProductPage } from '#src/use-cases/page-model.ts';
import { App } from '#ui/App.tsx';
import { openShop } from '../../support/open-shop.ts';
import { aProduct, aProductPage, aVariant } from '../../support/shown-pages.ts';

const markup = (page: ProductPage) => renderToStaticMarkup(<App shop={openShop(page)} />);
const main = (page: ProductPage) => /<main[\s\S]*<\/main>/.exec(markup(page))?.[0] ?? '';
const withStock = (stock: number) => main(aProductPage(aProduct, aVariant('90x200', 100, stock)));
const soldOut = { ...aVariant('140x200', 19_900), stock: 0 };
const withEan = (ean: string) => main(aProductPage(aProduct, { ...soldOut, ean }));

describe('ProductPage', () => {
  it('has the product as its one heading of the first level', () => {
    expect(markup(aProductPage()).match(/<h1[^>]*>[^<]*<\/h1>/g)).toEqual(['<h1>Matras Duin</h1>']);
  });

  it('puts the chosen variant into the cart by a plain form', () => {
    const html = main(aProductPage(aProduct, aVariant('160x200', 49_950)));
    expect(html).toMatch(/<form[^>]*method="post"/);
    expect(html).toContain('action="/cart/add"');
    expect(html).toContain('<input type="hidden" name="sku" value="DUIN-160x200"/>');
    expect(html).toMatch(/<input[^>]*type="number"[^>]*name="quantity"[^>]*value="1"/);
  });

  it('leads to every size, marks the chosen one and says which it is', () => {
    const html = main(aProductPage());
    const hrefs = [...html.matchAll(/href="(\/matras-duin[^"]*)"/g)].map(([, href]) => href);
    expect(hrefs).toEqual([
      '/matras-duin?maat=90x200',
      '/matras-duin?maat=160x200',
      '/matras-duin?maat=90x210',
    ]);
    expect(html).toMatch(/href="\/matras-duin\?maat=90x200" aria-current="true"/);
    expect(html).toMatch(/Gekozen maat: 90\s×\s200 cm/);
  });

  it('keeps a sold-out size in its place and says that it is sold out', () => {
    expect(main(aProductPage())).toMatch(/90\s×\s210<span[^>]*>, Uitverkocht<\/span>/);
  });

  it('sells nothing that is sold out', () => {
    const html = main(aProductPage({ ...aProduct, variants: [soldOut] }, soldOut));
    expect(html).not.toContain('action="/cart/add"');
    expect(html).toContain('op dit moment uitverkocht');
    expect(html).toContain('data-price');
  });

  it('warns when five or fewer are left, not before', () => {
    expect(withStock(5)).toContain('Nog maar 5 op voorraad');
    expect(withStock(6)).not.toContain('op voorraad');
  });

  it('P1 writes the price of the chosen variant', () => {
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

  it('P4 promises the trial where the product has one', () => {
    const trial = 'Toch niet het goede bed?';
    expect(main(aProductPage())).toContain(trial);
    expect(main(aProductPage({ ...aProduct, attributes: [] }))).not.toContain(trial);
  });

  it('P6 shows all pictures, the first at once, the others when they are needed', () => {
    const strip = main(aProductPage()).match(/<li id="picture-\d"[\s\S]*?<\/li>/g) ?? [];
    expect(strip.map((picture) => picture.includes('loading="lazy"'))).toEqual([false, true]);
    expect(strip.join('')).toContain('/remote-image/duin.webp?');
  });

  it('lists every attribute, and the article number of the variant', () => {
    const html = main(aProductPage());
    expect(html).toContain('<th scope="row">Hardheid</th><td>Stevig</td>');
    expect(html).toContain('<td>DUIN-90x200</td>');
  });

  it('L10 lists attributes in the order of their groups, and then what has none', () => {
    const codes = ['merk', 'matras_kern', 'matras_hoogte'];
    const attributes = codes.map((code) => ({ code, label: `~${code}`, value: 'x' }));
    const html = main(aProductPage({ ...aProduct, attributes }));
    expect(html.match(/~\w+/g)).toEqual(['~matras_hoogte', '~matras_kern', '~merk']);
  });

  it('L10 shows the EAN of the variant, where it is one', () => {
    expect(withEan('8712345678906')).toContain('<td>8712345678906</td>');
    expect(withEan('8712345678900')).not.toContain('EAN');
  });

  it('needs no inline style or script', () => {
    expect(markup(aProductPage())).not.toMatch(/\sstyle=|<script|\son[a-z]+=/);
  });
});
