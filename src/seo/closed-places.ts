/** Where crawlers are kept out of all but a few pages. */
export type Place = {
  readonly path: string;
  /** The published pages in it. */
  readonly pages: readonly string[];
};

export type ClosedPlaces = {
  readonly paths: readonly string[];
  /** All published pages in them: each has to be opened by name. */
  readonly pages: readonly string[];
};

type Rules = {
  /** The rules that close a path. */
  readonly closing: (path: string) => readonly string[];
  /** The rules that a page takes which lies there. */
  readonly opening: (page: string) => readonly string[];
  /** For all of them together, in bytes. */
  readonly room: number;
};

/**
 * As many places as there is room for the rules of, those with the fewest pages first. What does not
 * fit stays open: a page that search engines may keep is never closed for want of room.
 */
export function closedPlaces(
  places: readonly Place[],
  { closing, opening, room }: Rules,
): ClosedPlaces {
  const paths: string[] = [];
  const opened = new Set<string>();
  let left = room;
  for (const { path, pages } of places.toSorted((a, b) => a.pages.length - b.pages.length)) {
    const added = pages.filter((page) => !opened.has(page));
    const size = bytesOf([...closing(path), ...added.flatMap(opening)]);
    if (size > left) continue;
    left -= size;
    paths.push(path);
    for (const page of added) opened.add(page);
  }
  return { paths, pages: [...opened] };
}

/** How many bytes lines take at most, each with its end. */
export const bytesOf = (lines: readonly string[]): number =>
  lines.reduce((sum, line) => sum + line.length + 2 * line.replace(ASCII, '').length + 1, 0);

const ASCII = /[\0-\x7F]/gu;
