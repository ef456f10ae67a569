import type { ServerPorts } from '#server/server-ports.ts';
import type { FeedFormat } from '#src/feeds/feed-formats.ts';
import type { Locale } from '#src/shared/locale.ts';
import { productFeed } from '#src/use-cases/product-feed.ts';

/** Origin of the shops whose feeds are read without a server. */
export const FEED_ORIGIN = 'https://shop.example';

/** The whole feed of a shop. @throws {Error} if it fails */
export async function feedOf(
  ports: Pick<ServerPorts, 'assortment' | 'clock' | 'content' | 'log'>,
  locale: Locale,
  format: FeedFormat,
): Promise<string> {
  let text = '';
  for await (const chunk of productFeed({
    ports,
    format,
    words: {
      locale,
      now: ports.clock.now(),
      absoluteUrl: (path) => FEED_ORIGIN + path,
      sizeLabel: (size) => `${size.replace('x', '\u00A0×\u00A0')} cm`,
      serviceName: (service) => service,
    },
  })) {
    if (!chunk.ok) throw new Error(`${chunk.error.kind} after ${text.length} characters`);
    text += chunk.value;
  }
  return text;
}
