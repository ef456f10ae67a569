import { describe, expect, it } from 'vitest';
import { err, ok } from '#src/shared/result.ts';
import { findProductByPath, findSavedProduct } from '#src/use-cases/find-product-by-path.ts';
import { createFakePorts, type Outage } from '../../support/fake-ports.ts';
import { AURORA, SHOP } from '../../support/fake-shop.ts';

const at = (path: string, ...outages: readonly Outage[]) =>
  findProductByPath(createFakePorts(SHOP, ...outages), 'nl-nl', path);

const saved = (url: string, ...outages: readonly Outage[]) =>
  findSavedProduct(createFakePorts(SHOP, ...outages), 'nl-nl', url);

describe('findProductByPath', () => {
  it('finds the product of the page at a path', async () => {
    expect(await at('/aurora')).toEqual(ok(AURORA));
  });

  it.each(['/nergens', '/matrassen', '/weg'])('finds no product at %s', async (path) => {
    expect(await at(path)).toEqual(err({ kind: 'product-not-found' }));
  });

  it('B4 cannot tell while content or catalogue are unavailable', async () => {
    const away = { kind: 'catalog-unavailable', status: 500, message: 'Down' };
    expect(await at('/aurora', 'pages')).toEqual(err(away));
    expect(await at('/aurora', 'catalog')).toEqual(err(away));
  });
});

describe('findSavedProduct', () => {
  it('is the variant that the URL names, as it is sold now', async () => {
    expect(await saved('/aurora?maat=160x200')).toMatchObject({
      configuration: { product: AURORA, variant: { sku: 'aurora-160x200' } },
    });
  });

  it('is gone once no product has the page', async () => {
    expect(await saved('/weg?maat=160x200')).toBe('gone');
    expect(await saved('/nergens')).toBe('gone');
  });

  it('is unknown while content or catalogue are unavailable', async () => {
    expect(await saved('/aurora', 'pages')).toBeUndefined();
    expect(await saved('/aurora', 'catalog')).toBeUndefined();
  });
});
