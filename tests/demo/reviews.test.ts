import { describe, expect, it } from 'vitest';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { reviews } from '#demo/reviews/reviews.ts';

const products = new Map(catalogue.products.map((product) => [product.sku, product]));

describe('the reviews of the demo shop', () => {
  it('are of products and sizes that it sells', () => {
    const odd = reviews.filter(({ sku, size }) => {
      const sizes = products.get(sku)?.variants.map((variant) => variant.size) ?? [];
      return !sizes.includes(size);
    });
    expect(odd).toEqual([]);
  });

  it('were written on a real day, after the product came into the shop', () => {
    const odd = reviews.filter(({ sku, date }) => {
      const isReal = new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);
      return !isReal || date < (products.get(sku)?.since ?? date);
    });
    expect(odd).toEqual([]);
  });

  it('say something, under a name without surname', () => {
    const odd = reviews.filter(
      ({ title, text, author, town }) =>
        [title, text, author, town].some((words) => words === '' || words !== words.trim()) ||
        /\s/.test(author),
    );
    expect(odd).toEqual([]);
  });

  it('are never the same twice', () => {
    const texts = reviews.map(({ text }) => text);
    expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
  });
});
