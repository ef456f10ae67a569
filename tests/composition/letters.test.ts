import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openCartDatabase } from '#adapters/embedded/cart-database.ts';
import { outboxFolder } from '#composition/retention.ts';
import { composeServer } from '#composition/server.ts';
import { subscriberKey } from '#src/messages/subscriber.ts';
import { configOf } from '../server/small-shop.ts';

/** The data folder of a server that was killed before it sent this subscriber's email. */
function folderWithLetter(email: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'letters-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const database = openCartDatabase(join(folder, 'carts.db'));
  const letter = { kind: 'confirm', email, locale: 'nl-nl', customerId: email } as const;
  database.write(({ newsletter }) =>
    newsletter.writeLetter(subscriberKey(email), letter, Date.now()),
  );
  database.close();
  return folder;
}

const sentFrom = (folder: string) => readdir(outboxFolder(folder)).catch(() => []);

describe('letters', () => {
  it('N2 sends the emails that the previous run of the server left in the queue', async () => {
    const folder = folderWithLetter('anna@example.nl');
    const { close } = composeServer(configOf({ DATA_DIR: folder, LOG_LEVEL: 'silent' }));
    onTestFinished(close);
    await expect.poll(() => sentFrom(folder), { timeout: 5000 }).toHaveLength(1);
  });
});
