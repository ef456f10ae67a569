import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import type { Product } from '#src/catalog/product.ts';
import { pageOfReviews, type ReviewsRequest } from '#src/catalog/review-page.ts';
import type { ProductPage } from '#src/use-cases/page-model.ts';
import { App } from '#ui/App.tsx';
import { openShop } from '../../support/open-shop.ts';
import { boxSpring, setCatalogue } from '../../support/set-catalogue.ts';
import { aProduct, aProductPage } from '../../support/shown-pages.ts';
import { smallReviews } from '../../support/small-reviews.ts';

const store = createCatalogueStore({ ...setCatalogue, reviews: smallReviews });
const product: Product = store.localized('nl-nl').product(boxSpring);
const [topper] = product.parts ?? [];
const latex = topper?.choices[1];

const main = (page: ProductPage) =>
  /<main[\s\S]*<\/main>/.exec(renderToStaticMarkup(<App shop={openShop(page)} />))?.[0] ?? '';
const linksTo = (html: string, name: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter((href) => href.includes(name));

const page = aProductPage(product, product.variants[0]);
const withLatex = { ...page, choices: [latex?.uid ?? ''] };

describe('the colors of a product', () => {
  it('are links that keep the chosen size, each with an image of its color', () => {
    const html = main(page);
    const colors = /<nav[^>]*aria-label="Kies: Kleur"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
    expect(linksTo(colors, 'kleur=')).toEqual([
      '/boxspring-kust?maat=140x200&kleur=zand',
      '/boxspring-kust?maat=140x200&kleur=grijs',
    ]);
    expect(colors).toMatch(/grey\.webp[\s\S]*Grijs/);
    expect(colors).toContain('Kleur: Zand');
  });

  it('are labeled as sold out where the size is', () => {
    const html = main(aProductPage(product, product.variants[2]));
    expect(html).toMatch(/Grijs<\/span><span[^>]*>, Uitverkocht/);
  });

  it('show images of the chosen color first, then the size drawing and shared images', () => {
    const strip = main(aProductPage(product, product.variants[1])).match(
      /<li id="picture-\d"[^]*?<\/li>/g,
    );
    expect(strip?.map((picture) => /remote-image\/(\w+)/.exec(picture)?.[1])).toEqual([
      'grey',
      undefined,
      'layers',
    ]);
  });
});

describe('the parts of a set', () => {
  const opened = { ...page, openedPart: 'topper' };

  it('T1 link each to its section of the configurator', () => {
    expect(linksTo(main(page), 'configurator=')).toEqual([
      '/boxspring-kust?maat=140x200&kleur=zand&configurator=topper#part-topper',
      '/boxspring-kust?maat=140x200&kleur=zand&configurator=poten#part-poten',
    ]);
    expect(main(page)).not.toMatch(/<dialog[^>]* open=/);
  });

  it.each([
    ['offers samples of fabrics that the shop has', 'rib_olijf', 1],
    ['offers no samples of fabrics that it does not know', 'stof-17', 0],
  ])('FS1 %s', (_, key, count) => {
    const [first] = product.parts ?? [];
    if (!first) throw new Error('The set has no parts.');
    const [usual] = first.choices;
    const choices = [usual, { ...usual, uid: 'fabric', key, label: key }] as const;
    const parts = [{ ...first, key: 'stof', choices }];
    const html = main({ ...page, openedPart: 'stof', product: { ...product, parts } });
    expect(linksTo(html, '/fabric-samples')).toHaveLength(count);
  });

  it('T1 link to every other available choice in the open configurator', () => {
    const html = main(opened);
    expect(html).toMatch(/<dialog[^>]* open=/);
    expect(linksTo(html, 'topper=')).toEqual([
      '/boxspring-kust?maat=140x200&kleur=zand&topper=latex&configurator=topper#part-topper',
      '/boxspring-kust?maat=140x200&kleur=zand&topper=zonder&configurator=topper#part-topper',
    ]);
    expect(linksTo(html, 'poten=')).toEqual([]);
    expect(html).toMatch(/Goud[\s\S]{0,80}Uitverkocht/);
  });

  it('explain why a choice that conflicts with another is unavailable', () => {
    const [first, ...others] = product.parts ?? [];
    const legs = others[0];
    const [gold] = legs?.choices.slice(-1) ?? [];
    if (!first || !legs || !gold || !latex) throw new Error('The set has no such parts.');
    const notWith = [{ part: 'topper', choice: latex.key }];
    const odd = { ...gold, isSoldOut: false, notWith };
    const parts = [first, { ...legs, choices: [legs.choices[0], odd] as const }];
    const set = { ...opened, product: { ...product, parts }, choices: [latex.uid] };
    expect(main(set)).toContain(`Niet met ${latex.label}`);
    expect(linksTo(main(set), 'poten=')).toEqual([]);
  });

  it('show the price difference of each choice to the chosen one', () => {
    expect(main(opened)).toContain('+\u00A0€\u00A099,-');
    expect(main(opened)).toContain('\u2212\u00A0€\u00A050,-');
    expect(main({ ...withLatex, openedPart: 'topper' })).toContain('\u2212\u00A0€\u00A0149,-');
  });

  it('determine the price, and are added to the cart as options', () => {
    const html = main(withLatex);
    expect(html).toContain('<span data-price="">998,-</span>');
    expect(html).toContain(`<input type="hidden" name="option" value="${latex?.uid}"/>`);
    expect(main(page)).not.toContain('name="option"');
  });

  it('keep their choices in links to another color', () => {
    expect(linksTo(main(withLatex), 'kleur=grijs')).toContain(
      '/boxspring-kust?maat=140x200&kleur=grijs&topper=latex',
    );
  });
});

describe('the reviews of a product', () => {
  const { reviews } = store;
  const ALL: ReviewsRequest = { locale: 'nl-nl', sorting: 'newest', page: 1, reviewsPerPage: 3 };
  const reviewed = {
    ...aProductPage({ ...aProduct, reviews: { average: 3.8, count: 5 } }),
    reviews: pageOfReviews(reviews.of('M1'), ALL),
  };

  it('show average and count, and author and town of each review', () => {
    const html = main(reviewed);
    expect(html).toMatch(/href="#reviews"[\s\S]*3,8 van 5 sterren[\s\S]*5 beoordelingen/);
    expect(html).toContain('Anne uit Utrecht');
    expect(html).toContain('<time dateTime="2026-03-02">2 maart 2026</time>');
    expect(html).toContain('Gekocht bij Sluimer');
    expect(html.match(/<article/g)).toHaveLength(3);
  });

  it('are followed by the answer of the shop, if any', () => {
    const answered = reviews.of('M1').filter(({ answer }) => answer !== undefined);
    const html = main({ ...reviewed, reviews: pageOfReviews(answered, ALL) });
    expect(answered).toHaveLength(1);
    expect(html).toMatch(/Antwoord van Sluimer<\/strong><p lang="nl-NL">Dag Anne, we bellen/);
    const others = reviews.of('M1').filter(({ answer }) => answer === undefined);
    expect(main({ ...reviewed, reviews: pageOfReviews(others, ALL) })).not.toContain(
      'Antwoord van Sluimer',
    );
  });

  it('are absent when there are none or they are unavailable', () => {
    expect(main({ ...aProductPage(), reviews: pageOfReviews([], ALL) })).not.toContain(
      'id="reviews"',
    );
    expect(main(aProductPage())).not.toContain('id="reviews"');
  });
});
