import { openContentstack, STACK_KEYS } from '../../support/contentstack-shop.ts';
import { richContent } from '../../support/rich-content.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';

/** An independent client of the delivery API: without SDK, with its own query syntax. */
export async function openDelivery() {
  const { origin, sandbox } = await openContentstack(richContent, smallCatalogue);
  const headers = { api_key: STACK_KEYS.apiKey, access_token: STACK_KEYS.deliveryToken };
  const get = async (path: string, extra: Record<string, string | undefined> = {}) => {
    const sent = Object.entries({ ...headers, ...extra }).filter(
      (header): header is [string, string] => header[1] !== undefined,
    );
    const url = new URL(`${origin}/v3${path}`);
    if (!url.searchParams.has('environment')) url.searchParams.append('environment', 'production');
    const response = await fetch(url, { headers: sent });
    const body = (await response.json()) as Record<string, unknown>;
    return { status: response.status, headers: response.headers, body };
  };
  /** The uids that a query over all pages finds, in order. */
  const find = async (query: unknown, rest = '') => {
    const text = encodeURIComponent(JSON.stringify(query));
    const { body } = await get(`/content_types/page/entries?query=${text}${rest}`);
    return ((body['entries'] ?? []) as { uid: string }[]).map(({ uid }) => uid);
  };
  return { origin, sandbox, get, find };
}
