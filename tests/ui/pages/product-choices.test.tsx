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
const product: Product = store.local('nl-nl').product(boxSpring);
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
  it('are links to the size that is chosen in each color, shown by its picture', () => {
    const html = main(page);
    const colors = /<nav[^>]*aria-label="Kies: Kleur"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
    expect(linksTo(colors, 'kleur=')).toEqual([
      '/boxspring-kust?maat=140x200&kleur=zand',
      '/boxspring-kust?maat=140x200&kleur=grijs',
    ]);
    expect(colors).toMatch(/grey\.webp[\s\S]*Grijs/);
    expect(colors).toContain('Kleur: Zand');
  });

  it('say so where a size is sold out in one of them', () => {
    const html = main(aProductPage(product, product.variants[2]));
    expect(html).toMatch(/Grijs<\/span><span[^>]*>, Uitverkocht/);
  });

  it('show the color that is chosen first, its size, and then what all colors share', () => {
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

  it('T1 say what is chosen, and each leads to the configurator at that part', () => {
    expect(linksTo(main(page), 'configurator=')).toEqual([
      '/boxspring-kust?maat=140x200&kleur=zand&configurator=topper#part-topper',
      '/boxspring-kust?maat=140x200&kleur=zand&configurator=poten#part-poten',
    ]);
    expect(main(page)).not.toMatch(/<dialog[^>]* open=/);
  });

  it('T1 lead in the open configurator to every other choice that can be had', () => {
    const html = main(opened);
    expect(html).toMatch(/<dialog[^>]* open=/);
    expect(linksTo(html, 'topper=')).toEqual([
      '/boxspring-kust?maat=140x200&kleur=zand&topper=latex&configurator=topper',
      '/boxspring-kust?maat=140x200&kleur=zand&topper=zonder&configurator=topper',
    ]);
    expect(linksTo(html, 'poten=')).toEqual([]);
    expect(html).toMatch(/Goud[\s\S]{0,80}Uitverkocht/);
  });

  it('say why a choice cannot be had that does not go with another', () => {
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

  it('say what a choice costs more or less than the one that is chosen', () => {
    expect(main(opened)).toContain('+\u00A0€\u00A099,-');
    expect(main(opened)).toContain('\u2212\u00A0€\u00A050,-');
    expect(main({ ...withLatex, openedPart: 'topper' })).toContain('\u2212\u00A0€\u00A0149,-');
  });

  it('make the price, and go into the cart as they are chosen', () => {
    const html = main(withLatex);
    expect(html).toContain('<span data-price="">998,-</span>');
    expect(html).toContain(`<input type="hidden" name="option" value="${latex?.uid}"/>`);
    expect(main(page)).not.toContain('name="option"');
  });

  it('stay chosen when another size or color is', () => {
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

  it('are told by their average and count, and each by who wrote it where', () => {
    const html = main(reviewed);
    expect(html).toMatch(/href="#reviews"[\s\S]*3,8 van 5 sterren[\s\S]*5 beoordelingen/);
    expect(html).toContain('Anne uit Utrecht');
    expect(html).toContain('<time dateTime="2026-03-02">2 maart 2026</time>');
    expect(html).toContain('Gekocht bij Sluimer');
    expect(html.match(/<article/g)).toHaveLength(3);
  });

  it('stand above what the shop answered, where it did', () => {
    const answered = reviews.of('M1').filter(({ answer }) => answer !== undefined);
    const html = main({ ...reviewed, reviews: pageOfReviews(answered, ALL) });
    expect(answered).toHaveLength(1);
    expect(html).toMatch(/Antwoord van Sluimer<\/strong><p lang="nl-NL">Dag Anne, we bellen/);
    const others = reviews.of('M1').filter(({ answer }) => answer === undefined);
    expect(main({ ...reviewed, reviews: pageOfReviews(others, ALL) })).not.toContain(
      'Antwoord van Sluimer',
    );
  });

  it('are absent where there are none, or the shop does not know', () => {
    expect(main({ ...aProductPage(), reviews: pageOfReviews([], ALL) })).not.toContain(
      'id="reviews"',
    );
    expect(main(aProductPage())).not.toContain('id="reviews"');
  });
});
