import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { IN_FULL_RUN } from '../../scripts/test-groups.mjs';
import { citationsBelow, citationsOf } from '../support/citations.ts';
import { parseRequirements } from '../support/parse-requirements.ts';

/** Number of requirements in each section of the specification. */
const SECTIONS = { H: 15, F: 11, S: 7, L: 10, P: 7, C: 10, N: 2, B: 7, T: 2 };
const NUMBERS = Object.entries(SECTIONS).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}${index + 1}`),
);

const rows = parseRequirements(readFileSync('docs/requirements.md', 'utf8'));
const citations = citationsBelow('tests');
const isCited = (id: string, file?: string): boolean =>
  citations.some(
    (citation) => citation.requirement === id && (file === undefined || citation.file === file),
  );

describe('docs/requirements.md', () => {
  it('has every requirement, and each once', () => {
    const ids = rows.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(NUMBERS.filter((number) => !ids.includes(number))).toEqual([]);
  });

  it.each(rows.filter(({ open }) => open === undefined))(
    'lists only tests that cite $id',
    ({ id, tests }) => {
      expect(tests).not.toEqual([]);
      expect(tests.filter((file) => !isCited(id, file))).toEqual([]);
    },
  );

  it('marks only requirements as open that no test cites', () => {
    const open = rows.filter((row) => row.open !== undefined);
    expect(open.filter(({ id }) => isCited(id))).toEqual([]);
  });

  it('has for every requirement a test that the short run has, too', () => {
    const short = citations.filter(
      ({ file, title }) =>
        !/@full|@vendors/u.test(title) && !IN_FULL_RUN.some((left) => file.startsWith(left)),
    );
    const shown = new Set(short.map(({ requirement }) => requirement));
    expect(citations.filter(({ requirement }) => !shown.has(requirement))).toEqual([]);
  });

  it('has every requirement that a test cites', () => {
    const ids = new Set(rows.map(({ id }) => id));
    expect(citations.filter(({ requirement }) => !ids.has(requirement))).toEqual([]);
  });
});

describe('parseRequirements', () => {
  it('reads number, tests and what is open', () => {
    const page = [
      '- **F4**: A range of **prices**,',
      '  both included.',
      '  - `tests/a.test.ts`',
      '  - `tests/b.test.ts`',
      '- **B2a**: Later.',
      '  - open: no service has it',
      '- **no number**: left out',
    ].join('\n');
    expect(parseRequirements(page)).toEqual([
      { id: 'F4', tests: ['tests/a.test.ts', 'tests/b.test.ts'] },
      { id: 'B2a', open: 'no service has it', tests: [] },
    ]);
  });
});

const cited = (source: string) =>
  citationsOf('a.test.ts', source).map(({ requirement }) => requirement);

describe('citationsOf', () => {
  it('finds the numbers at the start of a title', () => {
    expect(cited("describe('H1', () => { it('H1 H4 names it', () => {}); });")).toEqual([
      'H1',
      'H4',
    ]);
    expect(cited('it(`F10 reads ${any}`, law)')).toEqual(['F10']);
    expect(cited("test.describe('B2a sends', law)")).toEqual(['B2a']);
  });

  it('finds the numbers in the cells of a table if titles start with them', () => {
    expect(cited("it.each([['H6', 'a'], ['C4', 'b']])('%s has the key %s', law)")).toEqual([
      'H6',
      'C4',
    ]);
    expect(cited("it.each([['a', 'H6']])('P1 writes %s', law)")).toEqual(['P1']);
  });

  it('tells of a title that its test runs over vendors, by its tag', () => {
    const source = "test('C7 adds', OVER_VENDORS, law); test('C3 keeps', { tag: '@slow' }, law)";
    const titles = citationsOf('a.spec.ts', source).map(({ title }) => title);
    expect(titles).toEqual(['C7 adds @vendors', 'C3 keeps']);
  });

  it('ignores text that only looks like a title', () => {
    expect(cited("expect('H3 is hard'); // it('F1 is not a test')")).toEqual([]);
    expect(cited("it('sees H4', law); it(`Matratze H3`, law); it('H3', law)")).toEqual([]);
  });
});
