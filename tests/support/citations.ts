import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

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

/** Titles of the tests of one file. */
export const testTitlesOf = (file: string, source: string): readonly string[] =>
  titlesIn(ts.createSourceFile(file, source, ts.ScriptTarget.Latest));

const TESTING: ReadonlySet<string> = new Set(['it', 'test', 'describe']);

/** Titles of `it`, `test` and `describe`; a title that begins with a table cell counts per row. */
function titlesIn(node: ts.Node): readonly string[] {
  const titles = ts.isCallExpression(node) && isTesting(node.expression) ? titlesOf(node) : [];
  const below: string[] = [];
  ts.forEachChild(node, (child) => void below.push(...titlesIn(child)));
  return [...titles, ...below];
}

/** Whether a call such as `it`, `it.each(table)` or `test.describe` begins with a test function. */
function isTesting(callee: ts.Node): boolean {
  if (ts.isIdentifier(callee)) return TESTING.has(callee.text);
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) {
    return isTesting(callee.expression);
  }
  return false;
}

function titlesOf(call: ts.CallExpression): readonly string[] {
  const { expression } = call;
  const [title, details] = call.arguments;
  if (title === undefined) return [];
  const text = ts.isTemplateExpression(title) ? title.head.text : textOf(title);
  const titles = text?.startsWith('%s')
    ? firstCells(expression).map((cell) => cell + text)
    : [text ?? ''];
  return isOverVendors(details) ? titles.map((one) => `${one} @vendors`) : titles;
}

/** Whether a browser test has the tag of stories over vendors, which Playwright adds to its title. */
const isOverVendors = (details: ts.Node | undefined): boolean =>
  details !== undefined && ts.isIdentifier(details) && details.text === 'OVER_VENDORS';

const textOf = (node: ts.Node): string | undefined =>
  ts.isStringLiteralLike(node) ? node.text : undefined;

function firstCells(callee: ts.Node): readonly string[] {
  const table = ts.isCallExpression(callee) ? callee.arguments[0] : undefined;
  const rows = table && ts.isArrayLiteralExpression(table) ? table.elements : [];
  return rows.flatMap((row) => {
    const cell = ts.isArrayLiteralExpression(row) ? row.elements[0] : row;
    return (cell && textOf(cell)) ?? [];
  });
}

const CITED = /^(?:(?:BS|DB|DS|MB|WR|[HFSLPCNBTA])\d{1,2}[a-z]?\s+)+/;

/** The numbers at the start of a title: `H1 H4 says of every page …`. */
const requirementsOf = (title: string): readonly string[] =>
  CITED.exec(title.replace(/%s/, ' '))?.[0].trim().split(/\s+/) ?? [];
