import robotsParser from 'robots-parser';

/** Any crawler that a shop has no words for of its own. */
const ANYBODY = 'SomeCrawler';

/** Reads a `robots.txt` as crawlers do (RFC 9309): whether they may fetch an address of `origin`. */
export function readRobots(origin: string, text: string): (url: string) => boolean {
  const robots = robotsParser(`${origin}/robots.txt`, text);
  return (url) => robots.isAllowed(new URL(url, origin).href, ANYBODY) ?? false;
}

export const sitemapsIn = (text: string): readonly string[] =>
  robotsParser('http://x/robots.txt', text).getSitemaps();
