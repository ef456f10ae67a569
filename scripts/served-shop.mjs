import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/** The shop as `npm start` serves it, with a data folder of its own, for measurements. */
export async function openServedShop(port) {
  const data = mkdtempSync(join(tmpdir(), 'measured-shop-'));
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const [program, ...options] = scripts.start.split(' ');
  const server = spawn(program, options, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: port, DATA_DIR: data, LOG_LEVEL: 'warn' },
  });
  await answers(`http://127.0.0.1:${port}/healthz`);
  return {
    address: `http://nl-nl.localhost:${port}`,
    close() {
      server.once('exit', () => rmSync(data, { recursive: true, force: true }));
      server.kill();
    },
  };
}

async function answers(url) {
  for (let tries = 0; tries < 240; tries += 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 250));
  }
  throw new Error(`${url} does not answer`);
}
