import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const FIXTURE = resolve('tests/scripts/mutation-runner');

type Mutant = {
  readonly location: { readonly start: { readonly line: number } };
  readonly replacement: string;
  readonly status: string;
};

let folder: string;
let lines: readonly string[];
let mutants: readonly Mutant[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mutation-runner-'));
  const report = join(folder, 'report.json');
  await promisify(execFile)(resolve('node_modules/.bin/stryker'), ['run'], {
    cwd: FIXTURE,
    env: { ...process.env, MUTATION_REPORT: report, MUTATION_FOLDER: join(folder, 'sandbox') },
  });
  const { files } = JSON.parse(await readFile(report, 'utf8'));
  lines = files['rules.ts'].source.split('\n');
  mutants = files['rules.ts'].mutants;
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** What became of the mutants of a line, by what they replace it with. */
const outcomes = (line: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    mutants
      .filter(({ location }) => lines[location.start.line - 1]?.includes(line))
      .map(({ replacement, status }) => [replacement, status]),
  );

describe('the test runner of mutation tests', () => {
  it('notices a mutant that a test fails for', () => {
    expect(outcomes('age >= 18')).toEqual({
      true: 'Killed',
      false: 'Killed',
      'age > 18': 'Killed',
      'age < 18': 'Killed',
    });
  });

  it('reports a mutant that no test notices, also after a test was left failing', () => {
    expect(outcomes('count + 1')).toEqual({ 'count - 1': 'Survived' });
  });

  it('ends a mutant that runs for ever', () => {
    expect(outcomes('left -= 1')).toMatchObject({ 'left += 1': 'Timeout' });
  });

  it('notices a mutant of a line whose result is remembered from an earlier run', () => {
    expect(outcomes('remembered ??=')).toEqual({
      'remembered &&= priceOf(2, 3)': 'Killed',
    });
    expect(outcomes('count * each')).toEqual({ 'count / each': 'Killed' });
  });

  it('notices a mutant that runs once, at import', () => {
    expect(outcomes('[18, 21]')).toEqual({ '[]': 'Killed' });
  });
});
