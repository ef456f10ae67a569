import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listeningAlgolia, type ListeningAlgolia } from '../../support/algolia-sandbox.ts';

const OBJECTS = Array.from({ length: 5 }, (_, index) => ({
  objectID: `o${index}`,
  name: `Bed ${index}`,
  price: index * 10,
}));

describe('indexes of the Algolia sandbox with the Algolia client', () => {
  let algolia: ListeningAlgolia;
  let indexName: string;
  let made = 0;

  beforeAll(async () => {
    algolia = await listeningAlgolia();
  });

  beforeEach(async () => {
    made += 1;
    indexName = `index ${made}/x`;
    await algolia.client.saveObjects({ indexName, objects: OBJECTS, waitForTasks: true });
  });

  afterAll(() => algolia.close());

  const done = async ({ taskID }: { taskID: number }, name = indexName) =>
    algolia.client.waitForTask({ indexName: name, taskID });
  const idsIn = async (name: string, searchParams: object = {}) =>
    (await algolia.client.searchSingleIndex({ indexName: name, searchParams })).hits.map(
      ({ objectID }) => objectID,
    );

  it('returns a written record once its task is done', async () => {
    const { client } = algolia;
    const answer = await client.saveObject({ indexName, body: { name: 'New' } });
    expect(answer.objectID).toMatch(/^[0-9a-f]{32}$/);
    await done(answer);
    const found = await client.getObject({ indexName, objectID: answer.objectID ?? '' });
    expect(found).toMatchObject({ name: 'New' });
  });

  it('updates records partially, and creates none with createIfNotExists false', async () => {
    const { client } = algolia;
    await client.partialUpdateObjects({
      indexName,
      objects: [
        { objectID: 'o1', price: { _operation: 'Increment', value: 5 } },
        { objectID: 'o2', colors: { _operation: 'AddUnique', value: 'red' } },
        { objectID: 'none', price: 1 },
      ],
      createIfNotExists: false,
      waitForTasks: true,
    });
    const { results } = await client.getObjects({
      requests: ['o1', 'o2', 'none'].map((objectID) => ({ indexName, objectID })),
    });
    expect(results).toEqual([
      { objectID: 'o1', name: 'Bed 1', price: 15 },
      { objectID: 'o2', name: 'Bed 2', price: 20, colors: ['red'] },
      null,
    ]);
  });

  it('deletes records by id, by filter and all at once', async () => {
    const { client } = algolia;
    await client.deleteObjects({ indexName, objectIDs: ['o0'], waitForTasks: true });
    expect(await idsIn(indexName)).toEqual(['o1', 'o2', 'o3', 'o4']);
    await done(await client.deleteBy({ indexName, deleteByParams: { filters: 'price >= 30' } }));
    expect(await idsIn(indexName)).toEqual(['o1', 'o2']);
    await done(await client.clearObjects({ indexName }));
    expect(await idsIn(indexName)).toEqual([]);
    expect(await client.indexExists({ indexName })).toBe(true);
    await done(await client.deleteIndex({ indexName }));
    expect(await client.indexExists({ indexName })).toBe(false);
  });

  it('writes to several indexes at once', async () => {
    const { client } = algolia;
    const { taskID } = await client.multipleBatch({
      requests: [
        { action: 'addObject', indexName, body: { objectID: 'x' } },
        { action: 'deleteObject', indexName: 'other', body: { objectID: 'x' } },
      ],
    });
    expect(Object.keys(taskID)).toEqual([indexName, 'other']);
    await done({ taskID: taskID[indexName] ?? 0 });
    expect(await idsIn(indexName)).toContain('x');
  });

  it('replaces all records at once', async () => {
    const { client } = algolia;
    await done(
      await client.setSettings({ indexName, indexSettings: { customRanking: ['desc(price)'] } }),
    );
    await client.replaceAllObjects({ indexName, objects: OBJECTS.slice(3) });
    expect(await idsIn(indexName)).toEqual(['o4', 'o3']);
    const { items } = await client.listIndices();
    expect(items.filter(({ name }) => name.includes('_tmp_'))).toEqual([]);
    expect(items.find(({ name }) => name === indexName)).toMatchObject({ entries: 2 });
  });

  it('keeps the replicas of an index when another is moved over it', async () => {
    const { client } = algolia;
    const replica = `${indexName} desc`;
    await done(await client.setSettings({ indexName, indexSettings: { replicas: [replica] } }));
    await done(
      await client.setSettings({
        indexName: replica,
        indexSettings: { ranking: ['desc(price)'] },
      }),
      replica,
    );
    await client.saveObjects({
      indexName: 'fresh',
      objects: OBJECTS.slice(0, 2),
      waitForTasks: true,
    });
    await done(
      await client.operationIndex({
        indexName: 'fresh',
        operationIndexParams: { operation: 'move', destination: indexName },
      }),
    );
    expect(await idsIn(replica)).toEqual(['o1', 'o0']);
    expect(await client.getSettings({ indexName })).toMatchObject({ replicas: [replica] });
    expect(await client.getSettings({ indexName: replica })).toMatchObject({ primary: indexName });
    expect(await client.indexExists({ indexName: 'fresh' })).toBe(false);
  });

  it('forwards settings, synonyms and rules to replicas on request', async () => {
    const { client } = algolia;
    const replica = `${indexName} handed`;
    await done(await client.setSettings({ indexName, indexSettings: { replicas: [replica] } }));
    const settings = { indexSettings: { hitsPerPage: 2 }, indexName };
    await done(await client.setSettings({ ...settings, forwardToReplicas: true }));
    const synonymHit = [{ objectID: 's', type: 'synonym' as const, synonyms: ['bed', 'cot'] }];
    await done(await client.saveSynonyms({ indexName, synonymHit, forwardToReplicas: true }));
    const rules = [
      {
        objectID: 'r',
        conditions: [{ context: 'cheap' }],
        consequence: { params: { filters: 'price < 20' } },
      },
    ];
    await done(await client.saveRules({ indexName, rules, forwardToReplicas: true }));
    expect(await idsIn(replica, { query: 'cot' })).toEqual(['o0', 'o1']);
    expect(await idsIn(replica, { ruleContexts: ['cheap'], page: 1 })).toEqual([]);
    expect((await client.searchRules({ indexName: replica })).nbHits).toBe(1);
    expect(await client.getSynonym({ indexName: replica, objectID: 's' })).toMatchObject({
      synonyms: ['bed', 'cot'],
    });
    await done(await client.clearSynonyms({ indexName: replica }));
    expect(await idsIn(replica, { query: 'cot' })).toEqual([]);
    expect(await idsIn(indexName, { query: 'cot' })).toEqual(['o0', 'o1']);
  });

  it('detaches a replica that its primary no longer lists', async () => {
    const { client } = algolia;
    const replica = `${indexName} freed`;
    await done(await client.setSettings({ indexName, indexSettings: { replicas: [replica] } }));
    await done(await client.setSettings({ indexName, indexSettings: { replicas: [] } }));
    await done(await client.clearObjects({ indexName }));
    expect(await idsIn(replica)).toHaveLength(5);
  });

  it('rejects writes to a replica, and its deletion', async () => {
    const { client } = algolia;
    const replica = `${indexName} kept`;
    await done(await client.setSettings({ indexName, indexSettings: { replicas: [replica] } }));
    const refused = { status: 400 };
    await expect(client.saveObject({ indexName: replica, body: {} })).rejects.toMatchObject(
      refused,
    );
    await expect(client.clearObjects({ indexName: replica })).rejects.toMatchObject(refused);
    await expect(client.deleteIndex({ indexName: replica })).rejects.toMatchObject(refused);
    expect(await idsIn(replica)).toHaveLength(5);
  });

  it('rejects a replica of itself or of two primaries', async () => {
    const { client } = algolia;
    const replica = `${indexName} one`;
    await done(await client.setSettings({ indexName, indexSettings: { replicas: [replica] } }));
    for (const [name, expected] of [
      [indexName, indexName],
      ['another', replica],
      ['another', `virtual(${replica})`],
    ] as const) {
      await expect(
        client.setSettings({ indexName: name, indexSettings: { replicas: [expected] } }),
      ).rejects.toMatchObject({ status: 400 });
    }
  });

  it('returns every matching record when browsed page by page', async () => {
    const seen: string[] = [];
    await algolia.client.browseObjects({
      indexName,
      browseParams: { hitsPerPage: 2, filters: 'price < 40' },
      aggregator: ({ hits }) => seen.push(...hits.map(({ objectID }) => objectID)),
    });
    expect(seen).toEqual(['o0', 'o1', 'o2', 'o3']);
  });
});
