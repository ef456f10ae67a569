/** A row of docs/requirements.md. */
export type RequirementRow = {
  /** `F4`; a letter behind it where a part of a requirement is a row of its own: `B2a`. */
  readonly id: string;
  /** Which step builds it, where it is not shown yet. */
  readonly open?: string;
  /** Files of tests that cite it. */
  readonly tests: readonly string[];
};

/** Reads the tables of docs/requirements.md: number, meaning, and what shows it or when. */
export const parseRequirements = (markdown: string): readonly RequirementRow[] =>
  markdown.split('\n').flatMap((line) => {
    const [, id, , shown = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    if (id === undefined || !/^[A-Z]\d{1,2}[a-z]?$/.test(id)) return [];
    const open = /^open: (.+)$/.exec(shown)?.[1];
    const tests = Array.from(shown.matchAll(/\]\(\.\.\/([^)]+)\)/g), ([, file = '']) => file);
    return [open === undefined ? { id, tests } : { id, open, tests }];
  });
