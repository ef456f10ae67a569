import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';

const PROGRAM = fileURLToPath(
  new URL('../../../server/images/picture-worker.mjs', import.meta.url),
);

/** A server with one picture process: it reports the process's id and forwards pictures. */
const SERVER = `
  import { fork } from 'node:child_process';
  const child = fork(${JSON.stringify(PROGRAM)}, { serialization: 'advanced', env: {} });
  process.on('message', (picture) => child.send(picture));
  process.send(child.pid);
`;

const isRunning = (pid: number): boolean => {
  try {
    // A process that has ended without being waited for is a zombie.
    return !/\) Z /u.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

/** Processor time of a process, in seconds. */
const processorTimeOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

it.runIf(process.platform === 'linux')(
  'a picture process ends with its server, also during an encoding',
  { timeout: 60_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'server-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'server.mjs'), SERVER);
    const server = fork(join(folder, 'server.mjs'), { serialization: 'advanced', execArgv: [] });
    onTestFinished(() => void server.kill('SIGKILL'));
    const [pid] = (await once(server, 'message')) as [number];
    onTestFinished(() => void (isRunning(pid) && process.kill(pid, 'SIGKILL')));

    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const source = await sharp({
      create: { width: 4000, height: 4000, channels: 3, background: '#456', noise },
    })
      .jpeg()
      .toBuffer();
    const form = { path: 'a.jpg', format: 'avif', width: 4000, quality: 95, isSquare: false };
    const idle = processorTimeOf(pid);
    server.send({ source, form });
    // Waits until it encodes the picture, which takes far longer than this test.
    while (processorTimeOf(pid) < idle + 1) await wait(50);

    server.kill('SIGKILL');
    await once(server, 'exit');
    const killed = performance.now();
    while (isRunning(pid) && performance.now() - killed < 30_000) await wait(20);
    const outlived = performance.now() - killed;
    expect(outlived).toBeLessThan(3000);
  },
);
