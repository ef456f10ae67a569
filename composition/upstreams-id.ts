import { createHash } from 'node:crypto';
import type { Upstreams } from '#server/upstream-settings.ts';

/**
 * Tells shops apart that one Redis serves: what the stack of one says is no answer of another's. It
 * goes by whom they ask, not by how: servers that reach one system in several ways share what it
 * answered, and a key may be replaced without all being forgotten.
 */
export function upstreamsId({ commerce, content, search }: Upstreams): string {
  const asked = [
    commerce.kind === 'magento' ? [commerce.url, commerce.stores] : [],
    content.kind === 'contentstack' ? [content.apiKey, content.environment] : [],
    search.kind === 'algolia' ? [search.appId, search.prefix] : [],
  ];
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, 8);
}
