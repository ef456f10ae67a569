import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** A requirement at the start of a test's title, with the title and the file of the test. */
export type Citation = {
  readonly requirement: string;
  readonly title: string;
  readonly file: string;
};

/** Citations in a folder, with paths from the working directory: `F4`, `tests/src/…`. */
export const citationsBelow = (folder: string): readonly Citation[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))
    .flatMap((file) => citationsOf(file, readFileSync(file, 'utf8')));

/** Citations of one test file, one per title and requirement. */
export const citationsOf = (file: string, source: string): readonly Citation[] =>
  testTitlesOf(file, source).flatMap((title) =>
    requirementsOf(title).map((requirement) => ({ requirement, title, file })),
  );

/**
 * Titles of the tests of one file: of `it`, `test` and `describe`. A title that begins with a table
 * cell counts per row.
 */
export function testTitlesOf(file: string, source: string): readonly string[] {
  const titles: string[] = [];
  new Visitor({
    CallExpression(call) {
      if (isTesting(call.callee)) titles.push(...titlesOf(call));
    },
  }).visit(parseSync(file, source).program);
  return titles;
}

const TESTING: ReadonlySet<string> = new Set(['it', 'test', 'describe']);

/** Whether a call such as `it`, `it.each(table)` or `test.describe` begins with a test function. */
function isTesting(callee: ESTree.Expression): boolean {
  if (callee.type === 'Identifier') return TESTING.has(callee.name);
  if (callee.type === 'MemberExpression') return isTesting(callee.object);
  return callee.type === 'CallExpression' && isTesting(callee.callee);
}

function titlesOf({
  callee,
  arguments: [title, details],
}: ESTree.CallExpression): readonly string[] {
  if (title === undefined) return [];
  const text = textOf(title) ?? '';
  const titles = text.startsWith('%s') ? firstCells(callee).map((cell) => cell + text) : [text];
  return isOverVendors(details) ? titles.map((one) => `${one} @vendors`) : titles;
}

/** Whether a browser test has the tag of stories over vendors, which Playwright adds to its title. */
const isOverVendors = (details: ESTree.Argument | undefined): boolean =>
  details?.type === 'Identifier' && details.name === 'OVER_VENDORS';

/** A text, or the start of one up to its first value. */
function textOf(node: ESTree.Argument): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node.type === 'TemplateLiteral' ? (node.quasis[0]?.value.cooked ?? '') : undefined;
}

function firstCells(callee: ESTree.Expression): readonly string[] {
  const table = callee.type === 'CallExpression' ? callee.arguments[0] : undefined;
  const rows = table?.type === 'ArrayExpression' ? table.elements : [];
  return rows.flatMap((row) => {
    const cell = row?.type === 'ArrayExpression' ? row.elements[0] : row;
    return (cell && textOf(cell)) ?? [];
  });
}

const CITED = /^(?:(?:BS|DB|DS|MB|WR|[HFSLPCNBTA])\d{1,2}[a-z]?\s+)+/;

/** The numbers at the start of a title: `H1 H4 says of every page …`. */
const requirementsOf = (title: string): readonly string[] =>
  CITED.exec(title.replace(/%s/, ' '))?.[0].trim().split(/\s+/) ?? [];
