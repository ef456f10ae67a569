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
import { startSmtpServer } from '../support/smtp-server.ts';

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

  it('N2 sends them by the mail server of SMTP_URL, in the name of MAIL_FROM', async () => {
    const smtp = await startSmtpServer();
    const { close } = composeServer(
      configOf({
        DATA_DIR: folderWithLetter('bert@example.nl'),
        LOG_LEVEL: 'silent',
        SMTP_URL: smtp.url,
        MAIL_FROM: 'Sluimer <shop@sluimer.example>',
      }),
    );
    onTestFinished(async () => {
      await close();
      await smtp.close();
    });
    await expect.poll(() => smtp.arrived, { timeout: 5000 }).toHaveLength(1);
    expect(smtp.arrived[0]?.to.join()).toContain('bert@example.nl');
    expect(smtp.arrived[0]?.raw).toMatch(/^From: [^\n]*shop@sluimer\.example/mu);
  });
});
