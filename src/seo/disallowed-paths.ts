/** A path that is closed to crawlers except for a few pages. */
export type DisallowCandidate = {
  readonly path: string;
  /** Published pages in it. */
  readonly pages: readonly string[];
};

export type DisallowedPaths = {
  readonly paths: readonly string[];
  /** All published pages in them: each has to be allowed by name. */
  readonly pages: readonly string[];
};

type DisallowRules = {
  /** Rules that close a path. */
  readonly disallowLines: (path: string) => readonly string[];
  /** Rules that allow a page in a closed path. */
  readonly allowLines: (page: string) => readonly string[];
  /** Space for all of them together, in bytes. */
  readonly byteBudget: number;
};

/**
 * Closes as many paths as there is space for their rules, those with the fewest pages first. The
 * rest stays open: an indexable page is never closed for lack of space.
 */
export function chooseDisallowedPaths(
  candidates: readonly DisallowCandidate[],
  { disallowLines, allowLines, byteBudget }: DisallowRules,
): DisallowedPaths {
  const paths: string[] = [];
  const opened = new Set<string>();
  let left = byteBudget;
  for (const { path, pages } of candidates.toSorted((a, b) => a.pages.length - b.pages.length)) {
    const added = pages.filter((page) => !opened.has(page));
    const size = bytesOfLines([...disallowLines(path), ...added.flatMap(allowLines)]);
    if (size > left) continue;
    left -= size;
    paths.push(path);
    for (const page of added) opened.add(page);
  }
  return { paths, pages: [...opened] };
}

/** Upper bound of the size of lines in bytes, including their line ends. */
export const bytesOfLines = (lines: readonly string[]): number =>
  lines.reduce((sum, line) => sum + line.length + 2 * line.replace(ASCII, '').length + 1, 0);

const ASCII = /[\0-\x7F]+/gu;
