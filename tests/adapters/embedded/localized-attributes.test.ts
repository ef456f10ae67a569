import { describe, expect, it } from 'vitest';
import { createLocalizedAttributes } from '#adapters/embedded/localized-attributes.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';

const attributes = createLocalizedAttributes(smallCatalogue, 'nl-nl');
const [cloud] = smallCatalogue.products;
if (!cloud) throw new Error('the small shop has a product');

describe('values', () => {
  it('are those of the product, one or several', () => {
    expect(attributes.values(cloud, 'matras_kern')).toEqual(['Pocketvering']);
    expect(attributes.values(cloud, 'matras_hardheid')).toHaveLength(2);
  });

  it('has the brand of every product as an attribute, unless it has one of its own', () => {
    expect(attributes.values(cloud, 'merk')).toEqual(['Noorderlicht']);
    const own = { ...cloud, attributes: { ...cloud.attributes, merk: 'Eigen' } };
    expect(attributes.values(own, 'merk')).toEqual(['Eigen']);
  });

  it('are none for an attribute that the product lacks', () => {
    expect(attributes.values(cloud, 'topper_hardheid')).toEqual([]);
  });
});
