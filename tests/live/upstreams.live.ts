import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { composeServer } from '#composition/server.ts';
import { parseConfig } from '#server/config.ts';
import { assortmentContract } from '../contracts/assortment-contract.ts';
import { contentSourceContract } from '../contracts/content-source-contract.ts';
import { pictureSourceContract } from '../contracts/picture-source-contract.ts';
import { productCatalogContract } from '../contracts/product-catalog-contract.ts';
import { productReviewsContract } from '../contracts/product-reviews-contract.ts';
import { productSearchContract } from '../contracts/product-search-contract.ts';
import { recommenderContract } from '../contracts/recommender-contract.ts';
import { searchBoxContract } from '../contracts/search-box-contract.ts';
import { cartWalkContract } from './cart-walk-contract.ts';
import { discoverUpstream } from './known-upstream.ts';
import './live-context.ts';
import { compareMagento } from './magento-schema.ts';
import { walkShop } from './walk.ts';

/*
 * The contracts of all read-only ports, at the upstreams of an environment, with data that these
 * offer; with `--write` also a cart. Nothing here subscribes, orders or sends an event.
 */

const config = parseConfig(inject('environment'));
if (!config.ok) throw new Error(config.error.join('\n'));
const { upstreams } = config.value;
const { commerce, content, search } = upstreams;

/** A folder of its own, as the environment's shared cache would hide the current state. */
const dataDir = mkdtempSync(join(tmpdir(), 'contract-'));
const { ports, drift, close } = composeServer({
  ...config.value,
  cache: 'memory',
  logLevel: 'silent',
  dataDir,
});
afterAll(async () => {
  await close();
  rmSync(dataDir, { recursive: true });
});

const known = await discoverUpstream(ports);
const runs = { numRuns: 5 };

contentSourceContract(content.kind, () => ports.content, known.content, runs);
productCatalogContract(commerce.kind, () => ports.catalog, known.sku);
assortmentContract(commerce.kind, () => ports.assortment, known.assortment);
productReviewsContract(commerce.kind, () => ports.reviews, known.reviews);
productSearchContract(search.kind, () => ports.search, known.search, runs);
searchBoxContract(search.kind, () => ports.searchBox, known.searchBox, runs);
recommenderContract(
  search.kind,
  () => ports.recommender,
  { reportsUnknownProduct: search.kind !== 'algolia' },
  known.recommender,
);
if (inject('mayWrite')) cartWalkContract(commerce.kind, ports.carts, known.goods);
pictureSourceContract(commerce.kind, ports.pictures, known.pictures, runs);

describe('EntryWalk', () => {
  it('reads the shop from end to end', async ({ task }) => {
    const walk = await walkShop(ports);
    const schema = await compareMagento(upstreams);
    task.meta.findings = { walk, drift: drift.counts(), schema };
    expect(walk.looked).not.toEqual({});
  });
});
