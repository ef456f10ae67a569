import { describe, expect, it } from 'vitest';
import { FULL_CONSENT } from '#src/consent/consent.ts';
import type { ContentBlock, ProductsBlock } from '#src/content/block.ts';
import type { ConsentBlock, EmailPreferencesBlock } from '#src/content/form-block.ts';
import type { PageEntry } from '#src/content/page-entry.ts';
import type { PreferencesDocument } from '#src/messages/preferences-document.ts';
import { ok } from '#src/shared/result.ts';
import { createFakePorts, type FakePorts } from '../../support/fake-ports.ts';
import { SHOP } from '../../support/fake-shop.ts';
import { pageAt } from '../../support/visit.ts';
import { searching } from '../../support/listed-products.ts';

const answering = (answer: Awaited<ReturnType<FakePorts['newsletter']['preferences']>>) => {
  const ports = createFakePorts(SHOP);
  const asked: unknown[] = [];
  const newsletter: FakePorts['newsletter'] = {
    ...ports.newsletter,
    preferences(request) {
      asked.push(request);
      return Promise.resolve(answer);
    },
  };
  return { ports: { ...ports, newsletter }, asked };
};

type Visit = Parameters<typeof pageAt>[3] & { readonly query?: string };

const home = (
  blocks: readonly ContentBlock[],
  ports: FakePorts,
  { query = '', ...more }: Visit = {},
) => {
  const entry: PageEntry = {
    type: 'Home',
    uid: 'home',
    title: 'Sluimer',
    url: '/',
    metadata: {},
    alternates: {},
    breadcrumbs: [],
    blocks,
  };
  const content = { ...ports.content, pageByUrl: () => Promise.resolve(ok(entry)) };
  return pageAt('home', `/${query}`, { ...ports, content }, more);
};

describe('the blocks of a page', () => {
  it('H14a show the choice of a visitor, and nothing before it', async () => {
    const block: ConsentBlock = { type: 'consent', title: '', text: '' };
    const consent = FULL_CONSENT;
    expect((await home([block], createFakePorts(SHOP), { consent })).blocks).toEqual([
      { ...block, shown: consent },
    ]);
    expect((await home([block], createFakePorts(SHOP))).blocks).toEqual([block]);
  });

  it('L1 omit the queryId of a search that has none', async () => {
    const block: ProductsBlock = {
      type: 'products',
      title: '',
      objectId: '7',
      count: 1,
      link: { title: '', url: '/' },
    };
    const ports = createFakePorts(SHOP);
    const nameless = searching(ports, async (request) => ({
      ...(await ports.search.productsAndFilters(request)),
      queryId: '',
    }));
    expect((await home([block], nameless)).blocks[0]).not.toHaveProperty('queryId');
    expect((await home([block], ports)).blocks[0]).toMatchObject({ queryId: 'query-1' });
  });

  describe('with e-mail preferences', () => {
    const block: EmailPreferencesBlock = { type: 'email-preferences', title: '', text: '' };
    const preferences: PreferencesDocument = {
      email: 'anna@example.nl',
      customer_id: '1',
      status: 'subscribed',
      customer: { is_subscribed: true },
    };
    const LINK = '?email=anna%40example.nl&customer_id=1';

    const FOUND = answering(ok(preferences)).ports;

    it('N2 show those of the visitor whom a letter led here', async () => {
      const { ports, asked } = answering(ok(preferences));
      expect((await home([block], ports, { query: LINK })).blocks).toEqual([
        { ...block, shown: { kind: 'found', preferences } },
      ]);
      expect(asked).toEqual([{ email: 'anna@example.nl', customer_id: '1' }]);
    });

    it('N2 show nothing to anybody else, and ask for nothing', async () => {
      const { ports, asked } = answering(ok(preferences));
      expect((await home([block], ports)).blocks).toEqual([block]);
      expect(asked).toEqual([]);
    });

    it('N2 say that a link is unknown or malformed, or cannot be read now', async () => {
      const unknown = [{ ...block, shown: { kind: 'unknown' } }];
      expect((await home([block], createFakePorts(SHOP), { query: LINK })).blocks).toEqual(unknown);
      expect((await home([block], FOUND, { query: '?email=anna&customer_id=1' })).blocks).toEqual(
        unknown,
      );
      const away = createFakePorts(SHOP, 'newsletter');
      expect((await home([block], away, { query: LINK })).blocks).toEqual([
        { ...block, shown: { kind: 'unavailable' } },
      ]);
      expect(away.logged).toEqual(['preferences-unavailable']);
    });

    it('N2 show those of a form that has to be corrected', async () => {
      const values = { email: 'anna@example.nl', customer_id: '1' };
      const posted = { form: 'preferences', values, errors: [] } as const;
      expect((await home([block], FOUND, { posted })).blocks).toMatchObject([
        { shown: { kind: 'found' } },
      ]);
      expect(
        (await home([block], FOUND, { posted: { ...posted, values: {} } })).blocks,
      ).toMatchObject([{ shown: { kind: 'unknown' } }]);
      expect((await home([block], FOUND, { posted: { ...posted, form: 'email' } })).blocks).toEqual(
        [block],
      );
    });
  });
});
