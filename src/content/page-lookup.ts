import { MOST_PATH_SEGMENTS } from '../routing/path-rejection.ts';

/**
 * Returns the paths whose page may serve `path`, longest first, in whole segments:
 * `/matrassen/maat`, `/matrassen`. The home page matches `/` only (F1). Segments deeper than any
 * page are ignored.
 */
export function urlPrefixes(path: string): readonly string[] {
  const segments = path.split('/').filter(Boolean).slice(0, MOST_PATH_SEGMENTS);
  if (segments.length === 0) return ['/'];
  return segments.map((_, index) => `/${segments.slice(0, segments.length - index).join('/')}`);
}
