import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const architecture = readFileSync('ARCHITECTURE.md', 'utf8');

describe.each([
  { section: 'A page request', first: 'createApp', last: 'sendText' },
  { section: 'A click on "add to cart"', first: 'AddToCart', last: 'AddedToCart' },
])('$section of ARCHITECTURE.md', ({ section, first, last }) => {
  const functions = functionsIn(sectionOf(architecture, section));

  it('names the functions of the way, at most 20, from its first to its last', () => {
    const names = functions.map(({ name }) => name);
    expect(names.at(0)).toBe(first);
    expect(names.at(-1)).toBe(last);
    expect(new Set(names).size).toBeLessThanOrEqual(MOST);
    expect(new Set(names).size).toBeGreaterThan(MOST / 2);
  });

  it('names only functions that the files have', () => {
    const missing = functions.filter(
      ({ name, file }) => !declares(readFileSync(file, 'utf8'), name),
    );
    expect(missing).toEqual([]);
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
function functionsIn(text: string) {
  const plain = text.replaceAll('<br/>', ' ').replaceAll('`', '');
  return Array.from(
    plain.matchAll(/((?:\w+, )*\w+) \(([\w/-]+\.tsx?)\)/gu),
    ([, names = '', file = '']) => names.split(', ').map((name) => ({ name, file })),
  ).flat();
}

const declares = (code: string, name: string): boolean =>
  new RegExp(
    `^(?:export )?(?:async )?(?:function|const|class) ${name}\\b|^  (?:async )?#?${name}[(<]`,
    'mu',
  ).test(code);
