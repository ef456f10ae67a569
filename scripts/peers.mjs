import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installWithApt, mayUseApt } from './apt.mjs';
import { hashOf, readStamp, ROOT, run, step, StepFailure, whereIs, writeStamp } from './run.mjs';

/**
 * A page of another framework that is measured beside the shop's: a project of its own. It is
 * installed and built in a copy, so that whatever walks through this project finds no packages there.
 */
const SOURCE = 'bench/peers/next';
const COPY = '.cache/peers/next';
const PACKAGES = ['package.json', 'package-lock.json', '.npmrc'];
const INSTALLED = `${COPY}/node_modules/.installed-from`;
const BUILT = `${COPY}/.next/.built-from`;

/** Installs the packages of the peer's lock file, and builds it. */
export async function ensurePeerBuilt() {
  const packages = hashOf(PACKAGES.map((name) => `${SOURCE}/${name}`));
  const sources = hashOf([SOURCE]);
  if (readStamp(BUILT) === sources && readStamp(INSTALLED) === packages) return;
  copySources();
  if (readStamp(INSTALLED) !== packages) {
    await must('Installing the peer', 'npm', ['ci', '--prefix', COPY, '--loglevel=error']);
    writeStamp(INSTALLED, packages);
  }
  await must(
    'Building the peer',
    'node',
    [`${COPY}/node_modules/next/dist/bin/next`, 'build', COPY],
    {
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
    },
  );
  writeStamp(BUILT, sources);
}

/** Replaces the sources of the copy, and keeps its packages. */
function copySources() {
  const copy = join(ROOT, COPY);
  mkdirSync(copy, { recursive: true });
  for (const name of readdirSync(copy))
    if (name !== 'node_modules') rmSync(join(copy, name), { recursive: true });
  cpSync(join(ROOT, SOURCE), copy, { recursive: true });
}

async function must(title, command, args, env) {
  const code = await step(title, () => run(command, args, env));
  if (code !== 0) throw new StepFailure(`${title} ended with exit code ${code}`);
}

/**
 * What the measurements are made with: wrk, and taskset and /proc of Linux. nginx is measured if it
 * is there, and installed where that is no question.
 */
export async function ensureMeasuring() {
  for (const name of ['wrk', 'nginx']) {
    const debian = name === 'nginx' ? 'nginx-light' : name;
    if (whereIs(name) === undefined && mayUseApt())
      await step(`Installing ${debian} with apt`, () => installWithApt(debian));
  }
  for (const name of ['wrk', 'taskset', 'getconf'])
    if (whereIs(name) === undefined) throw new StepFailure(`${name} is needed, and not installed`);
  if (!existsSync('/proc/self/stat')) throw new StepFailure('/proc is needed, which Linux has');
}
