import { spawn } from 'node:child_process';
import { ensureBuilt } from '../../scripts/build.mjs';
import { ROOT } from '../../scripts/run.mjs';

/**
 * Starts all shops of the browser tests at once, as Playwright starts one server after another. Says
 * `All shops answer` when they do. Ends with all of them: when told to, and when one of them ends.
 * `SHOPS` is the JSON of a list of shops, each with a script and its environment.
 */
const shops = JSON.parse(process.env['SHOPS'] ?? '[]');
const PAUSE_MS = 100;

// Else the stories would visit a shop of another build.
for (const { env } of shops) {
  if (await isAnswering(healthOf(env))) throw new Error(`Another shop answers at ${env.PORT}.`);
}
// Once, before each of them does.
await ensureBuilt();
const running = shops.map(({ script, env }) => {
  const child = spawn(process.execPath, [script], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  return { child, ended: new Promise((done) => child.once('exit', done)) };
});
void Promise.race(running.map(({ ended }) => ended)).then(() => end(1));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end(0));

for (const { env } of shops) await answering(healthOf(env));
process.stdout.write('All shops answer\n');

async function end(code) {
  for (const { child } of running) child.kill('SIGTERM');
  await Promise.all(running.map(({ ended }) => ended));
  process.exit(code);
}

function healthOf({ PORT }) {
  return `http://127.0.0.1:${PORT}/healthz`;
}

async function answering(url) {
  while (!(await isAnswering(url))) await new Promise((done) => setTimeout(done, PAUSE_MS));
}

async function isAnswering(url) {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
