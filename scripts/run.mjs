import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Shared helpers of the scripts. Nothing here needs an installed package. */

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** Runs a program in the project folder, shows its output and returns its exit code. */
export function run(command, args, env = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      done(127);
    });
    child.on('exit', (code, signal) => done(code ?? (signal ? 128 : 1)));
  });
}

/** Runs a program of an installed package. */
export const runTool = (name, args, env) =>
  run(join(ROOT, 'node_modules', '.bin', name), args, env);

/** Prints the title, and the duration when the work is done. */
export async function step(title, work) {
  const began = performance.now();
  process.stdout.write(`• ${title} …\n`);
  const result = await work();
  process.stdout.write(`  ${title}: ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
  return result;
}

/** Expected failure of a step, not a bug in a script; its message is shown without a stack. */
export class StepFailure extends Error {}

/** Runs required steps; a step that fails ends the script with one line. */
export async function prepare(...steps) {
  try {
    for (const step of steps) await step();
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** Hashes the names and bytes of files and folders: equal for equal sources. */
export function hashOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesBelow(join(ROOT, path)))) {
    hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

export const readStamp = (path) => {
  const file = join(ROOT, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

export function writeStamp(path, text) {
  const file = join(ROOT, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Path of a program on the PATH, or `undefined`. */
export const whereIs = (program) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((file) => existsSync(file));
