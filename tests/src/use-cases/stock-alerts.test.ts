import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedProductCatalog } from '#adapters/embedded/embedded-product-catalog.ts';
import { createEmbeddedStockAlerts } from '#adapters/embedded/embedded-stock-alerts.ts';
import type { ProductCatalog } from '#ports/product-catalog.ts';
import type { AwaitedVariant } from '#ports/stock-alerts.ts';
import type { StockAlertRequest } from '#src/messages/stock-alert.ts';
import { err, ok } from '#src/shared/result.ts';
import {
  findAlertedVariant,
  notifyBackInStock,
  requestStockAlert,
} from '#src/use-cases/stock-alerts.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { createSequentialIds } from '../../support/sequential-ids.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';
import { memoryDatabase } from '../../support/memory-database.ts';

const catalog = createEmbeddedProductCatalog(createCatalogueStore(smallCatalogue));
const email = 'anna@example.nl';

function openRequests() {
  const requests: StockAlertRequest[] = [];
  const request = (one: StockAlertRequest) => {
    requests.push(one);
    return Promise.resolve(ok('accepted' as const));
  };
  return { requests, ports: { catalog, stockAlerts: { request } } };
}

describe('requestStockAlert', () => {
  it('BS1 names the variant as the catalogue does, in the language of the shop', async () => {
    const { requests, ports } = openRequests();
    const form = { email, product: 'M3', sku: 'M3-180' };
    expect(await requestStockAlert(ports, 'de-at', form)).toEqual(ok('accepted'));
    expect(requests).toEqual([
      {
        email,
        locale: 'de-at',
        variant: {
          product: 'M3',
          sku: 'M3-180',
          name: 'Matratze Sandhügel, 180\u00A0×\u00A0200 cm',
          url: expect.stringMatching(/^\/[\w-]+\?groesse=180x200$/u) as string,
        },
      },
    ]);
  });

  it('BS1 has nothing to wait for in a variant that is in stock, or is none of the product', async () => {
    const { requests, ports } = openRequests();
    const ask = (product: string, sku: string) =>
      requestStockAlert(ports, 'nl-nl', { email, product, sku });
    expect(await ask('M3', 'M3-160')).toEqual(err({ kind: 'variant-in-stock' }));
    expect(await ask('M3', 'M1-90')).toEqual(err({ kind: 'product-not-found' }));
    expect(await ask('X', 'X-1')).toEqual(err({ kind: 'product-not-found' }));
    expect(requests).toEqual([]);
  });
});

describe('findAlertedVariant', () => {
  const OF_M3 = { locale: 'nl-nl', product: 'M3', sku: 'M3-180' } as const;

  it('BS1 is what a page shows of a variant, and nothing of one that is not sold', async () => {
    expect(await findAlertedVariant(catalog, OF_M3)).toMatchObject({
      product: 'M3',
      sku: 'M3-180',
      name: 'Matras Duin, 180\u00A0×\u00A0200 cm',
    });
    expect(await findAlertedVariant(catalog, { ...OF_M3, sku: 'M1-90' })).toBeUndefined();
    expect(await findAlertedVariant(catalog, { ...OF_M3, product: 'X' })).toBeUndefined();
  });
});

/** A shop in which these variants are waited for, by one address each. */
async function awaiting(...variants: readonly AwaitedVariant[]) {
  const database = memoryDatabase();
  const stock = createEmbeddedStockAlerts({
    database,
    ids: createSequentialIds(),
    clock: createFixedClock(),
  });
  const lettersTo = (index: number) =>
    database.read(({ newsletter }) => newsletter.letters(`a${index}@example.nl`));
  for (const [index, { locale, ...variant }] of variants.entries()) {
    const named = { ...variant, name: 'before', url: '/before' };
    await stock.request({ email: `a${index}@example.nl`, locale, variant: named });
    const [letter] = lettersTo(index);
    await stock.confirm(letter && 'alertId' in letter ? letter.alertId : '');
  }
  const read: string[] = [];
  const counted: ProductCatalog = {
    product(locale, sku) {
      read.push(`${locale} ${sku}`);
      return catalog.product(locale, sku);
    },
  };
  return { ports: { stock, catalog: counted, log: createMemoryLog() }, lettersTo, read };
}

