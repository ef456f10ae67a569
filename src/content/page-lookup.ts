import { MOST_PATH_SEGMENTS } from '../routing/refuse-path.ts';

/**
 * The paths under which a page for `path` may be kept, longest first, in whole segments:
 * `/matrassen/maat`, `/matrassen`. The home page answers `/` alone (F1). What lies deeper than any
 * page is passed over.
 */
export function urlPrefixes(path: string): readonly string[] {
  const segments = path.split('/').filter(Boolean).slice(0, MOST_PATH_SEGMENTS);
  if (segments.length === 0) return ['/'];
  return segments.map((_, index) => `/${segments.slice(0, segments.length - index).join('/')}`);
}
