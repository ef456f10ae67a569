import { chmod, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '#ports/clock-and-ids.ts';
import type { Log } from '#ports/log.ts';
import type { Mail } from '#ports/mail.ts';
import { err, ok } from '#src/shared/result.ts';
import { composeMail, isOneLine } from './compose-mail.ts';

export type OutboxSettings = {
  readonly folder: string;
  /** Sender: `Sluimer <post@sluimer.example>`. */
  readonly from: string;
  readonly clock: Clock;
  readonly log: Log;
  /** Maximum number of mails kept; the oldest are deleted. */
  readonly maxMails?: number;
};

const MAX_STORED_MAILS = 200;

/**
 * Mail for a shop without a mail server: stores each as a file that mail programs open (`.eml`).
 * Only the user that runs the shop may read them, as their links open a subscriber's preferences.
 * Logs where a mail is, but neither its recipient nor its contents.
 */
export function createOutboxMail(settings: OutboxSettings): Mail {
  const { folder, from, clock, log, maxMails = MAX_STORED_MAILS } = settings;
  return {
    delivers: false,
    async send(mail) {
      if (!isOneLine(mail.to)) return err({ kind: 'refused', message: 'The address is invalid.' });
      const { message } = await composeMail(mail, { from, now: clock.now() });
      const file = join(folder, `${mail.name.replaceAll(/[^\w.-]/gu, '_')}.eml`);
      try {
        await storeMail(file, folder, message);
        await deleteOldest(folder, maxMails);
      } catch (error) {
        return err({
          kind: 'unavailable',
          message: `The outbox cannot be written: ${codeOf(error)}`,
        });
      }
      log.info('letter-in-outbox', { file });
      return ok('sent');
    },
    close: () => {},
  };
}

/** Writes the file as a whole or not at all. */
async function storeMail(file: string, folder: string, message: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Leaves a folder of another user as it is.
  await chmod(folder, 0o700).catch(() => {});
  await writeFile(`${file}.part`, message, { mode: 0o600 });
  await rename(`${file}.part`, file);
}

async function deleteOldest(folder: string, maxMails: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  if (names.length <= maxMails) return;
  const files = await Promise.all(
    names.map(async (name) => ({ name, age: (await stat(join(folder, name))).mtimeMs })),
  );
  const oldest = files
    .toSorted((one, other) => one.age - other.age || one.name.localeCompare(other.name))
    .slice(0, files.length - maxMails);
  await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })));
}

function codeOf(error: unknown): string {
  const { code } = Object(error) as { readonly code?: unknown };
  return typeof code === 'string' ? code : 'unknown';
}
