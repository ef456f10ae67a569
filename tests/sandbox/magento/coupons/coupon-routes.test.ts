import { describe, expect, it } from 'vitest';
import type { MagentoSandboxParts } from '#sandbox/magento/magento-sandbox.ts';
import type { Coupon } from '#src/cart/coupon.ts';
import { shopperWithCart } from '../../../support/magento-shopper.ts';
import { post, read, startMagento, type RunningMagento } from '../../../support/start-magento.ts';

const COUPONS: readonly Coupon[] = [
  {
    code: 'TEN',
    label: 'Ten percent',
    discount: { kind: 'percent', percent: 10 },
    from: '2026-01-01',
    until: '2026-12-31',
    minimumCents: 50_050,
  },
  { code: 'ONCE', discount: { kind: 'amount', cents: 2000 }, isForOneUse: true },
  {
    code: 'TOPPERS',
    discount: { kind: 'amount', cents: 2500 },
    categoryIds: ['7', '8'],
    minimumCents: 10_000,
  },
  { code: 'DEUTSCH', discount: { kind: 'percent', percent: 5 }, locales: ['de-de'] },
];

const TOKEN = 'integration-secret';

const start = (parts: Partial<MagentoSandboxParts> = {}) =>
  startMagento({ coupons: COUPONS, integrationToken: TOKEN, ...parts });

const get = async ({ origin }: RunningMagento, path: string, token = TOKEN) =>
  read(await fetch(`${origin}/rest/${path}`, { headers: { authorization: `Bearer ${token}` } }));

const byCode = (code: string) =>
  `nl_nl/V1/coupons/search?${new URLSearchParams({
    'searchCriteria[filter_groups][0][filters][0][field]': 'code',
    'searchCriteria[filter_groups][0][filters][0][value]': code,
    'searchCriteria[filter_groups][0][filters][0][condition_type]': 'eq',
    'searchCriteria[page_size]': '1',
  })}`;

const ruleOf = async (magento: RunningMagento, id: number) => {
  const { body } = await get(magento, `nl_nl/V1/salesRules/${id}`);
  return body;
};

describe('GET /V1/coupons/search', () => {
  it('finds the coupon with a code, in any case', async () => {
    const magento = await start();
    const { status, body } = await get(magento, byCode('ten'));
    expect(status).toBe(200);
    expect(body).toEqual({
      items: [
        {
          coupon_id: 1,
          rule_id: 1,
          code: 'TEN',
          times_used: 0,
          is_primary: true,
          created_at: '2025-01-01 00:00:00',
          type: 0,
        },
      ],
      search_criteria: {
        filter_groups: [{ filters: [{ field: 'code', value: 'ten', condition_type: 'eq' }] }],
        page_size: 1,
      },
      total_count: 1,
    });
  });

  it('reads criteria in camel case, and takes equality for granted', async () => {
    const magento = await start();
    const query = new URLSearchParams({
      'searchCriteria[filterGroups][0][filters][0][field]': 'rule_id',
      'searchCriteria[filterGroups][0][filters][0][value]': '2',
    });
    expect((await get(magento, `default/V1/coupons/search?${query}`)).body).toMatchObject({
      items: [{ code: 'ONCE' }],
      total_count: 1,
    });
  });

  it('lists nothing for an unknown code', async () => {
    expect((await get(await start(), byCode('NOBODYS'))).body).toMatchObject({
      items: [],
      total_count: 0,
    });
  });

  it('refuses a search without criteria', async () => {
    expect(await get(await start(), 'nl_nl/V1/coupons/search')).toMatchObject({
      status: 400,
      body: { parameters: { fieldName: 'searchCriteria' } },
    });
  });

  it('counts a coupon for one use as used while a cart holds it', async () => {
    const magento = await start();
    const shopper = await shopperWithCart(magento);
    await shopper.add({ sku: 'T2-160', quantity: 1 });
    await shopper.applyCoupon('ONCE');
    expect((await get(magento, byCode('ONCE'))).body).toMatchObject({
      items: [{ usage_limit: 1, times_used: 1 }],
    });
    await shopper.removeCoupon();
    expect((await get(magento, byCode('ONCE'))).body).toMatchObject({ items: [{ times_used: 0 }] });
  });
});

describe('GET /V1/salesRules/:ruleId', () => {
  it('shows the rule of a coupon with its days, discount and minimum', async () => {
    expect(await get(await start(), 'nl_nl/V1/salesRules/1')).toMatchObject({
      status: 200,
      body: {
        rule_id: 1,
        name: 'Ten percent',
        website_ids: [1],
        from_date: '2026-01-01',
        to_date: '2026-12-31',
        is_active: true,
        simple_action: 'by_percent',
        discount_amount: 10,
        coupon_type: 'SPECIFIC_COUPON',
        condition: {
          condition_type: 'Magento\\SalesRule\\Model\\Rule\\Condition\\Combine',
          aggregator_type: 'all',
          value: '1',
          conditions: [
            {
              condition_type: 'Magento\\SalesRule\\Model\\Rule\\Condition\\Address',
              attribute_name: 'base_subtotal_total_incl_tax',
              operator: '>=',
              value: '500.5',
            },
          ],
        },
      },
    });
  });

  it('limits the discount of a category coupon to its products, and its minimum too', async () => {
    const category = { attribute_name: 'category_ids', operator: '()', value: '7, 8' };
    expect(await ruleOf(await start(), 3)).toMatchObject({
      condition: {
        conditions: [
          { attribute_name: 'base_row_total_incl_tax', value: '100', conditions: [category] },
        ],
      },
      action_condition: { conditions: [category] },
    });
  });

  it('names the websites of a rule, and a condition of a module for some of their store views', async () => {
    expect(await ruleOf(await start(), 4)).toMatchObject({
      website_ids: [1],
      condition: { conditions: [{ attribute_name: 'store_id', value: '3' }] },
    });
    const magento = await start({ faults: { websites: { 'de-de': 'germany' } } });
    const rule = await ruleOf(magento, 4);
    expect(rule).toMatchObject({ website_ids: [2] });
    expect(rule).not.toHaveProperty('condition.conditions');
    const { body } = await post(
      magento,
      '{ storeConfig { website_id website_code } }',
      {},
      { store: 'de_de' },
    );
    expect(body).toEqual({ data: { storeConfig: { website_id: 2, website_code: 'germany' } } });
  });

  it.each(['5', 'x', '0'])('has no rule %j', async (id) => {
    expect(await get(await start(), `nl_nl/V1/salesRules/${id}`)).toMatchObject({
      status: 404,
      body: { message: 'No such entity.' },
    });
  });
});

describe.each(['nl_nl/V1/salesRules/1', byCode('TEN')])('GET %s', (path) => {
  const REFUSAL = {
    status: 401,
    body: {
      message: "The consumer isn't authorized to access %resources.",
      parameters: { resources: 'Magento_SalesRule::quote' },
    },
  };

  it('refuses another token, and every token without an integration', async () => {
    expect(await get(await start(), path, 'another')).toMatchObject(REFUSAL);
    const magento = await startMagento({ coupons: COUPONS });
    expect(await get(magento, path, 'undefined')).toMatchObject(REFUSAL);
  });

  it('has no route in an unknown store view', async () => {
    expect(await get(await start(), path.replace('nl_nl', 'fr_fr'))).toMatchObject({
      status: 404,
      body: { message: 'Request does not match any route.' },
    });
  });
});
