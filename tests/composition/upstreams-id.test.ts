import { describe, expect, it } from 'vitest';
import { upstreamsId } from '#composition/upstreams-id.ts';
import { parseConfig } from '#server/config.ts';

const ALL = {
  COMMERCE: 'magento',
  MAGENTO_URL: 'https://shop.example',
  CONTENT: 'contentstack',
  CONTENTSTACK_API_KEY: 'stack',
  CONTENTSTACK_DELIVERY_TOKEN: 'token',
  SEARCH: 'algolia',
  ALGOLIA_APP_ID: 'APP',
  ALGOLIA_SEARCH_KEY: 'key',
};

function idOf(changed: Readonly<Record<string, string>> = {}): string {
  const config = parseConfig({ ...ALL, ...changed });
  if (config.ok) return upstreamsId(config.value.upstreams);
  throw new Error(config.error.join());
}

describe('upstreamsId', () => {
  it.each([
    ['COMMERCE', 'embedded'],
    ['MAGENTO_URL', 'https://staging.example'],
    ['MAGENTO_STORES', '{"nl-nl":"default"}'],
    ['CONTENTSTACK_API_KEY', 'another'],
    ['CONTENTSTACK_ENVIRONMENT', 'staging'],
    ['CONTENT', 'embedded'],
    ['ALGOLIA_APP_ID', 'OTHER'],
    ['ALGOLIA_PREFIX', 'staging'],
    ['SEARCH', 'embedded'],
  ])('tells a shop apart by its %s', (name, value) => {
    expect(idOf({ [name]: value })).not.toBe(idOf());
  });

  it.each([
    ['CONTENTSTACK_DELIVERY_TOKEN', 'the next'],
    ['ALGOLIA_SEARCH_KEY', 'the next'],
    ['ALGOLIA_HOSTS', 'https://near.example'],
  ])('is the same for servers that reach the same by another %s', (name, value) => {
    expect(idOf({ [name]: value })).toBe(idOf());
  });
});
