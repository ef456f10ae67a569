import { describe, expect, it } from 'vitest';
import { openDelivery } from './delivery-client.ts';

const { get, find, sandbox } = await openDelivery();

describe('authentication and errors', () => {
  it.each([
    ['no stack', { api_key: undefined }, 412, 109],
    ['another stack', { api_key: 'other' }, 412, 109],
    ['no token', { access_token: undefined }, 401, 105],
    ['a wrong token', { access_token: 'wrong' }, 401, 105],
    ['a wrong preview token', { live_preview: 'key', preview_token: 'wrong' }, 401, 105],
  ])('rejects a request with %s', async (_name, headers, status, error_code) => {
    const reply = await get('/content_types/page/entries', headers);
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject({
      error_code,
      error_message: expect.any(String),
      errors: expect.any(Object),
    });
  });

  it('accepts the keys as query parameters', async () => {
    const keys = 'api_key=test-api-key&access_token=test-delivery-token';
    const none = { api_key: undefined, access_token: undefined };
    expect(await get(`/content_types?${keys}`, none)).toMatchObject({ status: 200 });
  });

  it.each([
    ['/content_types/page/entries?environment=staging', 422, 141],
    ['/content_types/page/entries?locale=fr-fr', 422, 141],
    ['/content_types/page/entries?query={"url":', 422, 141],
    ['/content_types/page/entries?query=[]', 422, 141],
    ['/content_types/page/entries?query={"url":{"$near":1}}', 422, 141],
    ['/content_types/page/entries?query={"url":{"$in":"/"}}', 422, 141],
    ['/content_types/page/entries?query={"url":{"$regex":"("}}', 422, 141],
    ['/content_types/blog/entries', 422, 118],
    ['/content_types/blog', 422, 118],
    ['/content_types/page/entries/none', 422, 141],
    ['/assets/none', 422, 141],
    ['/nothing', 404, 404],
  ])('answers %s with an error code', async (path, status, error_code) => {
    expect(await get(path)).toMatchObject({ status, body: { error_code } });
  });

  it('answers 429 with Retry-After when rate limited', async () => {
    sandbox.refuseNext(1, 3);
    const reply = await get('/content_types');
    expect(reply).toMatchObject({ status: 429, body: { error_code: 429 } });
    expect(reply.headers.get('retry-after')).toBe('3');
    expect(await get('/content_types')).toMatchObject({ status: 200 });
  });
});

describe('entry queries', () => {
  const home = ['home'];
  it.each([
    [{ url: '/' }, home],
    [{ url: { $eq: '/' } }, home],
    [{ url: { $in: ['/', '/none'] } }, home],
    [{ page_type: { $nin: ['Lister', 'Product', 'Cart', 'Error'] } }, home],
    [{ page_type: 'Cart', url: { $ne: '/' } }, ['cart']],
    [{ sku: { $exists: true }, url: { $regex: 'wolk$' } }, ['product-M1']],
    [{ url: { $regex: 'WOLK', $options: 'i' } }, ['product-M1']],
    [{ url: { $regex: 'WOLK' } }, []],
    [{ sku: { $exists: false }, page_type: 'Home' }, home],
    [{ products_per_page: { $gt: 23, $lte: 24 } }, ['mattresses']],
    [{ products_per_page: { $gte: 25 } }, []],
    [{ products_per_page: { $lt: 24 } }, []],
    [{ object_id: { $gte: '70' } }, ['lunaro']],
    [{ $or: [{ url: '/' }, { page_type: 'Cart' }] }, ['cart', 'home']],
    [{ $and: [{ url: '/' }, { page_type: 'Cart' }] }, []],
    [{ 'blocks.hero.title': 'Sleep' }, home],
    [{ 'blocks.table.rows.cells': 'Warm' }, home],
    [{ filtered_pages: { $in_query: { url: '/matrassen/firm/firm' } } }, ['mattresses']],
    [{ page_type: 'Cart', filtered_pages: { $nin_query: { url: '/' } } }, ['cart']],
    [{ page_type: 'Lister', 'breadcrumbs.uid': 'mattresses' }, ['lunaro']],
    [JSON.parse('{"__proto__": "x"}'), []],
    [{ constructor: 'x' }, []],
  ])('returns the entries that match %j', async (query, uids) => {
    expect(await find(query, '&asc=uid')).toEqual(uids);
  });

  it('sort by a field in both directions, and count before pagination', async () => {
    const query = encodeURIComponent('{"page_type":"Lister"}');
    const { body } = await get(
      `/content_types/page/entries?query=${query}&desc=object_id&skip=1&limit=2&include_count=true`,
    );
    expect(body).toMatchObject({ count: 4, entries: [{ object_id: '7' }, { object_id: '3' }] });
    expect(await find({ page_type: 'Lister' }, '&asc=uid&limit=1')).toEqual(['bedding']);
  });

  it('accept a limit above 100', async () => {
    const { body } = await get('/assets?limit=1000&include_count=true');
    expect(body['assets']).toHaveLength(body['count'] as number);
    expect(await get('/content_types/page/entries?limit=1000')).toMatchObject({ status: 200 });
  });
});