const OUT = { locale: 'nl-nl', product: 'M3', sku: 'M3-180' } as const;
const BACK = { locale: 'nl-nl', product: 'M3', sku: 'M3-160' } as const;
const GONE = { locale: 'nl-nl', product: 'GONE', sku: 'GONE-1' } as const;

const ofM1 = (sku: string): AwaitedVariant => ({ locale: 'nl-nl', product: 'M1', sku });

describe('notifyBackInStock', () => {
  it('BS2 writes to those whose variant can be bought, by its name of today, once', async () => {
    const { ports, lettersTo, read } = await awaiting(OUT, BACK, { ...BACK, locale: 'de-de' });
    expect(await notifyBackInStock(ports)).toEqual(ok(2));
    expect(await notifyBackInStock(ports)).toEqual(ok(0));
    expect(lettersTo(0)).toHaveLength(1);
    expect(lettersTo(1)[1]).toMatchObject({
      kind: 'back-in-stock',
      variant: { name: 'Matras Duin, 160\u00A0×\u00A0200 cm' },
    });
    expect(lettersTo(2)[1]).toMatchObject({ kind: 'back-in-stock', locale: 'de-de' });
    expect(read).toEqual(['de-de M3', 'nl-nl M3', 'nl-nl M3']);
  });

  it('BS2 goes on after a product that cannot be read, and reads more than one page', async () => {
    const many = Array.from({ length: 100 }, (_, index) => ({
      locale: 'nl-nl' as const,
      product: `A${index}`,
      sku: `A${index}`,
    }));
    const { ports, read } = await awaiting(GONE, ...many, BACK);
    expect(await notifyBackInStock(ports)).toEqual(ok(1));
    expect(read).toHaveLength(102);
    expect(ports.log.entries[0]).toMatchObject({ event: 'awaited-product-unavailable' });
  });

  it('BS2 stops before its next product when the process ends', async () => {
    const { ports, read } = await awaiting(OUT, BACK);
    expect(await notifyBackInStock(ports, () => true)).toEqual(ok(0));
    expect(read).toEqual([]);
  });

  it('BS2 reads a product once for all of its variants, and asks for no second page of few', async () => {
    const { ports, read } = await awaiting(OUT, BACK);
    const asked: unknown[] = [];
    const stock: typeof ports.stock = {
      ...ports.stock,
      awaited(last, limit) {
        asked.push([last, limit]);
        return ports.stock.awaited(last, limit);
      },
    };
    await notifyBackInStock({ ...ports, stock });
    expect(read).toEqual(['nl-nl M3']);
    expect(asked).toEqual([[undefined, 100]]);
  });

  it('BS2 tells which product cannot be read, and why', async () => {
    const { ports } = await awaiting(GONE);
    await notifyBackInStock(ports);
    expect(ports.log.entries).toEqual([
      {
        level: 'warn',
        event: 'awaited-product-unavailable',
        facts: { locale: 'nl-nl', sku: 'GONE', kind: 'product-not-found' },
      },
    ]);
  });

  it('BS2 ends a run in which requests cannot be read or written', async () => {
    const away = err({ kind: 'stock-alerts-unavailable', status: 503, message: 'Down' } as const);
    const { ports, read } = await awaiting(BACK);
    const unread = { ...ports.stock, awaited: () => Promise.resolve(away) };
    expect(await notifyBackInStock({ ...ports, stock: unread })).toEqual(away);
    expect(read).toEqual([]);
    const unwritten = { ...ports.stock, backInStock: () => Promise.resolve(away) };
    expect(await notifyBackInStock({ ...ports, stock: unwritten })).toEqual(away);
  });

  it('BS2 counts the letters of all variants of a product that somebody waits for', async () => {
    const { ports } = await awaiting();
    const stock: typeof ports.stock = {
      ...ports.stock,
      awaited: () => Promise.resolve(ok([ofM1('M1-90'), ofM1('M1-180')])),
      backInStock: () => Promise.resolve(ok(2)),
    };
    expect(await notifyBackInStock({ ...ports, stock })).toEqual(ok(4));
  });
});
