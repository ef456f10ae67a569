import robotsParser from 'robots-parser';

/** A crawler that a shop has no rules of its own for. */
const UNLISTED_CRAWLER = 'SomeCrawler';

/** Parses a `robots.txt` (RFC 9309); the result tells whether a crawler may fetch a URL. */
export function readRobots(origin: string, text: string): (url: string) => boolean {
  const robots = robotsParser(`${origin}/robots.txt`, text);
  return (url) => robots.isAllowed(new URL(url, origin).href, UNLISTED_CRAWLER) ?? false;
}

export const sitemapsIn = (text: string): readonly string[] =>
  robotsParser('http://x/robots.txt', text).getSitemaps();
