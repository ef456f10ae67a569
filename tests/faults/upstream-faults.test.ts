import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createAlgoliaClient } from '#adapters/algolia/algolia-client.ts';
import { createContentstackContentSource } from '#adapters/contentstack/contentstack-content-source.ts';
import { Store } from '#adapters/magento/generated/operations.ts';
import { createMagentoClient } from '#adapters/magento/magento-client.ts';
import { eventually } from '../support/eventually.ts';
import { contentstackSettings, createDriftRecorder } from '../support/contentstack-shop.ts';
import { answering, closedPort, startFaultServer, type Fault } from '../support/fault-server.ts';
import { UPSTREAM_FAULTS } from '../support/upstream-faults.ts';

type Vendor = {
  /** Creates a call to a host name and port. */
  readonly open: (name: string, port: number) => () => Promise<{ readonly ok: boolean }>;
  /** A valid answer. */
  readonly fine: Fault;
};

/** Timeout of one attempt, in milliseconds. */
const BRIEF = 200;

const algolia: Vendor = {
  open(name, port) {
    const reader = createAlgoliaClient({
      appId: 'APP',
      searchKey: 'key',
      prefix: 'test',
      hosts: [{ protocol: 'http', url: name, port, accept: 'readWrite' }],
      timeouts: { connect: BRIEF, read: BRIEF, write: BRIEF },
      deadline: 3 * BRIEF,
    });
    onTestFinished(() => reader.close());
    return () => reader.search([{ indexName: 'beds', query: '' }]);
  },
  fine: answering(200, '{"results":[{"hits":[]}]}'),
};

const contentstack: Vendor = {
  open(name, port) {
    const host = `${name}:${port}`;
    const source = createContentstackContentSource({
      settings: { ...contentstackSettings(`http://${host}`, host), attemptTimeout: BRIEF },
      drift: createDriftRecorder(),
      wait: () => Promise.resolve(),
    });
    return () => source.oldAddresses('nl-nl');
  },
  fine: answering(200, '{"entries":[],"count":0}', { 'content-type': 'application/json' }),
};

const magento: Vendor = {
  open(name, port) {
    const client = createMagentoClient({
      graphqlUrl: `http://${name}:${port}/graphql`,
      clock: { now: () => 0 },
      timeouts: { connect: BRIEF, read: BRIEF, write: BRIEF, bothReads: 3 * BRIEF },
      random: () => 0,
    });
    onTestFinished(() => client.close());
    return () => client.read('nl-nl', Store, {});
  },
  fine: answering(200, '{"data":{"storeConfig":{}}}'),
};

/** Errors that would end the process of a server. */
const fatal: unknown[] = [];
const note = (error: unknown) => void fatal.push(error);
beforeAll(() => {
  process.on('uncaughtException', note).on('unhandledRejection', note);
});
afterAll(() => {
  process.off('uncaughtException', note).off('unhandledRejection', note);
});

describe.each(Object.entries({ algolia, contentstack, magento }))('%s', (_name, vendor) => {
  it.each(Object.entries(UPSTREAM_FAULTS))(
    'fails during and recovers after: %s',
    async (_kind, fault) => {
      let current = fault;
      const { port } = await startFaultServer((socket, request) => current(socket, request));
      const ask = vendor.open('127.0.0.1', port);
      expect(await ask()).toMatchObject({ ok: false });
      current = vendor.fine;
      await eventually(async () => expect(await ask()).toMatchObject({ ok: true }));
      expect(fatal.splice(0)).toEqual([]);
    },
  );

  it.each([
    ['no server listens', '127.0.0.1'],
    ['the host name is unknown', 'upstream.invalid'],
  ])('fails if %s', async (_kind, name) => {
    expect(await vendor.open(name, await closedPort())()).toMatchObject({ ok: false });
    expect(fatal.splice(0)).toEqual([]);
  });
});
