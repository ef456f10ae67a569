import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createPictureWorkers, warnOfMissingWorkers } from '#server/images/picture-workers.ts';
import type { ImageRequest } from '#src/content/image-request.ts';
import { err, ok } from '#src/shared/result.ts';
import { createMemoryLog } from '../../support/memory-log.ts';

const FORM: ImageRequest = {
  path: 'bed.png',
  format: 'webp',
  width: 64,
  quality: 80,
  isSquare: false,
};
const photo = await sharp({ create: { width: 100, height: 60, channels: 3, background: '#456' } })
  .png()
  .toBuffer();

/** A program that runs instead of the encoder. */
function programOf(source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'worker-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const program = join(folder, 'worker.mjs');
  writeFileSync(program, source);
  return program;
}

describe('createPictureWorkers', () => {
  it('encodes several pictures at once, and many per process in turn', async () => {
    const workers = createPictureWorkers();
    const side = await Promise.all([workers.encode(photo, FORM), workers.encode(photo, FORM)]);
    expect(side.map(({ ok }) => ok)).toEqual([true, true]);
    expect(workers.size).toBe(2);
    const again = await workers.encode(photo, FORM);
    expect(workers.size).toBe(2);
    if (!again.ok) throw new Error(again.error);
    expect(await sharp(again.value).metadata()).toMatchObject({ width: 64, format: 'webp' });
  });

  it('continues after invalid picture data', async () => {
    const workers = createPictureWorkers();
    expect(await workers.encode(Buffer.from('no picture'), FORM)).toEqual(err('unreadable'));
    expect((await workers.encode(photo, FORM)).ok).toBe(true);
    expect(workers.size).toBe(1);
  });

  it('kills a process that takes too long, and continues with another', async () => {
    const program = programOf(
      `process.on('message', () => { process.send({ begun: true }); for (;;) ; }); process.on('disconnect', () => process.exit());`,
    );
    const workers = createPictureWorkers({ program, maxEncodeTime: 500 });
    expect(await workers.encode(photo, FORM)).toEqual(err('too-costly'));
    expect(workers.size).toBe(0);
    expect(await workers.encode(photo, FORM)).toEqual(err('too-costly'));
    expect(workers.size).toBe(0);
  });

  it('survives a process that crashes on a picture', async () => {
    const program = programOf(`process.on('message', () =>
        process.send({ begun: true }, () => process.kill(process.pid, 'SIGKILL')));`);
    const workers = createPictureWorkers({ program });
    expect(await workers.encode(photo, FORM)).toEqual(err('too-costly'));
    expect(workers.size).toBe(0);
  });

  it('ends idle processes', async () => {
    const workers = createPictureWorkers({ idle: 20 });
    expect((await workers.encode(photo, FORM)).ok).toBe(true);
    for (let pause = 0; pause < 200 && workers.size > 0; pause++) await wait(10);
    expect(workers.size).toBe(0);
  });

  it('passes processes none of the server’s settings', async () => {
    const program = programOf(
      `process.on('message', () => process.send({ image: Buffer.from(JSON.stringify(process.env)) }));`,
    );
    const workers = createPictureWorkers({ program });
    const encoded = await workers.encode(photo, FORM);
    if (!encoded.ok) throw new Error(encoded.error);
    expect(encoded.value.toString()).not.toContain('PATH');
  });

  it('does not blame a picture for a program that does not start', async () => {
    const endless = programOf(`const end = Date.now() + 20_000; while (Date.now() < end);`);
    for (const program of ['/nowhere/worker.mjs', programOf(`process.exit(3)`), endless]) {
      const workers = createPictureWorkers({ program, maxStartTime: 500 });
      expect(await workers.encode(photo, FORM)).toEqual(err('no-worker'));
      expect(workers.size).toBe(0);
    }
  });

  it.each(['/nowhere/node', '/tmp'])(
    'does not blame a picture if %s cannot be run',
    async (path) => {
      const { execPath } = process;
      onTestFinished(() => void (process.execPath = execPath));
      process.execPath = path;
      const workers = createPictureWorkers();
      expect(await workers.encode(photo, FORM)).toEqual(err('no-worker'));
      expect(workers.size).toBe(0);
    },
  );

  it("starts a picture's time limit when the process has begun it", async () => {
    const program = programOf(`
      await new Promise((resolve) => setTimeout(resolve, 700));
      process.on('message', () => {
        process.send({ begun: true });
        process.send({ image: Buffer.from('made') });
      });
    `);
    const workers = createPictureWorkers({ program, maxEncodeTime: 500 });
    expect(await workers.encode(photo, FORM)).toEqual(ok(Buffer.from('made')));
  });

  it('continues with another process if a kept one was killed', async () => {
    const program = programOf(`
      process.on('message', () => process.send({ image: Buffer.from(String(process.pid)) }));
    `);
    const workers = createPictureWorkers({ program });
    const first = await workers.encode(photo, FORM);
    if (!first.ok) throw new Error(first.error);
    process.kill(Number(first.value.toString()), 'SIGKILL');
    const second = await workers.encode(photo, FORM);
    expect(second).toMatchObject({ ok: true });
    expect(second).not.toEqual(first);
  });
});

describe('warnOfMissingWorkers', () => {
  it('warns once a minute at most, with the reason', async () => {
    let now = 0;
    const log = createMemoryLog();
    const warnMissing = warnOfMissingWorkers(log, { now: () => now });
    const workers = createPictureWorkers({ program: programOf(`process.exit(3)`), warnMissing });
    for (const minute of [0, 0.5, 0.99, 1]) {
      now = minute * 60_000;
      await workers.encode(photo, FORM);
    }
    const entry = {
      level: 'warn',
      event: 'picture-worker-missing',
      facts: { reason: 'ended with 3' },
    };
    expect(log.entries).toEqual([entry, entry]);
  });
});
