import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openCartDatabase } from '#adapters/embedded/cart-database.ts';
import { subscriberKey } from '#src/messages/subscriber.ts';
import { LETTER_LEASE } from '#src/use-cases/send-letter.ts';
import { startSmtpServer, type SmtpServer } from '../support/smtp-server.ts';
import { buildProgram } from './build-program.ts';

mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync(join('.cache', 'letters-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(() => buildProgram('send-letters', folder));

const LETTERS = 30;
const PATIENCE = 60_000;

describe('the queued emails of one database', () => {
  it(
    'N2 are each sent once by two concurrent processes',
    async () => {
      const { path, server } = await openPost('two.db');
      await Promise.all([0, 1].map(() => send(path, server.url).ended));
      expect(receivers(server).toSorted()).toEqual(ALL);
    },
    PATIENCE,
  );

  it(
    'N2 all arrive although the sender is killed; duplicates have the same Message-ID',
    async () => {
      const { path, server } = await openPost('killed.db');
      const kills = 3;
      for (let life = 0; life < kills; life += 1) {
        const sender = send(path, server.url, life * 2 * LETTER_LEASE);
        const enough = server.arrived.length + 3;
        while (server.arrived.length < enough) await new Promise((done) => setImmediate(done));
        sender.kill();
        await sender.ended;
      }
      await send(path, server.url, kills * 2 * LETTER_LEASE).ended;
      expect([...new Set(receivers(server))].toSorted()).toEqual(ALL);
      expect(server.arrived.length).toBeLessThanOrEqual(LETTERS + kills);
      expect(new Set(server.arrived.map(({ raw }) => nameOf(raw))).size).toBe(LETTERS);
    },
    PATIENCE,
  );
});

const ALL = Array.from({ length: LETTERS }, (_, index) => `anna${index}@example.nl`).toSorted();

const receivers = (server: SmtpServer) => server.arrived.flatMap(({ to }) => to);

const nameOf = (raw: string) => /^Message-ID: (.*)\r$/imu.exec(raw)?.[1];

/** A mail server, and a database with all the waiting letters. */
async function openPost(name: string) {
  const server = await startSmtpServer();
  onTestFinished(() => server.close());
  const path = join(folder, name);
  const database = openCartDatabase(path);
  const now = Date.now();
  database.write(({ newsletter }) => {
    for (const email of ALL) {
      const letter = { kind: 'confirm', email, locale: 'nl-nl', customerId: email } as const;
      newsletter.writeLetter(subscriberKey(email), letter, now);
    }
  });
  database.close();
  return { path, server };
}

function send(path: string, url: string, ahead = 0) {
  const child = spawn(
    process.execPath,
    [join(folder, 'send-letters.mjs'), path, url, String(ahead)],
    {
      stdio: 'inherit',
    },
  );
  return { ended: once(child, 'exit'), kill: () => void child.kill('SIGKILL') };
}
