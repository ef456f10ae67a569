import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { prepare, ROOT, runTool, StepFailure } from './run.mjs';

/**
 * `npm run test:related -- server/app.ts`: the tests that are closest to a file, for an answer in
 * seconds; several files may be given, and `--list` only prints the tests. `vitest related` runs all
 * that reach a file by imports: for the server nearly everything, because most of its tests open the
 * whole shop. Here a test is close by its name, by a direct import, or by the words that it shares.
 */
const FEW = 12;
/** In milliseconds; tests that took longer, maybe on a busy machine, have to be named after it. */
const SHORT = 6000;
/** Whether the shop still answers at all. The domain's tests need no shop. */
const SMOKE = 'tests/server/app.test.ts';
const SLOW = /^tests\/(?:crawl|demo|docs|durability|e2e|faults|guides|live|scripts|two-servers)\//u;
const TEST = /^tests\/.*\.test\.tsx?$/u;
/** The specifiers of imports that remain when the types are gone. */
const IMPORT =
  /(?:^(?:import|export)\s(?!type\s)[^'";]*|\bimport\()\s*['"](?<from>[#.][^'"]+)['"]/gmu;

await prepare(async () => {
  const words = process.argv.slice(2);
  const files = words.filter((word) => word !== '--list');
  const unknown = files.find((file) => !existsSync(join(ROOT, file)));
  if (files.length === 0)
    throw new StepFailure('Usage: npm run test:related -- <file> ... [--list]');
  if (unknown !== undefined) throw new StepFailure(`${unknown} does not exist`);
  const importers = readImporters();
  const tests = [...new Set(files.flatMap((file) => closest(file, importers)))];
  if (words.includes('--list')) return process.stdout.write(`${tests.join('\n')}\n`);
  await ensureInstalled();
  if (tests.length === 0) throw new StepFailure('No test is close to it');
  process.exitCode = await runTool('vitest', ['run', ...tests], modeFor(tests));
});

/** The mode of `npm test`: components are tested in React's development mode, pages as served. */
function modeFor(tests) {
  return tests.some((test) => test.startsWith('tests/ui/')) ? {} : { NODE_ENV: 'production' };
}

function closest(file, importers) {
  if (TEST.test(file)) return [file];
  const stem = file.replace(/\.\w+$/u, '');
  const named = `tests/${stem}.test.ts`;
  const durations = readDurations();
  const isNamed = (test) => test === named || test === `${named}x`;
  const candidates = [...distances(file, importers)]
    .filter(([test]) => TEST.test(test) && !SLOW.test(test) && !loadsDemo(test, file))
    .filter(([test]) => isNamed(test) || (durations.get(test) ?? 0) < SHORT);
  const likeness = likenessTo(
    file,
    candidates.map(([test]) => test),
  );
  const tests = candidates
    .map(([test, distance]) => ({ test, rank: isNamed(test) ? 0 : Math.min(distance, 2) }))
    .toSorted((a, b) => a.rank - b.rank || likeness(b.test) - likeness(a.test))
    .map(({ test }) => test);
  return [...tests.slice(0, FEW), ...(file.startsWith('src/') ? [] : [SMOKE])];
}

/** Importing the demo shop takes longer than most tests. */
function loadsDemo(test, file) {
  return test.startsWith('tests/composition/') && !file.startsWith('composition/');
}

/** How much a test speaks of what the file speaks of: shared words, the rarer among tests the more. */
function likenessTo(file, tests) {
  const words = wordsOf(file);
  const texts = new Map(tests.map((test) => [test, wordsOf(test)]));
  const weights = new Map(
    [...words].map((word) => {
      const count = [...texts.values()].filter((text) => text.has(word)).length;
      return [word, Math.log(tests.length / Math.max(count, 1))];
    }),
  );
  return (test) =>
    [...weights].reduce((sum, [word, weight]) => sum + (texts.get(test).has(word) ? weight : 0), 0);
}

function wordsOf(file) {
  const text = `${file} ${readFileSync(join(ROOT, file), 'utf8')}`;
  return new Set(text.toLowerCase().match(/[a-z]{4,}/gu));
}

/** Number of imports from each file that reaches this one. */
function distances(file, importers) {
  const found = new Map([[file, 0]]);
  for (const [name, distance] of found) {
    for (const importer of importers.get(name) ?? []) {
      if (!found.has(importer)) found.set(importer, distance + 1);
    }
  }
  return found;
}

/** Files that import a file, by its path. */
function readImporters() {
  const importers = new Map();
  const list = ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'];
  const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
  for (const file of files.filter((name) => existsSync(join(ROOT, name)))) {
    for (const { groups } of readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)) {
      const path = groups.from.startsWith('#')
        ? groups.from.slice(1)
        : join(dirname(file), groups.from);
      importers.set(path, [...(importers.get(path) ?? []), file]);
    }
  }
  return importers;
}

/** Milliseconds by test file, of this copy's runs so far: the more is known, the shorter the wait. */
function readDurations() {
  const folder = join(ROOT, 'node_modules/.vite/vitest');
  const runs = existsSync(folder) ? readdirSync(folder) : [];
  const results = runs.flatMap((run) => {
    const { results } = JSON.parse(readFileSync(join(folder, run, 'results.json'), 'utf8'));
    return results;
  });
  return new Map(results.map(([key, { duration }]) => [key.slice(key.indexOf(':') + 1), duration]));
}
