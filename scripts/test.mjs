import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureRedis } from './apt.mjs';
import { prepare, ROOT, run, runTool, step } from './run.mjs';
import {
  CLIENTS,
  COMMANDS,
  CRAWL,
  FAULTS,
  GUIDES,
  IN_FULL_RUN,
  KILLS,
  SERVER,
  TWO_SERVERS,
} from './test-groups.mjs';

/**
 * `npm test`: installs what is missing, and tests each rule where it is cheapest, in four to five minutes on
 * two cores. A failing part does not hide the others; the last line prints the totals.
 *
 * `--all`, as CI runs it: also what shows the same in every locale, on every page, over vendors or
 * with processes of its own (`IN_FULL_RUN`, and `tests/support/test-scope.ts`).
 * `--quick`, for after each change: the checks of the sources but for unused code, which is of no
 * harm for a while, and the tests that open neither a server nor the demo shop.
 */
const CACHE = join(ROOT, '.cache');
const REPORTS = join(CACHE, 'reports');
/** Where the tests keep transformed modules: see `vitest.config.ts`. */
const MODULES = join(CACHE, 'modules-production');
/** In milliseconds: a week, after which a module is transformed again. */
const MODULE_LIFETIME = 7 * 24 * 3_600_000;
/** One file at a time: these tests are sensitive to timing. */
const ALONE = '--maxWorkers=1';
/** Each opens the whole demo shop: half of the time of the unit tests. */
const DEMO = [
  'tests/demo',
  'tests/composition',
  'tests/src/use-cases/explain/explain-url.test.ts',
  'tests/src/use-cases/hits-for-bed.test.ts',
  'tests/src/use-cases/narrow-to-bed.test.ts',
  'tests/src/use-cases/narrow-to-day.test.ts',
  'tests/src/use-cases/show-my-bed.test.ts',
];
/** Each is a process of its own: they start processes, or are sensitive to timing. */
const APART = [KILLS, ...FAULTS, TWO_SERVERS, GUIDES, COMMANDS];
/** What opens a server, or asks one. */
const OVER_THE_WIRE = [CRAWL, ...CLIENTS, ...SERVER];
const IS_QUICK = process.argv.includes('--quick');
const IS_ALL = process.argv.includes('--all');
/** What tests know it by, whatever the caller's environment says: see `tests/support/test-scope.ts`. */
const SCOPE = { TEST_SCOPE: IS_ALL ? 'all' : 'short' };
/** As the shop is served: React and MobX take longer in development. */
const AS_SERVED = { NODE_ENV: 'production' };
/**
 * In megabytes, four times the usual: what tests allocate is garbage by the next test, and is not
 * copied first.
 */
const YOUNG_GENERATION = '--max-semi-space-size=64';
/** In bytes, of the machine or of the container that the tests run in. */
const MEMORY = Math.min(totalmem(), process.constrainedMemory() || Infinity);
/**
 * Of the type checker, unless the caller says otherwise: it throws away little, and its collector
 * takes a fifth of its time. It then takes up to 8 GiB, or more if it needs more, beside 4 GB of the
 * tests.
 */
const RARELY_COLLECTED =
  MEMORY > 20e9 && process.env['GOGC'] === undefined
    ? { GOGC: '400', GOMEMLIMIT: process.env['GOMEMLIMIT'] ?? '8GiB' }
    : {};
/**
 * Of the type checker: a file is linted by the instance that has checked its types, and so knows
 * them. Else any takes it, and infers them again: half as much processor time and memory more.
 */
const TYPES_INFERRED_ONCE = { OXLINT_TSGOLINT_CHECKER_SCHEDULING: 'affinity' };
/** Of files that have not changed it knows what they import and export. */
const KNIP_CACHE = ['--cache', '--cache-location', join(CACHE, 'knip')];
const total = { passed: 0, failed: 0 };
const PLAIN = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: '0' };

await prepare(ensureInstalled);
rmSync(REPORTS, { recursive: true, force: true });
removeFormerModules();
mkdirSync(REPORTS, { recursive: true });

const sources = () =>
  inTurn(
    () => check('Format', () => runTool('oxfmt', ['--check', '.'])),
    () => check('Import rules', () => run('npm', ['run', '--silent', 'layers'])),
    () => IS_QUICK || check('Unused code', () => runTool('knip', ['--no-progress', ...KNIP_CACHE])),
    // Each file by the `tsconfig.json` above it: the domain has no library but the language's.
    () =>
      check('Types and lint', () =>
        runTool('oxlint', ['--type-aware', '--type-check', '--deny-warnings'], {
          ...RARELY_COLLECTED,
          ...TYPES_INFERRED_ONCE,
        }),
      ),
  );

