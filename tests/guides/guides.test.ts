import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyDiff, applyStep, type Guide, type GuideStep, parseGuide } from '../support/guide.ts';

const GUIDES = join('docs', 'guides');

const guides: readonly Guide[] = readdirSync(GUIDES)
  .filter((file) => file.endsWith('.md'))
  .map((file) => parseGuide(file.slice(0, -3), readFileSync(join(GUIDES, file), 'utf8')));

/** How many files a guide may touch. */
const MAX_FILES: Readonly<Record<string, number>> = {
  'block-type': 6,
  'commerce-adapter': 2,
  facet: 1,
  language: 6,
  locale: 4,
  'search-adapter': 2,
  setting: 3,
  'url-rule': 1,
};

const isTest = (path: string): boolean => path.startsWith('tests/');
const isRun = ({ tests }: Guide, path: string): boolean =>
  tests.some((test) => path === test || path.startsWith(`${test}/`));

const isOfNewAdapter = ({ kind, path }: GuideStep): boolean =>
  kind === 'new' && path.startsWith('adapters/');

/** Files that a guide touches, besides tests and the folder of a new adapter. */
const touched = ({ steps }: Guide): ReadonlySet<string> =>
  new Set(
    steps.filter((step) => !isTest(step.path) && !isOfNewAdapter(step)).map(({ path }) => path),
  );

/** In milliseconds: copying the repository takes longer beside other work. */
const COPY_TIME = 120_000;

/** The repository with all guides followed, at the same time. */
const folder = mkdtempSync(join(tmpdir(), 'guides-'));
afterAll(() => rmSync(folder, { recursive: true }), COPY_TIME);

/** Not part of the sources; installed packages are linked. */
const LEFT_OUT = new Set(['.git', ...readFileSync('.gitignore', 'utf8').split('\n')]);

const misfits: string[] = [];

beforeAll(() => {
  for (const name of readdirSync('.').filter((one) => !LEFT_OUT.has(one))) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const { name, steps } of guides) {
    const reasons = steps.map((step) => applyStep(folder, step));
    misfits.push(
      ...reasons.filter((reason) => reason !== undefined).map((why) => `${name}: ${why}`),
    );
  }
}, COPY_TIME);

/** Runs a tool there. Resolves to what it says if it fails, else to an empty text. */
function failureOf(tool: string, args: readonly string[]): Promise<string> {
  const environment = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'));
  const child = spawn(join('node_modules', '.bin', tool), args, {
    cwd: folder,
    env: { ...Object.fromEntries(environment), NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => (said += part.toString()));
  }
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => done(code === 0 ? '' : `${tool} fails (${code}). ${said}`));
  });
}

/** For a machine with much other work. */
const PATIENCE = 600_000;

describe('docs/guides', () => {
  it.each(guides)('$name has tests of its own, and runs them', (guide) => {
    const own = guide.steps.filter(({ path }) => /\.test\.tsx?$/u.test(path));
    expect(own).not.toEqual([]);
    expect(own.filter(({ path }) => !isRun(guide, path))).toEqual([]);
  });

  it.each(guides)('$name has a file for every code block', ({ strays }) => {
    expect(strays).toEqual([]);
  });

  it.each(guides)('$name touches no more files than it may', (guide) => {
    expect([...touched(guide)].slice(MAX_FILES[guide.name] ?? 0)).toEqual([]);
  });

  it('fit the sources, and each other', () => {
    expect(misfits).toEqual([]);
  });

  it('are formatted as the sources are', async () => {
    const paths = guides.flatMap(({ steps }) => steps.map(({ path }) => path));
    expect(await failureOf('oxfmt', ['--check', ...new Set(paths)])).toBe('');
  });

  it(
    'lead to code that compiles, without lint errors',
    async () => {
      const checks = ['--type-aware', '--type-check', '--deny-warnings'];
      expect(await failureOf('oxlint', checks)).toBe('');
    },
    PATIENCE,
  );

  it(
    'lead to code that passes the tests that they run',
    async () => {
      const tests = guides.flatMap((guide) => guide.tests);
      expect(await failureOf('vitest', ['run', ...new Set(tests)])).toBe('');
    },
    PATIENCE,
  );
});

