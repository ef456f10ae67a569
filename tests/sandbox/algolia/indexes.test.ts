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

  it('returns a written record once its task is done, with a generated id', async () => {
    const { client } = algolia;
    const requests = [{ action: 'addObject' as const, body: { name: 'New' } }];
    const answer = await client.batch({ indexName, batchWriteParams: { requests } });
    expect(answer.objectIDs).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
    await done(answer);
    expect(await idsIn(indexName)).toContain(answer.objectIDs[0]);
  });

  it('deletes an index', async () => {
    const { client } = algolia;
    await done(await client.deleteIndex({ indexName }));
    expect(await client.indexExists({ indexName })).toBe(false);
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

  it('detaches a replica that its primary no longer lists', async () => {
    const { client } = algolia;
    const replica = `${indexName} freed`;
    await done(await client.setSettings({ indexName, indexSettings: { replicas: [replica] } }));
    await done(await client.setSettings({ indexName, indexSettings: { replicas: [] } }));
    await client.saveObjects({ indexName, objects: [{ objectID: 'new' }], waitForTasks: true });
    expect(await idsIn(replica)).toHaveLength(5);
  });

  it('rejects writes to a replica, and its deletion', async () => {
    const { client } = algolia;
    const replica = `${indexName} kept`;
    await done(await client.setSettings({ indexName, indexSettings: { replicas: [replica] } }));
    const refused = { status: 400 };
    await expect(
      client.saveObjects({ indexName: replica, objects: OBJECTS }),
    ).rejects.toMatchObject(refused);
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
});
