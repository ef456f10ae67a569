import { describe, expect, it } from 'vitest';
import { parseIndexingSettings } from '#composition/index-algolia.ts';

const GIVEN = { ALGOLIA_APP_ID: 'APP', ALGOLIA_WRITE_KEY: 'key', ALGOLIA_PREFIX: 'test' };

describe('parseIndexingSettings', () => {
  it('defaults to the standard hosts and folder', () => {
    expect(parseIndexingSettings({ ...GIVEN, ALGOLIA_HOSTS: ' ', PATH: '/bin' })).toEqual({
      ok: true,
      value: { ...GIVEN, DATA_DIR: '.data' },
    });
  });

  it('parses custom hosts and a custom folder', () => {
    const settings = { ...GIVEN, ALGOLIA_HOSTS: 'http://127.0.0.1:4003', DATA_DIR: '/tmp/x' };
    expect(parseIndexingSettings(settings)).toMatchObject({
      value: {
        ALGOLIA_HOSTS: [{ protocol: 'http', url: '127.0.0.1', port: 4003, accept: 'readWrite' }],
        DATA_DIR: '/tmp/x',
      },
    });
  });

  it('names every fault', () => {
    expect(parseIndexingSettings({ ALGOLIA_PREFIX: 'test', ALGOLIA_HOSTS: 'x' })).toEqual({
      ok: false,
      error: [
        'ALGOLIA_APP_ID: must be an application id',
        'ALGOLIA_WRITE_KEY: must be a key that may change indexes and their settings',
        'ALGOLIA_HOSTS: must be origins like https://search.example, separated by commas',
      ],
    });
  });
});
