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

  it.each([
    ['/content_types/page/entries?environment=staging', 422, 141],
    ['/content_types/page/entries?locale=fr-fr', 422, 141],
    ['/content_types/page/entries?query={"url":', 422, 141],
    ['/content_types/page/entries?query=[]', 422, 141],
    ['/content_types/page/entries?query={"url":{"$near":1}}', 422, 141],
    ['/content_types/page/entries?query={"url":{"$in":"/"}}', 422, 141],
    ['/content_types/blog/entries', 422, 118],
    ['/nothing', 404, 404],
  ])('answers %s with an error code', async (path, status, error_code) => {
    expect(await get(path)).toMatchObject({ status, body: { error_code } });
  });

  it('answers 429 with Retry-After when rate limited', async () => {
    sandbox.refuseNext(1, 3);
    const reply = await get('/assets');
    expect(reply).toMatchObject({ status: 429, body: { error_code: 429 } });
    expect(reply.headers.get('retry-after')).toBe('3');
    expect(await get('/assets')).toMatchObject({ status: 200 });
  });
});

describe('entry queries', () => {
  const home = ['home'];
  it.each([
    [{ url: '/' }, home],
    [{ url: { $in: ['/', '/none'] } }, home],
    [{ page_type: 'Cart', url: { $ne: '/' } }, ['cart']],
    [{ 'blocks.hero.title': 'Sleep' }, home],
    [{ 'blocks.table.rows.cells': 'Warm' }, home],
    [{ filtered_pages: { $in_query: { url: '/matrassen/firm/firm' } } }, ['mattresses']],
    [{ page_type: 'Lister', 'breadcrumbs.uid': 'mattresses' }, ['lunaro']],
    [JSON.parse('{"__proto__": "x"}'), []],
    [{ constructor: 'x' }, []],
  ])('returns the entries that match %j', async (query, uids) => {
    expect(await find(query, '&asc=uid')).toEqual(uids);
  });

  it('sort by a field, and count before pagination', async () => {
    const query = encodeURIComponent('{"page_type":"Lister"}');
    const { body } = await get(
      `/content_types/page/entries?query=${query}&asc=object_id&skip=1&limit=2&include_count=true`,
    );
    expect(body).toMatchObject({ count: 4, entries: [{ object_id: '3' }, { object_id: '7' }] });
    expect(await find({ page_type: 'Lister' }, '&asc=uid&limit=1')).toEqual(['bedding']);
  });

  it('accept a limit above 100', async () => {
    const { body } = await get('/assets?limit=1000&include_count=true');
    expect(body['assets']).toHaveLength(body['count'] as number);
    expect(await get('/content_types/page/entries?limit=1000')).toMatchObject({ status: 200 });
  });
});

const entryOf = async (uid: string, rest = '') => {
  const query = encodeURIComponent(JSON.stringify({ uid }));
  const { body } = await get(`/content_types/page/entries?locale=nl-nl&query=${query}${rest}`);
  return (body['entries'] as unknown[])[0];
};

describe('an entry in a response', () => {
  it('has system fields, publish details, references and asset URLs', async () => {
    expect(await entryOf('mattresses')).toMatchObject({
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
      expect(await entryOf('mattresses', `&${include}`)).toMatchObject({
        breadcrumbs: [{ uid: 'home', _content_type_uid: 'page', url: '/' }],
        filtered_pages: [{ uid: 'firm' }],
      });
    },
  );

  it('has nested references resolved by a path of field names', async () => {
    expect(await entryOf('lunaro', '&include[]=breadcrumbs.breadcrumbs')).toMatchObject({
      breadcrumbs: [
        { uid: 'home' },
        { uid: 'mattresses', breadcrumbs: [{ uid: 'home', url: '/' }] },
      ],
    });
  });

  it('lacks the excluded fields but never its uid', async () => {
    const shown = await entryOf(
      'mattresses',
      '&include[]=breadcrumbs&except[BASE][]=intro&except[BASE][]=uid&except[breadcrumbs][0]=blocks',
    );
    expect(shown).not.toHaveProperty('intro');
    expect(shown).toMatchObject({ uid: 'mattresses', breadcrumbs: [{ url: '/' }] });
    expect((shown as { breadcrumbs: object[] }).breadcrumbs[0]).not.toHaveProperty('blocks');
  });
});

describe('assets', () => {
  it('include their dimensions only when requested', async () => {
    const query = encodeURIComponent('{"filename":"hero.webp"}');
    const answer = await get(`/assets?include_dimension=true&query=${query}`);
    expect(answer.body['assets']).toMatchObject([
      { content_type: 'image/webp', dimension: { width: 1600, height: 1200 } },
    ]);
    const plain = await get(`/assets?query=${query}`);
    const [asset] = plain.body['assets'] as { url: string }[];
    expect(asset?.url).toMatch(/^http:.*\/v3\/assets\//u);
    expect(asset).not.toHaveProperty('dimension');
  });
});
