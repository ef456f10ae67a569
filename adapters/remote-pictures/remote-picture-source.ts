import type { PictureSource } from '#ports/picture-source.ts';
import { NO_GUARD, type UpstreamGuard } from '#ports/upstream-guard.ts';
import { encodePercent } from '#src/routing/percent-encoding.ts';
import { isPicturePath } from '#src/content/picture-path.ts';
import { err } from '#src/shared/result.ts';
import { fetchPicture } from './fetch-picture.ts';

/** A host that pictures may come from. */
export type PictureHost = {
  /** How the paths of its pictures begin: `v3/assets/`; empty is any path that no host before has. */
  readonly prefix: string;
  /** What its addresses have before that: `https://images.contentstack.io/`. */
  readonly base: string;
};

export type RemotePictures = {
  readonly hosts: readonly PictureHost[];
  /** Has the pictures of all other paths, and those that a host has not; without it there are none. */
  readonly otherwise?: PictureSource;
  /** For one picture, from the first byte asked to the last one read, in milliseconds. */
  readonly timeout?: number;
  readonly guard?: UpstreamGuard;
};

/** Faults table R. */
const PICTURE_TIMEOUT = 4000;

/**
 * Pictures from other hosts. The hosts come from the configuration; a path only says which picture
 * of theirs, and nothing that it may hold leads elsewhere. What a host does not have, or cannot give
 * now, may be elsewhere; where it is not, the host's own refusal counts.
 */
export const createRemotePictureSource = ({
  hosts,
  otherwise,
  timeout = PICTURE_TIMEOUT,
  guard = NO_GUARD,
}: RemotePictures): PictureSource => ({
  async read(path) {
    const host = hosts.find(({ prefix }) => path.startsWith(prefix));
    const read =
      host && isReadable(path)
        ? await guarded(guard, () => fetchPicture(host.base + encodePath(path), timeout))
        : err('not-found' as const);
    if (read.ok || !otherwise) return read;
    const own = await otherwise.read(path);
    return own.ok || read.error === 'not-found' ? own : read;
  },
});

type Picture = Awaited<ReturnType<typeof fetchPicture>>;

async function guarded(guard: UpstreamGuard, send: () => Promise<Picture>): Promise<Picture> {
  const isFailure = (answer: Picture) => !answer.ok && answer.error === 'unavailable';
  const passed = await guard.run({ operation: 'picture', send, isFailure });
  return passed.ok ? passed.value : err('unavailable');
}

/** Dot segments, in whatever writing, are no part of a picture's name, and no name is endless. */
const isReadable = (path: string): boolean =>
  path.length <= LONGEST_PATH && isPicturePath(path) && !/[\p{Cc}\\]/u.test(path);

const LONGEST_PATH = 1024;

const encodePath = (path: string): string => path.split('/').map(encodePercent).join('/');
