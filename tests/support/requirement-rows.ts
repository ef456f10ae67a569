/** A row of docs/requirements.md. */
export type RequirementRow = {
  /** `F4`; with a letter if a part of a requirement has a row of its own: `B2a`. */
  readonly id: string;
  /** The step that builds it, if no test shows it yet. */
  readonly open?: string;
  /** Test files that cite it. */
  readonly tests: readonly string[];
};

/** Parses the tables of docs/requirements.md: number, meaning, and its tests or its step. */
export const parseRequirements = (markdown: string): readonly RequirementRow[] =>
  markdown.split('\n').flatMap((line) => {
    const [, id, , shown = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    if (id === undefined || !/^[A-Z]\d{1,2}[a-z]?$/.test(id)) return [];
    const open = /^open: (.+)$/.exec(shown)?.[1];
    const tests = Array.from(shown.matchAll(/\]\(\.\.\/([^)]+)\)/g), ([, file = '']) => file);
    return [open === undefined ? { id, tests } : { id, open, tests }];
  });
