import { describe, expect, it } from 'vitest';
import { content } from '#demo/content/content.ts';
import type { StoresBlock } from '#src/content/block.ts';
import { fillStores } from '#src/use-cases/show-stores.ts';
import { createFakePorts, type Outage } from '../../support/fake-ports.ts';
import { AURORA, SHOP } from '../../support/fake-shop.ts';

const page = content['nl-nl'].pages.find(({ uid }) => uid === 'stores');
const blocks = page && 'blocks' in page ? (page.blocks ?? []) : [];
const block = blocks.find((one): one is StoresBlock => one.type === 'stores');

const locations = { code: 'available_store_locations', label: '', value: 'Amersfoort, Zwolle' };
const shown = { ...AURORA, attributes: [...AURORA.attributes, locations] };

async function asked(query: string, stores = block?.stores ?? [], ...outages: Outage[]) {
  const ports = createFakePorts({ ...SHOP, products: [shown] }, ...outages);
  const context = { ports, request: { locale: 'nl-nl', query } } as const;
  return (await fillStores(context, { type: 'stores', title: '', stores })).asked;
}

describe('fillStores', () => {
  it('SN1 lists the stores near the postal code of the URL, with their distance', async () => {
    const found = await asked('?postcode=8011zz');
    expect(found?.postcode).toBe('8011zz');
    expect(found?.nearby.map(({ name }) => name)).toEqual([
      'Zwolle',
      'Amersfoort',
      'Münster',
      'Gent',
    ]);
    expect(found?.nearby[0]?.kilometres).toBeLessThan(20);
  });

  it('SN2 lists only the stores that show the product of the URL', async () => {
    expect(await asked(`?product=${AURORA.sku}`)).toEqual({
      postcode: '',
      product: { sku: AURORA.sku, name: AURORA.name },
      nearby: [{ name: 'Amersfoort' }, { name: 'Zwolle' }],
    });
  });

  it('SN1 leaves all stores for a malformed postal code or an unknown product', async () => {
    expect((await asked('?postcode=12&product=NONE'))?.nearby).toHaveLength(4);
  });

  it('SN2 says nothing more for a product that is unknown or cannot be had', async () => {
    expect(await asked('?product=NONE')).toBeUndefined();
    expect(await asked(`?product=${AURORA.sku}`, block?.stores, 'catalog')).toBeUndefined();
  });

  it('SN1 says nothing more on a page that nobody asks, nor on the page of one store', async () => {
    expect(await asked('')).toBeUndefined();
    expect(await asked('?postcode=8011zz', block?.stores.slice(0, 1))).toBeUndefined();
  });
});
