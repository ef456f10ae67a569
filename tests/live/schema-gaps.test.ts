import { buildSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { MAGENTO_RELEASES, releaseSchema, schemaText } from '#sandbox/magento/releases.ts';
import { gapsOf } from './magento-schema.ts';
import { schemaGaps } from './schema-gaps.ts';

const OURS = `
  type Query { products(filter: Filter, page: Int): Products }
  input Filter { sku: String }
  type Products { items: [Product!], total: Int! }
  type Product { sku: ID!, name: String }
`;
const DOCUMENT = parse(
  'query ($filter: Filter) { products(filter: $filter) { items { sku name } } }',
);

const gapsAt = (theirs: string) => schemaGaps([DOCUMENT], buildSchema(OURS), buildSchema(theirs));

describe('schemaGaps', () => {
  it('finds no gap if nothing that the documents use has changed', () => {
    expect(gapsAt(OURS)).toEqual([]);
    expect(gapsAt(OURS.replace('total: Int!', 'total: Float, more: Int'))).toEqual([]);
  });

  it('finds missing fields, arguments and input fields', () => {
    expect(gapsAt(OURS.replace(', name: String', ''))).toEqual([
      { kind: 'missing', place: 'Product.name' },
    ]);
    expect(gapsAt(OURS.replace('filter: Filter, ', ''))).toEqual([
      { kind: 'missing', place: 'Query.products(filter:)' },
    ]);
    expect(gapsAt(OURS.replace('input Filter { sku', 'input Filter { uid'))).toEqual([
      { kind: 'missing', place: 'Filter.sku' },
    ]);
  });

  it('finds changed types', () => {
    expect(gapsAt(OURS.replace('sku: ID!', 'sku: ID'))).toEqual([
      { kind: 'changed', place: 'Product.sku', detail: 'ID! is ID' },
    ]);
  });

  it('finds deprecated fields', () => {
    const theirs = OURS.replace('name: String', 'name: String @deprecated(reason: "Use label")');
    expect(gapsAt(theirs)).toEqual([
      { kind: 'deprecated', place: 'Product.name', detail: 'Use label' },
    ]);
  });

  it('finds new required arguments and input fields', () => {
    expect(gapsAt(OURS.replace('page: Int', 'page: Int, store: ID!'))).toEqual([
      { kind: 'wanted', place: 'Query.products(store:)' },
    ]);
    expect(gapsAt(OURS.replace('sku: String', 'sku: String, store: ID!'))).toEqual([
      { kind: 'wanted', place: 'Filter.store' },
    ]);
  });
});

describe('gapsOf', () => {
  it.each(MAGENTO_RELEASES)('is empty at Magento %s, but for deprecations', (release) => {
    const gaps = gapsOf(releaseSchema(release).schema);
    expect(gaps.filter(({ kind }) => kind !== 'deprecated')).toEqual([]);
  });

  it('finds what a later release than these has lost', () => {
    const theirs = schemaText('2.4.9').replace('  is_virtual: Boolean!\n', '');
    expect(gapsOf(buildSchema(theirs))).toContainEqual({
      kind: 'missing',
      place: 'Cart.is_virtual',
    });
  });
});
