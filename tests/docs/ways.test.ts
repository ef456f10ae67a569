import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const architecture = readFileSync('ARCHITECTURE.md', 'utf8');

describe.each([
  { section: 'A page request', first: 'createApp', last: 'sendText' },
  { section: 'A click on "add to cart"', first: 'AddToCart', last: 'afterChange' },
])('$section of ARCHITECTURE.md', ({ section, first, last }) => {
  const text = sectionOf(architecture, section);
  const functions = functionsIn(text);
  const skipped = functionsIn(text, IN_BRACKETS);

  it('names the functions to open on the way, at most 20, from its first to its last', () => {
    const names = functions.map(({ name }) => name);
    expect(names.at(0)).toBe(first);
    expect(names.at(-1)).toBe(last);
    expect(new Set(names).size).toBeLessThanOrEqual(MOST);
    expect(new Set(names).size).toBeGreaterThan(MOST / 2);
  });

  it('names only functions that the files have', () => {
    const missing = [...functions, ...skipped].filter(
      ({ name, file }) => !declares(readFileSync(file, 'utf8'), name),
    );
    expect(missing).toEqual([]);
  });

  it('names no function without its file', () => {
    const known = new Set([...functions, ...skipped].map(({ name }) => name));
    const unknown = camelCaseNamesIn(text).filter((name) => !known.has(name) && !DATA.has(name));
    expect(unknown).toEqual([]);
  });

  it('does not say of a function that it is to be opened and need not be', () => {
    const named = new Set(functions.map(({ name, file }) => `${name} ${file}`));
    expect(skipped.filter(({ name, file }) => named.has(`${name} ${file}`))).toEqual([]);
  });
});

describe('the functions in a text', () => {
  it('are the names before a file, in prose and in the drawing', () => {
    expect(functionsIn('1. `one`, `two` (`src/a.ts`) and three (ui/B.tsx), not `four`')).toEqual([
      { name: 'one', file: 'src/a.ts' },
      { name: 'two', file: 'src/a.ts' },
      { name: 'three', file: 'ui/B.tsx' },
    ]);
    expect(functionsIn('A as one,<br/>two<br/>(src/a.ts)')).toHaveLength(2);
  });

  it('need not be opened if they share brackets with their file', () => {
    const text = '`one` (`src/a.ts`) asks (`two`, `three`, `src/b.ts`) and (`C`, `ui/C.tsx`)';
    expect(functionsIn(text).map(({ name }) => name)).toEqual(['one']);
    expect(functionsIn(text, IN_BRACKETS)).toEqual([
      { name: 'two', file: 'src/b.ts' },
      { name: 'three', file: 'src/b.ts' },
      { name: 'C', file: 'ui/C.tsx' },
    ]);
  });

  it('are told from the parts of paths and links', () => {
    expect(camelCaseNamesIn('`oneTwo` of `src/threeFour.ts` at /api/fiveSix, Seven')).toEqual([
      'oneTwo',
    ]);
  });
});

describe('a declaration', () => {
  it('is one of a function, constant, class or method, and no mere use', () => {
    for (const code of ['export function one(', 'const one = ', 'export class one {'])
      expect(declares(code, 'one')).toBe(true);
    for (const method of ['  one(): void {', '  async #one(', '  async one<T>('])
      expect(declares(`class A {\n${method}`, 'one')).toBe(true);
    for (const use of ['import { one } from', 'return one(', 'const done = one(', '  this.#one('])
      expect(declares(use, 'one')).toBe(false);
  });
});

/** Functions of a way, at most: what a newcomer follows in a few minutes. */
const MOST = 20;

/** The text of a page below one of its second headings. */
function sectionOf(page: string, heading: string): string {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  return section.split('\n## ', 1)[0] ?? '';
}

/** What stands before a file in parentheses: names, with commas between them. */
const BEFORE_BRACKETS = /((?:\w+, )*\w+) \(([\w/-]+\.tsx?)\)/gu;

/** Names in parentheses with their file: functions that need not be opened. */
const IN_BRACKETS = /\(((?:\w+, )*\w+), ([\w/-]+\.tsx?)\)/gu;

/** Names in the text that are no functions: fields, a method of the BFF, the kind of the drawing. */
const DATA: ReadonlySet<string> = new Set([
  'itemCount',
  'optimisticCart',
  'userErrors',
  'addProductsToCart',
  'sequenceDiagram',
]);

/** Functions in a text, with their files. */
function functionsIn(text: string, pattern = BEFORE_BRACKETS) {
  return Array.from(plainText(text).matchAll(pattern), ([, names = '', file = '']) =>
    names.split(', ').map((name) => ({ name, file })),
  ).flat();
}

const plainText = (text: string): string => text.replaceAll('<br/>', ' ').replaceAll('`', '');

/** Names as functions have them, besides parts of paths. */
const camelCaseNamesIn = (text: string): readonly string[] =>
  plainText(text).match(/(?<![\w/.-])[a-z]+[A-Z]\w*(?![\w/-]|\.\w)/gu) ?? [];

const declares = (code: string, name: string): boolean =>
  new RegExp(
    `^(?:export )?(?:async )?(?:function|const|class) ${name}\\b|^  (?:async )?#?${name}[(<]`,
    'mu',
  ).test(code);
