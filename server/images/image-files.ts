import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '#ports/clock-and-ids.ts';
import type { Log } from '#ports/log.ts';

/**
 * Encoded images in a folder, so that a server that starts need not encode them again. Whatever goes
 * wrong there, an image is encoded as if there were no folder: nothing here rejects.
 */
export interface ImageFiles {
  /** `undefined` if there is none, or none that is whole and recent. */
  read(key: string): Promise<Buffer | undefined>;
  write(key: string, image: Buffer): Promise<void>;
}

type ImageFilesParts = {
  readonly folder: string;
  /** Above this, the images that were read least recently are deleted. */
  readonly maxBytes: number;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
};

/** The original of an image may have been replaced since, as browsers assume too. In milliseconds. */
const MAX_AGE = 7 * 24 * 60 * 60 * 1000;

/** Share of the bytes that is left after deletions, so that these are rare. */
const KEPT_SHARE = 0.9;

/** A file that is still being written after this time never will be, in milliseconds. */
const ABANDONED = 60 * 60 * 1000;

/**
 * A file is written under a name of its own and then renamed, so that others see it whole or not at
 * all. It begins with the digest of the rest, by which one is recognized that a crash or the disk
 * has damaged. The time of its last use is that of its modification. Several processes may share
 * the folder; each counts what it writes, and all files when that is too much.
 */
export function createImageFiles(parts: ImageFilesParts): ImageFiles {
  const { folder, clock, log } = parts;
  let ready: Promise<number> | undefined;
  let total = 0;
  const open = () => (ready ??= mkdir(folder, { recursive: true }).then(shrink));
  let shrinking: Promise<number> | undefined;

  async function shrink(): Promise<number> {
    shrinking ??= deleteOldest(parts).finally(() => (shrinking = undefined));
    total = await shrinking;
    return total;
  }

  return {
    async read(key) {
      const path = join(folder, nameOf(key));
      const file = await readFile(path).catch(() => undefined);
      if (!file) return undefined;
      const image = imageIn(file, clock.now());
      if (image) await touch(path, clock.now()).catch(() => {});
      else await rm(path, { force: true }).catch(() => {});
      return image;
    },
    async write(key, image) {
      try {
        await open();
        const file = fileOf(image, clock.now());
        const path = join(folder, nameOf(key));
        const unfinished = `${path}.${randomUUID()}${UNFINISHED}`;
        try {
          await writeFile(unfinished, file, { mode: 0o600 });
          await touch(unfinished, clock.now());
          await rename(unfinished, path);
        } catch (error) {
          await rm(unfinished, { force: true });
          throw error;
        }
        total += file.length;
        if (total > parts.maxBytes) await shrink();
      } catch (error) {
        log.warn('image-not-stored', { error });
      }
    },
  };
}

type Settings = { readonly dataDir: string; readonly imageCacheBytes: number };

/** The images in the data folder, unless the settings allow none. */
export const openImageFiles = (
  { dataDir, imageCacheBytes: maxBytes }: Settings,
  ports: Pick<ImageFilesParts, 'clock' | 'log'>,
): ImageFiles | undefined =>
  dataDir === ':memory:' || maxBytes === 0
    ? undefined
    : createImageFiles({ folder: join(dataDir, 'images'), maxBytes, ...ports });

const UNFINISHED = '.part';

const nameOf = (key: string): string => createHash('sha256').update(key).digest('hex');

const touch = (path: string, now: number): Promise<void> => utimes(path, now / 1000, now / 1000);

/* A file: 32 bytes of digest, 8 of the time when the image was encoded, and the image. */

const DIGEST_BYTES = 32;
const TIME_BYTES = 8;

const digestOf = (rest: Buffer): Buffer => createHash('sha256').update(rest).digest();

function fileOf(image: Buffer, now: number): Buffer {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeDoubleBE(now);
  const rest = Buffer.concat([time, image]);
  return Buffer.concat([digestOf(rest), rest]);
}

/** The image of a file; `undefined` if it is damaged or too old. */
function imageIn(file: Buffer, now: number): Buffer | undefined {
  const rest = file.subarray(DIGEST_BYTES);
  if (rest.length <= TIME_BYTES || !digestOf(rest).equals(file.subarray(0, DIGEST_BYTES)))
    return undefined;
  const age = now - rest.readDoubleBE();
  return age >= 0 && age < MAX_AGE ? rest.subarray(TIME_BYTES) : undefined;
}

/** Deletes what was used least recently, if there is too much; returns the bytes that are left. */
async function deleteOldest({ folder, maxBytes, clock }: ImageFilesParts): Promise<number> {
  const files = await filesIn(folder);
  let left = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const target = left > maxBytes ? maxBytes * KEPT_SHARE : left;
  for (const { path, bytes, usedAt } of files) {
    const isAbandoned = path.endsWith(UNFINISHED) && clock.now() - usedAt > ABANDONED;
    if (left <= target && !isAbandoned) continue;
    await rm(path, { force: true });
    left -= bytes;
  }
  return left;
}

type FoundFile = { readonly path: string; readonly bytes: number; readonly usedAt: number };

/** All files of a folder, the least recently used first. Others may delete some meanwhile. */
async function filesIn(folder: string): Promise<readonly FoundFile[]> {
  const found: FoundFile[] = [];
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const facts = await stat(path).catch(() => undefined);
    if (facts?.isFile()) found.push({ path, bytes: facts.size, usedAt: facts.mtimeMs });
  }
  return found.toSorted((one, other) => one.usedAt - other.usedAt);
}
