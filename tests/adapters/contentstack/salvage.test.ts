import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createContentstackContentSource } from '#adapters/contentstack/contentstack-content-source.ts';
import type { ContentSource } from '#ports/content-source.ts';
import type { OldAddresses } from '#src/seo/site.ts';
import { formatBlockLink } from '#src/content/block-link.ts';
import { listedPages } from '#src/use-cases/published-pages.ts';
import { alterReplies, type Alter } from '../../support/altered-service.ts';
import {
  contentstackSettings,
  createDriftRecorder,
  openContentstack,
} from '../../support/contentstack-shop.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { EVERY_BLOCK, richContent } from '../../support/rich-content.ts';
import { aCompany } from '../../support/shown-pages.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';
import { inScope } from '../../support/test-scope.ts';

const { origin } = await openContentstack(richContent, smallCatalogue);
const service = await alterReplies(origin);

/** The answer of a source whose service has altered replies, and its dropped items. */
async function askAltered<T>(alter: Alter, ask: (source: ContentSource) => Promise<T>) {
  const drift = createDriftRecorder();
  const settings = {
    ...contentstackSettings(service.origin, service.host),
    imageHost: new URL(origin).host,
  };
  service.state.alter = alter;
  const answer = await ask(createContentstackContentSource({ settings, drift }));
  return { answer, dropped: drift.items };
}

type Json = { [name: string]: Json } & Json[];

/** Changes the page found by a query for pages by their addresses. */
const alterPage =
  (change: (page: Json) => void): Alter =>
  (reply, url) => {
    const { entries = [] } = reply as { entries?: Json[] };
    if (url.includes('/content_types/page/') && url.includes('%24in')) entries.forEach(change);
    return reply;
  };

/** Changes every page, however it was found. */
const everyPage =
  (change: (page: Json) => void): Alter =>
  (reply, url) => {
    const { entries = [] } = reply as { entries?: Json[] };
    if (url.includes('/content_types/page/')) entries.forEach(change);
    return reply;
  };

const home = (source: ContentSource) => source.pageByUrl('nl-nl', '/');
const mattresses = (source: ContentSource) => source.pageByUrl('nl-nl', '/matrassen');
const shellOf = (source: ContentSource) => source.shell('nl-nl');
const dropped = (path: string) => ({ upstream: 'contentstack', place: path });
const UNREADABLE = { ok: false, error: { kind: 'content-unavailable', status: 502 } };
/** Remaps from or to what is not a path of the shop. */
const UNUSABLE_REMAPS: readonly (readonly [string, unknown])[] = [
  ['/a', 'https://evil.example'],
  ['/b', '//evil.example'],
  ['/c', '/d?e=f'],
  ['/g', '/h#i'],
  ['/j', '/%'],
  ['/k', 7],
  ['l', '/m'],
];
const asPublished = (reply: unknown): unknown => reply;

/** Writes an address of the shop like a careless editor, and keeps anything else. */
const shout = (name: string, value: unknown): unknown =>
  name.endsWith('url') && /^\/[a-z]/u.test(String(value))
    ? `${String(value).toUpperCase()}//`
    : value;

const misspelt: Alter = (reply, url) =>
  url.includes('/shell/') ? (JSON.parse(JSON.stringify(reply), shout) as unknown) : reply;

