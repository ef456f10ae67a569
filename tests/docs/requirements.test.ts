import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { citationsBelow, citationsOf } from '../support/citations.ts';
import { parseRequirements } from '../support/requirement-rows.ts';

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
  it('has a row for every requirement, and each once', () => {
    const ids = rows.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(NUMBERS.filter((number) => !ids.includes(number))).toEqual([]);
  });

  it.each(rows.filter(({ open }) => open === undefined))(
    'is right that tests show $id',
    ({ id, tests }) => {
      expect(tests).not.toEqual([]);
      expect(tests.filter((file) => !isCited(id, file))).toEqual([]);
    },
  );

  it('calls open only what no test claims to show', () => {
    const open = rows.filter((row) => row.open !== undefined);
    expect(open.filter(({ id }) => isCited(id))).toEqual([]);
  });

  it('has a row for whatever a test cites', () => {
    const ids = new Set(rows.map(({ id }) => id));
    expect(citations.filter(({ requirement }) => !ids.has(requirement))).toEqual([]);
  });
});

const cited = (source: string) =>
  citationsOf('a.test.ts', source).map(({ requirement }) => requirement);

describe('citationsOf', () => {
  it('reads the numbers that a title begins with', () => {
    expect(cited("describe('H1', () => { it('H1 H4 names it', () => {}); });")).toEqual([
      'H1',
      'H4',
    ]);
    expect(cited('it(`F10 reads ${any}`, law)')).toEqual(['F10']);
    expect(cited("test.describe('B2a sends', law)")).toEqual(['B2a']);
  });

  it('reads the cells of a table where titles begin with them', () => {
    expect(cited("it.each([['H6', 'a'], ['C4', 'b']])('%s has the key %s', law)")).toEqual([
      'H6',
      'C4',
    ]);
    expect(cited("it.each([['a', 'H6']])('P1 writes %s', law)")).toEqual(['P1']);
  });

  it('passes over what only looks like a title', () => {
    expect(cited("expect('H3 is hard'); // it('F1 is not a test')")).toEqual([]);
    expect(cited("it('sees H4', law); it(`Matratze H3`, law); it('H3', law)")).toEqual([]);
  });
});
