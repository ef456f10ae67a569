import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { toDefaultHit } from '#src/catalog/hit-of-variant.ts';
import type { Hit } from '#src/catalog/product.ts';
import type { ListedBed, PackedModel } from '#src/room/packed-model.ts';
import { ok } from '#src/shared/result.ts';
import { packingsOf } from '#ui/components/room/CardWay.tsx';
import { ListingWay } from '#ui/components/room/ListingWay.tsx';
import { rolled } from '../../../support/packed-catalogue.ts';
import { aListingPage, aProduct } from '../../../support/shown-pages.ts';
import { markup, shopAround } from '../../render-page.tsx';

const STAIR = '?up=quarter&stair-width=72&upper-width=72&headroom=200';
/** A wide way whose headroom is not measured. */
const UNMEASURED = '?up=straight&stair-width=110';

const mattress = (sku: string): Hit => ({
  ...toDefaultHit(aProduct),
  sku,
  size: '90x200',
  type: 'mattress',
});
/** A bed of which a package passes only under a high ceiling. */
const HIGH = 'HIGH';
const packedOf = (bed: ListedBed): PackedModel =>
  bed.sku === HIGH
    ? { ...bed, packed: { rules: 'base rigid w*l*100', size: '180x200', choices: [] }, others: [] }
    : rolled(bed);

const pillow: Hit = { ...toDefaultHit(aProduct), sku: 'P', size: '60x70', type: 'pillow' };

/** What a list says of a way; the packages of `known` have been loaded. */
async function said(way: string, hits: readonly Hit[] = [], known: readonly string[] = []) {
  const listing = {
    ...aListingPage,
    slots: hits.map((hit) => ({ kind: 'product' as const, hit })),
  };
  const { shop } = shopAround(listing, undefined, {
    packings: {
      packings: async (_locale, beds) =>
        ok(beds.filter(({ sku }) => known.includes(sku)).map(packedOf)),
    },
  });
  shop.stores.deliveries.keepWay(way);
  await packingsOf(shop)?.want(known.map((sku) => ({ sku, size: '90x200' })));
  const shown = (
    <ListingWay
      listing={listing}
      link={<a href="/">Trap?</a>}
      isOpen={false}
      onOpen={() => {}}
      onDone={() => {}}
    />
  );
  const html = parse(markup(shop, shown));
  return { way: html.querySelector('span')?.text, count: html.querySelector('output')?.text };
}

describe('ListingWay', () => {
  it.each([
    [STAIR, 'Je trap: 72 cm, met bocht'],
    ['?up=straight&stair-width=72.5+cm&headroom=200', 'Je trap: 72,5 cm, recht'],
    ['?up=none&door-width=78cm&door-height=200', 'Je smalste deur: 78 cm'],
  ])('RM12 names the way %s by its first measure, however it was typed', async (way, expected) => {
    expect((await said(way)).way).toBe(expected);
  });

  it('RM12 counts what gets up of all beds that are shown, once it is known of one', async () => {
    const hits = [...['A', 'B', 'C'].map(mattress), pillow];
    expect((await said(STAIR, hits, ['A', 'B'])).count).toBe('2 van de 3 hier passen');
    expect((await said(STAIR, hits)).count).toBe('');
  });

  it('RM12 counts apart what gets up only with enough headroom', async () => {
    const hits = ['A', 'B', HIGH].map(mattress);
    const counted = await said(UNMEASURED, hits, ['A', HIGH]);
    expect(counted.count).toBe('1 van de 3 hier passen · afhankelijk van de vrije hoogte: 1');
  });
});
