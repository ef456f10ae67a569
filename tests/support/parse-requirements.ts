/** A requirement of docs/requirements.md. */
export type Requirement = {
  /** `F4`; with a letter for a part of a requirement: `B2a`. */
  readonly id: string;
  /** Why it is not built yet. */
  readonly open?: string;
  /** Test files that cite it. */
  readonly tests: readonly string[];
};

/** Parses the lists of docs/requirements.md: number and meaning, below it tests or `open: …`. */
export const parseRequirements = (markdown: string): readonly Requirement[] =>
  markdown.split(/^- \*\*(?=[A-Z])/mu).flatMap((entry) => {
    const [, id] = /^([A-Z]{1,2}\d{1,2}[a-z]?)\*\*: /u.exec(entry) ?? [];
    if (id === undefined) return [];
    const open = /^ {2}- open: (.+)$/mu.exec(entry)?.[1];
    const tests = Array.from(
      entry.matchAll(/^ {2}- `(tests\/[^`]+)`$/gmu),
      ([, file = '']) => file,
    );
    return [open === undefined ? { id, tests } : { id, open, tests }];
  });
