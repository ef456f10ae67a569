import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { composeServer, SERVER_TOKENS, serverWirings } from '#composition/server.ts';
import { resolvePorts } from '#composition/wiring.ts';
import { UnusableSetting } from '#server/unusable-setting.ts';
import { parseConfig } from '#server/config.ts';

const folder = mkdtempSync(join(tmpdir(), 'shop-'));
afterAll(() => rmSync(folder, { recursive: true }));

const config = (environment: Record<string, string>) => {
  const parsed = parseConfig({ LOG_LEVEL: 'silent', ...environment });
  if (parsed.ok) return parsed.value;
  throw new Error(parsed.error.join('\n'));
};

const inMemory = config({ DATA_DIR: ':memory:' });

describe('composeServer', () => {
  it('fills every port of the server', async () => {
    const { ports, close } = composeServer(inMemory);
    expect(await ports.content.pageByUrl('de-at', '/')).toMatchObject({
      ok: true,
      value: { type: 'Home' },
    });
    expect(await ports.carts.create('nl-nl')).toMatchObject({ ok: true });
    expect(await ports.pictures.read('banner.webp')).toMatchObject({ ok: true });
    close();
  });

  it('lets one catalogue be found, sold and shown', async () => {
    const { ports, close } = composeServer(inMemory);
    const found = await ports.search.productsAndFilters({
      locale: 'nl-nl',
      pageType: 'category',
      objectId: '7',
      query: '',
      selection: [],
      page: 1,
      sorting: 'popular',
      itemsPerPage: 1,
    });
    const sku = found.hits[0]?.sku ?? '';
    expect(await ports.catalog.product('nl-nl', sku)).toMatchObject({ ok: true, value: { sku } });
    close();
  });

  it('keeps carts in the folder that is configured', async () => {
    const onDisk = config({ DATA_DIR: join(folder, 'carts') });
    const first = composeServer(onDisk);
    const id = await first.ports.carts.create('nl-nl');
    const cartId = id.ok ? id.value : '';
    first.close();
    const second = composeServer(onDisk);
    expect(await second.ports.carts.read('nl-nl', cartId)).toMatchObject({
      ok: true,
      value: { cart: { id: cartId }, userErrors: [] },
    });
    second.close();
  });

  it.each([
    ['DATA_DIR', 'package.json', 'wants a folder for carts'],
    ['PICTURES_DIR', '/nope', 'wants a folder with pictures'],
    ['PICTURES_DIR', 'package.json', 'wants a folder with pictures'],
  ])('stops where %s=%s, in one line', (name, value, wish) => {
    const broken = config({ DATA_DIR: ':memory:', [name]: value });
    expect(() => composeServer(broken)).toThrow(UnusableSetting);
    expect(() => composeServer(broken)).toThrow(
      new RegExp(`^${name}="${value}" ${wish}[^\\n]*$`, 'u'),
    );
  });

  it('lets go of what it holds', async () => {
    const { ports, close } = composeServer(inMemory);
    close();
    expect(await ports.carts.create('nl-nl')).toMatchObject({ ok: false });
  });
});

describe('serverWirings', () => {
  it.each(serverWirings(inMemory).map((_, place) => place))(
    'cannot do without its part %i: the start fails and names a port',
    (place) => {
      const incomplete = serverWirings(inMemory).toSpliced(place, 1);
      expect(() => resolvePorts(incomplete, SERVER_TOKENS)).toThrow(/Symbol\(\w+\)/u);
    },
  );
});
