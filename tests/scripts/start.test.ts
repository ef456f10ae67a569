import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { inScope } from '../support/test-scope.ts';

const folder = mkdtempSync(join(tmpdir(), 'clone-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a program that records its run and exits with `code`. */
function writeProgram(path: string, code: number): void {
  writeFileSync(path, `#!/bin/sh\ntouch "${path}.ran"\nexit ${code}\n`);
  chmodSync(path, 0o755);
}

/** A bare clone, with an npm that exits with `npmCode`. */
function cloneAt(name: string, npmCode = 1) {
  const root = join(folder, name);
  cpSync('scripts', join(root, 'scripts'), { recursive: true });
  cpSync('package-lock.json', join(root, 'package-lock.json'));
  mkdirSync(join(root, 'bin'));
  writeProgram(join(root, 'bin/npm'), npmCode);
  return { root, npmRan: () => existsSync(join(root, 'bin/npm.ran')) };
}

function run(root: string, script: string, ...words: readonly string[]) {
  return runIn({}, root, script, ...words);
}

/** Runs it with these variables in its environment. */
function runIn(
  environment: Readonly<Record<string, string>>,
  root: string,
  script: string,
  ...words: readonly string[]
) {
  const path = [join(root, 'bin'), dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter);
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts', script), ...words],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...environment, PATH: path },
    },
  );
  return { status, stderr };
}

/** Each calls the same function first: the short run has those that a clone is begun with. */
const SCRIPTS = inScope(
  ['start.mjs', 'build.mjs', 'test.mjs', 'dev.mjs'],
  ['start.mjs', 'test.mjs'],
);

describe('a script that must install packages first', () => {
  it.each(SCRIPTS)('%s exits with a one-line error when npm fails', (script) => {
    const { root, npmRan } = cloneAt(`failing-${script}`);
    expect(run(root, script)).toEqual({ status: 1, stderr: 'npm ci ended with exit code 1\n' });
    expect(npmRan()).toBe(true);
  });

  it.each(SCRIPTS)('%s does not install into a symlinked node_modules', (script) => {
    const { root, npmRan } = cloneAt(`linked-${script}`);
    mkdirSync(join(root, 'elsewhere'));
    symlinkSync(join(root, 'elsewhere'), join(root, 'node_modules'));
    expect(run(root, script)).toEqual({
      status: 1,
      stderr: 'node_modules is a symbolic link: install in its target, or remove it\n',
    });
    expect(npmRan()).toBe(false);
  });
});

/** What npm records beside the packages; `change` alters the record. */
function recordInstalled(root: string, change: (packages: Packages) => void = () => {}) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const { '': _, ...packages } = lock.packages as Packages;
  const required = Object.entries(packages).filter(
    ([, { optional, os, cpu }]) =>
      !optional || (os?.includes(process.platform) && cpu?.includes(process.arch)),
  );
  const installed = Object.fromEntries(required);
  change(installed);
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
  writeFileSync(
    join(root, 'node_modules/.package-lock.json'),
    JSON.stringify({ packages: installed }),
  );
  writeProgram(join(root, 'node_modules/.bin/vite'), 1);
}

describe('a script whose packages npm has installed', () => {
  it('does not install them again', () => {
    const { root, npmRan } = cloneAt('installed');
    recordInstalled(root);
    expect(run(root, 'build.mjs').stderr).toBe('vite build ended with exit code 1\n');
    expect(npmRan()).toBe(false);
  });

  it.each<[string, (packages: Packages) => void]>([
    ['is missing', (packages) => void delete packages['node_modules/vite']],
    ['has another version', (packages) => (packages['node_modules/vite'] = { version: '1.0.0' })],
    [
      'is no longer locked',
      (packages) => (packages['node_modules/left-pad'] = { version: '1.3.0' }),
    ],
    [
      'for this system is missing',
      (packages) => {
        for (const [path, { os }] of Object.entries(packages)) if (os) delete packages[path];
      },
    ],
  ])('installs when a package %s', (state, change) => {
    const { root, npmRan } = cloneAt(`outdated-${state.replaceAll(' ', '-')}`);
    recordInstalled(root, change);
    expect(run(root, 'build.mjs').stderr).toBe('npm ci ended with exit code 1\n');
    expect(npmRan()).toBe(true);
  });
});

type Packages = Record<string, Package>;
type Package = {
  readonly version?: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
};

describe('a script that must build first', () => {
  it.each(['start.mjs', 'build.mjs'])(
    '%s exits with a one-line error when the build fails',
    (script) => {
      const { root } = cloneAt(`unbuilt-${script}`, 0);
      mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
      writeProgram(join(root, 'node_modules/.bin/vite'), 1);
      expect(run(root, script)).toEqual({
        status: 1,
        stderr: 'vite build ended with exit code 1\n',
      });
    },
  );
});

/** A clone in which every check passes, and `vitest` runs these lines of a shell. */
function cloneWithTests(name: string, lines: string): string {
  const { root } = cloneAt(name, 0);
  recordInstalled(root);
  const programs = join(root, 'node_modules/.bin');
  for (const tool of ['oxfmt', 'knip', 'tsc', 'oxlint']) writeProgram(join(programs, tool), 0);
  writeFileSync(join(programs, 'vitest'), `#!/bin/sh\n${lines}\n`);
  chmodSync(join(programs, 'vitest'), 0o755);
  return root;
}

/** Lines of a shell that write the report of three passed tests and these failed ones. */
const writeReport = (failed: number): string => `
  for word in "$@"; do
    case "$word" in --outputFile.json=*)
      echo '{"numPassedTests": 3, "numFailedTests": ${failed}}' > "\${word#*=}";;
    esac
  done`;

describe('npm run check', () => {
  it.each([
    ['passes if its tests do', writeReport(0), 0],
    ['fails with a test', writeReport(1), 1],
    ['fails if its tests do without naming one', `${writeReport(0)}\nexit 1`, 1],
    ['fails if its tests end before they have a report', 'exit 0', 1],
  ])('%s', (claim, lines, status) => {
    const root = cloneWithTests(claim.replaceAll(' ', '-'), lines);
    expect(run(root, 'test.mjs', '--quick').status).toBe(status);
  });

  it.each([
    ['all', ['--all']],
    ['short', []],
  ])('has the scope %s with %j, whatever its environment says', (scope, words) => {
    const root = cloneWithTests(
      `scope-${scope}`,
      `${writeReport(0)}\n[ "$TEST_SCOPE" = ${scope} ]`,
    );
    const environment = { TEST_SCOPE: scope === 'all' ? 'short' : 'all' };
    expect(runIn(environment, root, 'test.mjs', '--quick', ...words).status).toBe(0);
  });
});
