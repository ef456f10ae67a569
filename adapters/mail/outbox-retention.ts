import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '#ports/clock-and-ids.ts';
import type { Retention } from '#ports/declarations.ts';
import { err, ok } from '#src/shared/result.ts';

/** Time for which a mail stays in the outbox, in milliseconds: a week. */
export const OUTBOX_LIFETIME = 7 * 24 * 60 * 60 * 1000;

/**
 * Deletes old mails from the outbox, and what interrupted writes have left. A missing folder counts
 * as empty.
 */
export const createOutboxRetention = (folder: string, clock: Clock): Retention => ({
  async purge() {
    try {
      const names = (await readdir(folder)).filter((name) => /\.eml(?:\.part)?$/u.test(name));
      const deleted = await Promise.all(
        names.map((name) => deleteIfExpired(join(folder, name), clock.now())),
      );
      return ok(deleted.filter(Boolean).length);
    } catch (error) {
      const code = String(Object(error).code);
      if (code === 'ENOENT') return ok(0);
      return err({ kind: 'purge-failed', message: `The outbox cannot be emptied: ${code}` });
    }
  },
});

async function deleteIfExpired(file: string, now: number): Promise<boolean> {
  const { mtimeMs } = await stat(file);
  if (now - mtimeMs < OUTBOX_LIFETIME) return false;
  await rm(file, { force: true });
  return true;
}
