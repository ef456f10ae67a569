import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createListFile, type ListFile } from '#adapters/algolia/indexing/list-file.ts';
import type { ListedProduct } from '#ports/product-catalog.ts';
import { createListMemory, shopOf } from '../../../support/indexed-algolia.ts';
import { smallCatalogue } from '../../../support/small-catalogue.ts';
import { smallContent } from '../../../support/small-content.ts';

const folder = mkdtempSync(join(tmpdir(), 'products-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = await shopOf(smallCatalogue, smallContent).assortment.products('nl-nl', {
  page: 1,
  productsPerPage: 100,
});
const products = (read.ok ? read.value.products : []).map((product) =>
  Object.assign({}, product, { name: `${product.name}: één „zacht” bed 🛏\u2028` }),
);

const FILES: readonly (readonly [name: string, file: ListFile<ListedProduct>])[] = [
  ['createListFile', createListFile<ListedProduct>(join(folder, 'products.jsonl'))],
  // Chunks that end within a product, within a letter, and after a line break.
  ...[1, 2, 7, 1000].map(
    (size) =>
      [
        `one in chunks of ${size}`,
        createListFile<ListedProduct>(join(folder, `${size}.jsonl`), size),
      ] as const,
  ),
  ['its fake in memory', createListMemory<ListedProduct>()],
];

describe.each(FILES)('%s', (_name, file) => {
  beforeEach(() => file.clear());

  it('is empty at first and when it was cleared', () => {
    expect([...file]).toEqual([]);
    file.append(products);
    file.clear();
    expect([...file]).toEqual([]);
  });

  it('returns the products in the order in which they were added, as often as they are read', () => {
    file.append(products.slice(0, 2));
    file.append([]);
    file.append(products.slice(2));
    expect([...file]).toEqual(products);
    expect([...file]).toEqual(products);
  });

  it('is read one product at a time, also by several readers', () => {
    file.append(products);
    const [one, other] = [file[Symbol.iterator](), file[Symbol.iterator]()];
    expect(one.next().value).toEqual(products[0]);
    expect(one.next().value).toEqual(products[1]);
    expect(other.next().value).toEqual(products[0]);
    one.return?.();
    expect(other.next().value).toEqual(products[1]);
    other.return?.();
  });
});

describe('createListFile', () => {
  it('leaves no file behind when it is cleared', () => {
    const file = createListFile<ListedProduct>(join(folder, 'left.jsonl'));
    file.append(products);
    file.clear();
    expect(readdirSync(folder)).not.toContain('left.jsonl');
  });
});