describe('parseGuide', () => {
  const fence = '```';
  const block = (heading: string, language: string) =>
    `${heading}\n\n${fence}${language}\ncode\n${fence}\n`;

  it('finds new and changed files, and the tests to run', () => {
    const text = [
      block('## `src/a.ts` (new)', 'ts'),
      block('## `src/b.ts` (edit)\n\nWhy it changes.', 'diff'),
      block('Run it:', 'sh').replace('code', 'npx vitest run tests/a.test.ts tests/b\nnpm start'),
    ].join('\n');
    expect(parseGuide('one', text)).toEqual({
      name: 'one',
      steps: [
        { path: 'src/a.ts', kind: 'new', code: 'code\n' },
        { path: 'src/b.ts', kind: 'edit', code: 'code\n' },
      ],
      tests: ['tests/a.test.ts', 'tests/b'],
      strays: [],
    });
  });

  it.each([
    ['Text above', 'ts'],
    ['## `src/a.ts` (edit)', 'ts'],
    ['## `src/a.ts` (new)', 'diff'],
    ['## `src/a.ts` (new)\n\n## Further', 'ts'],
    ['## `src/a.ts` (copy of `src/b.ts`)', 'ts'],
  ])('reports a code block under %j with the language %s', (heading, language) => {
    expect(parseGuide('one', block(heading, language)).strays).toEqual(['code\n']);
  });

  it('finds copies, which have no code block', () => {
    const copy = '## `src/b.ts` (copy of `src/a.ts`)\n\nThen translate it.\n\n';
    const last = '\n## `src/d.ts` (copy of `src/c.ts`)\n';
    const text = copy + block('## `src/b.ts` (edit)', 'diff') + last;
    expect(parseGuide('one', text)).toMatchObject({
      steps: [
        { path: 'src/b.ts', kind: 'copy', source: 'src/a.ts' },
        { path: 'src/b.ts', kind: 'edit', code: 'code\n' },
        { path: 'src/d.ts', kind: 'copy', source: 'src/c.ts' },
      ],
      strays: [],
    });
  });

  it('reports a second code block under one heading', () => {
    const text = block('## `src/a.ts` (new)', 'ts') + block('And then:', 'ts');
    expect(parseGuide('one', text)).toMatchObject({ strays: ['code\n'] });
  });
});

describe('applyStep', () => {
  const place = mkdtempSync(join(tmpdir(), 'guide-step-'));
  afterAll(() => rmSync(place, { recursive: true }));
  const copy = { path: 'b/one.txt', kind: 'copy', source: 'a/one.txt' } as const;

  it('copies a file that is there, to where none is', () => {
    expect(applyStep(place, copy)).toBe('b/one.txt: there is no a/one.txt to copy');
    const original = { path: 'a/one.txt', kind: 'new', code: 'one\n' } as const;
    expect(applyStep(place, original)).toBeUndefined();
    expect(applyStep(place, copy)).toBeUndefined();
    expect(readFileSync(join(place, 'b/one.txt'), 'utf8')).toBe('one\n');
    expect(applyStep(place, copy)).toBe('b/one.txt: exists already');
  });
});

describe('applyDiff', () => {
  const text = 'one\ntwo\n\nthree\ntwo\n';

  it('changes, adds and removes lines', () => {
    expect(applyDiff(text, ' one\n-two\n+2\n\n@@\n three\n+3\n')).toBe('one\n2\n\nthree\n3\ntwo\n');
  });

  it.each([' two\n+2\n', '-four\n', ' one\n three\n', '-ne\n'])(
    'returns undefined for %j, which is not there exactly once',
    (diff) => {
      expect(applyDiff(text, diff)).toBeUndefined();
    },
  );
});