describe('an unreadable part of a reply', () => {
  it('H7 is dropped and reported if it is an unknown block', async () => {
    const whole = await askAltered(asPublished, home);
    const found = await askAltered(
      alterPage((page) => page['blocks']?.push({ poll: { url: 'x' } } as unknown as Json)),
      home,
    );
    expect(found.answer).toEqual(whole.answer);
    expect(found.dropped).toEqual([dropped('page.blocks[].poll')]);
  });

  it('is dropped without the other blocks if it is a block without required fields', async () => {
    const found = await askAltered(
      alterPage((page) => {
        const [hero] = page['blocks'] ?? [];
        Object.assign(hero?.['hero'] ?? {}, { image: { file: null, alt: '' } });
      }),
      home,
    );
    expect(found.answer).toMatchObject({
      value: {
        type: 'Home',
        blocks: EVERY_BLOCK.slice(1).map(({ type }) => ({ type })),
      },
    });
    expect(found.dropped).toEqual([dropped('page.blocks[].hero')]);
  });

  it('is dropped without the other items if it is an item of a block', async () => {
    const found = await askAltered(
      alterPage((page) => {
        const block = page['blocks']?.find((one) => one['usps']);
        block?.['usps']?.['usps']?.push({ icon: 'unknown' } as unknown as Json);
      }),
      home,
    );
    expect(found.answer).toMatchObject({
      value: {
        blocks: EVERY_BLOCK.map((block) => (block.type === 'usps' ? block : {})),
      },
    });
    expect(found.dropped).toEqual([dropped('page.blocks[].usps.usps[]')]);
  });

  it('is dropped if it is a table row with the wrong number of cells', async () => {
    const found = await askAltered(
      alterPage((page) => {
        const block = page['blocks']?.find((one) => one['table']);
        block?.['table']?.['rows']?.push({ cells: ['Cold'] } as unknown as Json);
      }),
      home,
    );
    expect(found.dropped).toEqual([dropped('page.blocks[].table.rows[]')]);
  });

  it('is dropped and reported if it is a picture from another host', async () => {
    const found = await askAltered(
      alterPage((page) => {
        const block = page['blocks']?.find((one) => one['text']);
        Object.assign(block?.['text']?.['image']?.['file'] ?? {}, {
          url: 'https://evil.example/a.webp',
        });
      }),
      home,
    );
    expect(found.dropped).toEqual([dropped('page.blocks[].text.image')]);
  });

  it('L1 is dropped without its category if it is a banner without a start position', async () => {
    const found = await askAltered(
      alterPage((page) =>
        page['category_lister_banner']?.forEach((banner) =>
          Object.assign(banner, { start_position: null }),
        ),
      ),
      mattresses,
    );
    expect(found.answer).toMatchObject({ value: { type: 'Lister', productsPerPage: 24 } });
    expect(found.answer.ok && found.answer.value).not.toHaveProperty('banner');
    expect(found.dropped).toEqual([
      { ...dropped('page.category_lister_banner[]'), item: 'mattresses-banner' },
    ]);
  });

  it('L1 makes the page unreadable, not missing, if it is a category without an id', async () => {
    const found = await askAltered(
      alterPage((page) => Object.assign(page, { object_id: null })),
      mattresses,
    );
    expect(found.answer).toMatchObject(UNREADABLE);
    expect(found.dropped).toEqual([{ ...dropped('page'), item: 'mattresses' }]);
  });

  it('F11 is dropped from the list of pages if it is a category without an id', async () => {
    const alter = everyPage((page) => {
      if (page['uid'] === ('mattresses' as unknown)) Object.assign(page, { object_id: null });
    });
    const item = { ...dropped('page'), item: 'mattresses' };
    const pages = await askAltered(alter, (source) => source.filteredPages('nl-nl', 'mattresses'));
    expect(pages).toEqual({ answer: { ok: true, value: [] }, dropped: [item] });
    const all = await askAltered(alter, (content) =>
      listedPages({ ports: { content, log: createMemoryLog() }, locale: 'nl-nl' }),
    );
    expect(all.answer).toMatchObject({
      value: { pages: expect.arrayContaining([expect.objectContaining({ uid: 'toppers' })]) },
    });
    expect(all.dropped).toEqual([item]);
    const one = await askAltered(alter, (source) =>
      source.filteredPage('nl-nl', '/matrassen/firm/firm'),
    );
    expect(one.answer).toMatchObject(UNREADABLE);
  });

  it('H7 is replaced by its parent if it is a page of an unknown type', async () => {
    const found = await askAltered(
      alterPage(
        (page) =>
          page['uid'] === ('lunaro' as unknown) && Object.assign(page, { page_type: 'Blog' }),
      ),
      (source) => source.pageByUrl('nl-nl', '/matrassen/lunaro'),
    );
    expect(found.answer).toMatchObject({ value: { uid: 'mattresses' } });
    expect(found.dropped).toEqual([{ ...dropped('page'), item: 'lunaro' }]);
  });

  it('is not reported if it is a reference to an unpublished page', async () => {
    const found = await askAltered(
      alterPage((page) =>
        Object.assign(page, {
          filtered_pages: [{ uid: 'gone', _content_type_uid: 'filtered_category' }],
          breadcrumbs: [{ uid: 'gone', _content_type_uid: 'page' }],
        }),
      ),
      mattresses,
    );
    expect(found.answer).toMatchObject({ value: { breadcrumbs: [] } });
    expect(found.answer.ok && found.answer.value).not.toHaveProperty('filteredPages');
    expect(found.dropped).toEqual([]);
  });

  it('F11 is omitted from the sitemap if it is a filtered page that no category lists', async () => {
    const unlisted = await askAltered(
      (reply) => {
        const { entries = [] } = reply as { entries?: Json[] };
        for (const entry of entries) Object.assign(entry, { filtered_pages: [] });
        return reply;
      },
      (source) => source.sitemapPages('nl-nl'),
    );
    const whole = await askAltered(asPublished, (source) => source.sitemapPages('nl-nl'));
    const uids = ({ answer }: typeof whole) =>
      answer.ok ? answer.value.map(({ uid }) => uid) : [];
    expect(uids(whole)).toContain('firm');
    expect(uids(unlisted)).toEqual(uids(whole).filter((uid) => uid !== 'firm'));
    expect(unlisted.dropped).toEqual([]);
  });

  it('F11 is omitted if it is the missing date of a filtered page', async () => {
    const undated = await askAltered(
      (reply) => {
        const { entries = [] } = reply as { entries?: Json[] };
        for (const page of entries.flatMap((entry) => entry['filtered_pages'] ?? []))
          Object.assign(page, { updated_at: null });
        return reply;
      },
      (source) => source.filteredPages('nl-nl', 'mattresses'),
    );
    const pages = undated.answer.ok ? undated.answer.value : [];
    expect(pages.map(({ uid }) => uid)).toEqual(['firm']);
    expect(pages[0]).not.toHaveProperty('modified');
    expect(undated.dropped).toEqual([]);
  });

  it('is dropped without the shell if it is a footer link or a menu picture', async () => {
    const found = await askAltered(
      (reply, url) => {
        const { entries = [] } = reply as { entries?: Json[] };
        if (url.includes('/shell/'))
          for (const shell of entries) {
            shell['footer']?.[0]?.['links']?.push({ type: 'internal' } as unknown as Json);
            Object.assign(shell['menu']?.[0]?.['picture'] ?? {}, { url: 7 });
          }
        return reply;
      },
      (source) => source.shell('nl-nl'),
    );
    expect(found.answer).toMatchObject({
      value: { shopName: 'Klein', menu: [{ title: 'Toppers' }] },
    });
    expect(found.dropped).toEqual([
      dropped('shell.menu[].picture'),
      dropped('shell.footer[].links[]'),
    ]);
  });

  it('L8 is dropped if it is a word for filters without a key or a word', async () => {
    const word = { key: 'Hardheid', value: 'stevigheid' };
    const found = await askAltered((reply, url) => {
      const { entries = [] } = reply as { entries?: Json[] };
      if (url.includes('/shell/'))
        for (const shell of entries)
          Object.assign(shell, { filter_translations: [{ key: 'Kern' }, word, { value: 'kern' }] });
      return reply;
    }, shellOf);
    const path = dropped('shell.filter_translations[]');
    expect(found.dropped).toEqual([path, path]);
    expect(found.answer.ok && found.answer.value.filterTranslations).toEqual([word]);
  });

  it.each([
    ['shell.company', 'without a city', { city: ' ' }, undefined],
    ['shell.company', 'of a country that is unknown', { country: 'Nederland' }, undefined],
    [
      'shell.company.register',
      'without a number',
      { register: { name: 'KvK', number: '' } },
      aCompany,
    ],
  ])('is reported if it is %s %s', async (path, _, fields, company) => {
    const entered = {
      legal_name: 'Sluimer B.V.',
      street: 'Dommelpad 12',
      postal_code: '3800 ZZ',
      city: 'Amersfoort',
      country: 'NL',
    };
    const found = await askAltered((reply, url) => {
      const { entries = [] } = reply as { entries?: Json[] };
      if (url.includes('/shell/'))
        for (const shell of entries) Object.assign(shell, { company: { ...entered, ...fields } });
      return reply;
    }, shellOf);
    expect(found.dropped).toEqual([dropped(path)]);
    expect(found.answer.ok && found.answer.value.company).toEqual(company);
  });

  it.each([
    ['cart_url', 'https://shop.example/cart', undefined],
    ['cart_url', '#cart', undefined],
    ['cookies_url', 'https://shop.example/cookies', 'Klein'],
    ['checkout_url', 'javascript:alert(1)', 'Klein'],
  ])(
    'is reported if it is the shell page %s with the address %s',
    async (field, address, shopName) => {
      const found = await askAltered((reply, url) => {
        const { entries = [] } = reply as { entries?: Json[] };
        if (url.includes('/shell/'))
          for (const shell of entries) Object.assign(shell, { [field]: address });
        return reply;
      }, shellOf);
      expect(found.dropped).toEqual([dropped(`shell.${field}`)]);
      const shown = found.answer.ok ? found.answer.value.shopName : undefined;
      expect(shown).toBe(shopName);
    },
  );

  it('H13 is dropped if it is an external menu category, but not an external footer link', async () => {
    const elsewhere = {
      type: 'external',
      title: 'Keurmerk',
      href: 'https://keurmerk.example/',
      opensNewTab: true,
      isFollowed: false,
    } as const;
    const found = await askAltered((reply, url) => {
      const { entries = [] } = reply as { entries?: Json[] };
      const link = formatBlockLink(elsewhere) as unknown as Json;
      if (url.includes('/shell/'))
        for (const shell of entries) {
          shell['footer']?.[0]?.['links']?.push(link);
          shell['menu']?.push({ link, groups: [] } as unknown as Json);
        }
      return reply;
    }, shellOf);
    expect(found.answer).toMatchObject({
      value: {
        menu: [{ title: 'Toppers' }],
        footer: [{ links: expect.arrayContaining([elsewhere]) }],
      },
    });
    expect(found.dropped).toEqual([dropped('shell.menu[]')]);
  });

  it('H13 is not an address of the shell in another spelling, which is normalized', async () => {
    const whole = await askAltered(asPublished, shellOf);
    expect(JSON.stringify(whole.answer)).toContain('"menu":[{');
    expect(await askAltered(misspelt, shellOf)).toEqual(whole);
  });

  it('H3 is dropped if it is an old address outside the shop, or with an unknown status', async () => {
    const found = await askAltered(
      (reply) => {
        const { entries = [] } = reply as { entries?: Json[] };
        for (const addresses of entries) {
          for (const [path, target] of UNUSABLE_REMAPS)
            addresses['remap']?.push({ path, target } as unknown as Json);
          addresses['redirects']?.push({
            path: '/b',
            status: '307',
            target: '/c',
          } as unknown as Json);
          for (const target of ['//evil.example', 'https://evil.example', undefined])
            addresses['redirects']?.push({ path: '/d', status: '301', target } as unknown as Json);
          addresses['redirects']?.push({
            path: '/Zomer//Actie/',
            status: '302',
            target: '/old',
          } as unknown as Json);
        }
        return reply;
      },
      (source) => source.oldAddresses('nl-nl'),
    );
    const { value } = found.answer as { readonly value: OldAddresses };
    expect(value.redirects).toMatchObject({
      '/old': { status: 301 },
      '/zomer/actie': { status: 302, target: '/old' },
    });
    expect(Object.keys(value.redirects)).not.toContain('/d');
    for (const [path] of UNUSABLE_REMAPS) expect(Object.keys(value.remap)).not.toContain(path);
    expect(found.dropped).toEqual([
      ...UNUSABLE_REMAPS.map(() => dropped('addresses.remap[]')),
      ...Array.from({ length: 4 }, () => dropped('addresses.redirects[]')),
    ]);
  });
});