/** Of the domain, the user interface and the scripts; `npm run check` opens no demo shop. */
const unit = () =>
  suite('Unit and property tests', () =>
    vitest('unit', without([...APART, ...OVER_THE_WIRE, ...(IS_QUICK ? DEMO : [])])),
  );
const wire = () => suite('Clients, server and pages', () => vitest('wire', OVER_THE_WIRE));
/** One process: what imports the whole shop imports it once a worker, and shares what is opened. */
const tests = () =>
  suite('Unit tests, clients, server and pages', () => vitest('tests', without(APART)));
const faults = () =>
  suite('Clicks and tabs through a faulty network', () => vitest('faults', [...FAULTS, ALONE]));
const kills = () => suite('Killed processes', () => vitest('durability', [KILLS, ALONE]));
const twoServers = () => suite('Two servers', () => vitest('two-servers', [TWO_SERVERS, ALONE]));
const guides = () => suite('Guides', () => vitest('guides', [GUIDES]));
const commands = () => suite('Commands', () => vitest('commands', [COMMANDS, ALONE]));

if (IS_QUICK) {
  await Promise.all([unit(), sources()]);
} else {
  await ensureRedis();
  // The suites that mostly wait cost the tests little time. All tests in one process would take 4 GB.
  // By the end of the checks, or of the build, most of what faults, kills and commands import has
  // been transformed for the tests.
  await Promise.all(
    IS_ALL
      ? [inTurn(unit, wire), inTurn(sources, guides), faults(), inTurn(kills, twoServers, commands)]
      : [tests(), inTurn(sources, faults), inTurn(buildAhead, kills, commands)],
  );
  await suite('Browser tests', playwright);
}

process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;

/**
 * Nothing else removes the transformed modules of former sources. Those of today's sources are as
 * good as new: their names are hashes of what they were made from, packages aside.
 */
function removeFormerModules() {
  if (!existsSync(MODULES)) return;
  const packages = statSync(join(ROOT, 'package-lock.json')).mtimeMs;
  const oldest = Math.max(packages, Date.now() - MODULE_LIFETIME);
  for (const name of readdirSync(MODULES)) {
    const file = join(MODULES, name);
    if (statSync(file).mtimeMs < oldest) rmSync(file, { force: true });
  }
}

/** Runs checks one after another, in parallel with other groups. */
async function inTurn(...checks) {
  for (const check of checks) await check();
}

/** Builds for the browser tests beside the others; they report a failure when they build again. */
async function buildAhead() {
  await ensureBuilt().catch(() => undefined);
}

async function check(title, work) {
  const code = await step(title, work);
  add({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
}

async function suite(title, work) {
  add(await step(title, work));
}

function without(places) {
  return places.flatMap((place) => ['--exclude', place.endsWith('.ts') ? place : `${place}/**`]);
}

function add({ passed, failed }) {
  total.passed += passed;
  total.failed += failed;
}

async function vitest(name, which) {
  const file = join(REPORTS, `${name}.json`);
  const code = await runTool(
    'vitest',
    [
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...which,
      ...(IS_ALL ? [] : without(IN_FULL_RUN)),
    ],
    { ...PLAIN, ...AS_SERVED, ...SCOPE, NODE_OPTIONS: nodeOptions() },
  );
  return counted(code, readReport(file), ({ numPassedTests, numFailedTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  }));
}

function nodeOptions() {
  return [process.env['NODE_OPTIONS'], YOUNG_GENERATION].filter(Boolean).join(' ');
}

async function playwright() {
  const file = join(REPORTS, 'browser.json');
  try {
    await ensureBuilt();
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    return { passed: 0, failed: 1 };
  }
  const browser = await ensureBrowser();
  const code = await runTool('playwright', ['test', '--reporter=list,json'], {
    ...PLAIN,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    ...SCOPE,
    ...(browser === undefined ? {} : { CHROMIUM_PATH: browser }),
  });
  return counted(code, readReport(file), ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }));
}

/**
 * A suite that fails without a failed test counts as one failure, as does one without a report:
 * it did not start, say, or its process was ended.
 */
function counted(code, report, countsOf) {
  if (report === undefined) return { passed: 0, failed: 1 };
  const { passed, failed } = countsOf(report);
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
