import { createHash } from 'node:crypto';
import type { Upstreams } from '#server/upstream-settings.ts';

/**
 * Separates the cache entries of shops that share one Redis but use different upstreams. Identifies
 * the upstreams, not how they are reached: servers that reach one system in different ways share
 * its answers, and replacing a key does not discard the cache.
 */
export function upstreamsId({ commerce, content, search }: Upstreams): string {
  const asked = [
    commerce.kind === 'magento' ? [commerce.url, commerce.stores] : [],
    content.kind === 'contentstack' ? [content.apiKey, content.environment] : [],
    search.kind === 'algolia' ? [search.appId, search.prefix] : [],
  ];
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, 8);
}