/** Puts a value into a reply, at a place chosen by `dice`. */
function spoil(reply: unknown, dice: readonly number[], junk: unknown): unknown {
  const [first = 0, ...rest] = dice;
  if (typeof reply !== 'object' || reply === null || dice.length === 0) return junk;
  const names = Object.keys(reply);
  if (names.length === 0) return junk;
  const name = names[first % names.length] ?? '';
  const field = spoil((reply as Record<string, unknown>)[name], rest, junk);
  return Array.isArray(reply)
    ? reply.map((item, index) => (String(index) === name ? field : (item as unknown)))
    : { ...reply, [name]: field };
}

/** Whether a value survives JSON unchanged: no undefined, no NaN. */
const isPlain = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isPlain);
  return value !== undefined;
};

describe('any reply with an invalid value', () => {
  const questions: readonly ((source: ContentSource) => Promise<unknown>)[] = [
    home,
    mattresses,
    shellOf,
    (source) => source.filteredPages('nl-nl', 'mattresses'),
    (source) => source.sitemapPages('nl-nl'),
    (source) => source.oldAddresses('nl-nl'),
    (source) => source.errorPage('nl-nl'),
  ];
  const anyPosition = fc.array(fc.nat(60), { minLength: 1, maxLength: 9 });

  it.each(questions.map((ask, index) => [index, ask] as const))(
    'returns a plain JSON value or a failure, question %i',
    async (_index, ask) => {
      await fc.assert(
        fc.asyncProperty(anyPosition, fc.jsonValue(), async (dice, junk) => {
          const { answer } = await askAltered((reply) => spoil(reply, dice, junk), ask);
          const { ok, value } = answer as { ok: boolean; value?: unknown };
          expect(!ok || value === undefined || isPlain(value)).toBe(true);
        }),
        { numRuns: inScope(12, 4) },
      );
    },
  );
});
