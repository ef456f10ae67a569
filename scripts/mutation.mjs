import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { prepare, ROOT, runTool, step, StepFailure } from './run.mjs';

/**
 * `npm run test:mutation`: breaks the lines that were changed since the branch left main, one at a
 * time, and expects a test to notice each. After `--`, names of layers, folders or files take these
 * whole, and `--all` takes every layer. `--sample 40` takes 40 blocks of ten lines of each layer,
 * other blocks for another `--seed`. `--list` prints what would be broken.
 */
const LAYERS = ['src', 'server', 'adapters', 'composition', 'ui/stores'];
const BLOCK = 10;
/** Written by `npm run generate`. */
const GENERATED = 'adapters/magento/generated/';

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await prepare(async () => {
    const command = readCommand();
    const layers = LAYERS.map((layer) => ({ layer, places: placesOf(layer, command) }));
    if (command.isList) return list(layers);
    await ensureInstalled();
    process.exitCode = await breakLayers(layers, command.isSample);
  });
}

/** Mutates these places of each layer; returns the exit code of the first below its threshold. */
export async function breakLayers(layers, isSample = false) {
  const codes = [];
  for (const { layer, places } of layers) {
    if (places.length === 0) continue;
    const env = { MUTATION_LAYER: layer, ...(isSample ? { MUTATION_SAMPLE: '1' } : {}) };
    const args = ['run', ...(isSample ? [] : ['--incremental']), '--mutate', places.join(',')];
    codes.push(await step(`Mutants of ${layer}`, () => runTool('stryker', args, env)));
  }
  if (codes.length === 0) process.stdout.write('Nothing to mutate.\n');
  return codes.find((code) => code !== 0) ?? 0;
}

export const wholeLayers = () => LAYERS.map((layer) => ({ layer, places: filesOf(layer) }));

function readCommand() {
  const { values, positionals } = parseCommand();
  const unknown = positionals.find((name) => !LAYERS.includes(name) && !layerOf(name));
  if (unknown !== undefined) throw new StepFailure(`${unknown} is no layer, and in none`);
  return {
    names: values.all ? LAYERS : positionals,
    isList: values.list,
    isSample: values.sample !== undefined,
    size: Number(values.sample),
    seed: values.seed,
  };
}

function parseCommand() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        list: { type: 'boolean', default: false },
        sample: { type: 'string' },
        seed: { type: 'string', default: '1' },
      },
    });
  } catch (error) {
    throw new StepFailure(error.message);
  }
}

function list(layers) {
  for (const { places } of layers) for (const place of places) process.stdout.write(`${place}\n`);
}

/** What Stryker is to mutate: files, or ranges of lines as `server/app.ts:12-20`. */
function placesOf(layer, { names, isSample, size, seed }) {
  if (names.length === 0) return changedLines().filter((place) => layerOf(place) === layer);
  const files = filesOf(layer).filter((file) =>
    names.some((name) => name === layer || name === file || file.startsWith(`${name}/`)),
  );
  return isSample ? sampleOf(files, size, seed) : files;
}

function layerOf(path) {
  return LAYERS.find((layer) => path.startsWith(`${layer}/`));
}

function filesOf(layer) {
  return git('ls-files', '-co', '--exclude-standard', layer).filter(isMutated);
}

function isMutated(file) {
  return /\.tsx?$/u.test(file) && !file.startsWith(GENERATED);
}

/** Blocks in the order of their hashes: random, and the same for a seed while nothing changes. */
function sampleOf(files, size, seed) {
  const blocks = files.flatMap((file) => {
    const lines = readFileSync(join(ROOT, file), 'utf8').split('\n').length;
    return Array.from({ length: Math.ceil(lines / BLOCK) }, (_, at) => rangeOf(file, at * BLOCK));
  });
  const hash = (text) => createHash('sha256').update(`${seed} ${text}`).digest('hex');
  return blocks.toSorted((a, b) => (hash(a) < hash(b) ? -1 : 1)).slice(0, size);
}

function rangeOf(file, before) {
  return `${file}:${before + 1}-${before + BLOCK}`;
}

/** Lines that are not in main: committed, uncommitted and in files that git does not know yet. */
function changedLines() {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main');
  const added = git('ls-files', '-o', '--exclude-standard', ...LAYERS);
  const changed = git(
    'diff',
    '--no-ext-diff',
    '--unified=0',
    '--diff-filter=d',
    '--no-prefix',
    base,
    '--',
    ...LAYERS,
  );
  let file = '';
  const ranges = [];
  for (const line of changed) {
    if (line.startsWith('+++ ')) file = line.slice('+++ '.length);
    const { start, count = '1' } =
      /^@@ .* \+(?<start>\d+)(?:,(?<count>\d+))?/u.exec(line)?.groups ?? {};
    if (start === undefined || count === '0') continue;
    ranges.push([file, `${file}:${start}-${Number(start) + Number(count) - 1}`]);
  }
  const places = ranges.filter(([path]) => isMutated(path)).map(([, range]) => range);
  return [...added.filter(isMutated), ...places];
}

/** Lines of output; none where git or a branch is missing. */
function git(...args) {
  try {
    const options = { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', args, options).split('\n').filter(Boolean);
  } catch {
    return [];
  }
}