const mattresses = async (rest: string) =>
  (await get(`/content_types/page/entries/mattresses?locale=nl-nl${rest}`)).body['entry'];

describe('an entry in a response', () => {
  it('has system fields, publish details, references and asset URLs', async () => {
    expect(await mattresses('')).toMatchObject({
      uid: 'mattresses',
      title: 'mattresses',
      locale: 'nl-nl',
      _version: 1,
      updated_at: '2026-01-01T00:00:00.000Z',
      publish_details: { environment: 'production', locale: 'nl-nl' },
      breadcrumbs: [{ uid: 'home', _content_type_uid: 'page' }],
      image: { file: { url: expect.stringMatching(/^http:.*\/v3\/assets\/test-api-key\/blt/u) } },
    });
  });

  it.each(['include[]=breadcrumbs', 'include[][]=breadcrumbs', 'include[0]=breadcrumbs'])(
    'has its references resolved by %s',
    async (include) => {
      expect(await mattresses(`&${include}`)).toMatchObject({
        breadcrumbs: [{ uid: 'home', _content_type_uid: 'page', url: '/' }],
        filtered_pages: [{ uid: 'firm' }],
      });
    },
  );

  it('has nested references resolved by a path of field names', async () => {
    const { body } = await get(
      '/content_types/page/entries/lunaro?include[]=breadcrumbs.breadcrumbs',
    );
    expect(body['entry']).toMatchObject({
      breadcrumbs: [
        { uid: 'home' },
        { uid: 'mattresses', breadcrumbs: [{ uid: 'home', url: '/' }] },
      ],
    });
  });

  it('has only the requested fields and always its uid', async () => {
    expect(await mattresses('&only[BASE][]=title&only[BASE][1]=seo.meta_title')).toEqual({
      uid: 'mattresses',
      title: 'mattresses',
      seo: { meta_title: null },
    });
    const shown = await mattresses('&include[]=breadcrumbs&only[breadcrumbs][]=url');
    expect(shown).toMatchObject({
      intro: 'Lie down',
      breadcrumbs: [{ uid: 'home', _content_type_uid: 'page', url: '/' }],
    });
    expect((shown as { breadcrumbs: object[] }).breadcrumbs[0]).not.toHaveProperty('title');
  });

  it('lacks the excluded fields but never its uid', async () => {
    const shown = await mattresses(
      '&include[]=breadcrumbs&except[BASE][]=intro&except[BASE][]=uid&except[breadcrumbs][0]=blocks',
    );
    expect(shown).not.toHaveProperty('intro');
    expect(shown).toMatchObject({ uid: 'mattresses', breadcrumbs: [{ url: '/' }] });
    expect((shown as { breadcrumbs: object[] }).breadcrumbs[0]).not.toHaveProperty('blocks');
  });

  it('comes with its content type when include_content_type is set', async () => {
    const { body } = await get('/content_types/page/entries/home?include_content_type=true');
    expect(body).toMatchObject({ content_type: { uid: 'page', schema: expect.any(Array) } });
  });
});

describe('assets', () => {
  it('include their dimensions only when requested', async () => {
    const query = encodeURIComponent('{"filename":"hero.webp"}');
    const answer = await get(`/assets?include_dimension=true&query=${query}`);
    expect(answer.body['assets']).toMatchObject([
      { content_type: 'image/webp', dimension: { width: 1600, height: 1200 } },
    ]);
    const plain = await get(`/assets?query=${query}&relative_urls=true`);
    const [asset] = plain.body['assets'] as { uid: string; url: string }[];
    expect(asset?.url).toMatch(/^\/v3\/assets\//u);
    expect(asset).not.toHaveProperty('dimension');
    expect(await get(`/assets/${asset?.uid}`)).toMatchObject({
      body: { asset: { filename: 'hero.webp' } },
    });
  });
});
