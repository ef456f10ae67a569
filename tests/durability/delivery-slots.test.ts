import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { buildProgram } from './build-program.ts';
import { STOPS } from './busy-day.ts';

mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync(join('.cache', 'delivery-slots-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Timeout in milliseconds: a shared disk may be slow on each write. */
const PATIENCE = 60_000;

/** Starts a process that takes slots once {@link Holder.begin} is called. */
async function startHolder(program: string, name: string) {
  const child = spawn(process.execPath, [program, join(folder, 'carts.db'), name], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  await once(child.stdout, 'readable');
  const said = text(child.stdout);
  return {
    begin: () => child.stdin.end('go'),
    /** The windows that it got. */
    windows: async () => {
      const [code] = (await ended) as [number];
      if (code !== 0) throw new Error(`The process ended with ${code}.`);
      const lines = (await said).split('\n').filter((line) => /^\w+-\d+ /u.test(line));
      return lines.map((line) => line.split(' ')[1]);
    },
  };
}

describe('the embedded delivery slots of two processes on one file', () => {
  it(
    'DS3 are taken as often as they have stops, and no more',
    async () => {
      const program = await buildProgram('hold-slots', folder);
      const holders = await Promise.all(['a', 'b'].map((name) => startHolder(program, name)));
      holders.forEach(({ begin }) => begin());
      const taken = (await Promise.all(holders.map(({ windows }) => windows()))).flat();
      for (const window of ['08-12', '12-17'])
        expect(taken.filter((one) => one === window)).toHaveLength(STOPS);
    },
    PATIENCE,
  );
});
