import { LRUCache } from 'lru-cache';
import type { PictureSource } from '#ports/content-source.ts';
import { NO_GUARD, type UpstreamGuard } from '#ports/upstreams.ts';
import { encodePercent } from '#src/routing/percent-encoding.ts';
import { isPicturePath } from '#src/content/image-url.ts';
import { err } from '#src/shared/result.ts';
import { openDispatcher } from '../http/proxy.ts';
import { fetchPicture } from './fetch-picture.ts';

/** A host of pictures. */
export type PictureHost = {
  /**
   * Prefix of its pictures' paths: `v3/assets/`. Empty matches any path of no earlier host: such a
   * host is asked for what `fallback` lacks, since it may answer any path, with a placeholder.
   */
  readonly prefix: string;
  /** Base URL before the path: `https://images.contentstack.io/`. */
  readonly base: string;
  /**
   * A path that no picture of the host has, if the host answers 200 for missing files: what it
   * answers there is its placeholder, and counts as no picture elsewhere.
   */
  readonly absentPath?: string;
};

export type RemotePictureSettings = {
  readonly hosts: readonly PictureHost[];
  /** Source of all other paths, and of pictures that a host lacks; without it there are none. */
  readonly fallback?: PictureSource;
  /** Timeout for one picture, from the request to its last byte, in milliseconds. */
  readonly timeout?: number;
  readonly guard?: UpstreamGuard;
};

/** In milliseconds (docs/cases.md, Limits). */
const PICTURE_TIMEOUT = 4000;

/** How long a host's placeholder is known, in milliseconds. */
const PLACEHOLDER_LIFETIME = 10 * 60 * 1000;

/**
 * Pictures from other hosts. The hosts come from the configuration; a path only selects a picture
 * and cannot lead elsewhere. What a host with a prefix lacks or cannot deliver is read from
 * `fallback`; if it is not there, the host's own failure is returned. Magento's host has no prefix
 * and answers 200 for a missing file, so that it would hide the shop's own pictures: they come first.
 * Its placeholder is not found here, or it would stay in browsers when the file is there.
 */
export function createRemotePictureSource({
  hosts,
  fallback,
  timeout = PICTURE_TIMEOUT,
  guard = NO_GUARD,
}: RemotePictureSettings): PictureSource {
  const dispatcher = openDispatcher();
  const fetchFile = (base: string, path: string) =>
    guarded(guard, () => fetchPicture(base + encodePath(path), timeout, dispatcher));
  const isPlaceholder = createIsPlaceholder(fetchFile);
  const fetchFrom = async (host: PictureHost, path: string): Promise<Picture> => {
    const read = await fetchFile(host.base, path);
    return read.ok && (await isPlaceholder(host, read.value)) ? err('not-found') : read;
  };
  return {
    async read(path) {
      const host = hosts.find(({ prefix }) => path.startsWith(prefix));
      const isFallbackFirst = host?.prefix === '';
      const own = isFallbackFirst ? await fallback?.read(path) : undefined;
      if (own?.ok) return own;
      const read =
        host && isReadable(path) ? await fetchFrom(host, path) : err('not-found' as const);
      if (read.ok || !fallback || isFallbackFirst) return read;
      const fallbackPicture = await fallback.read(path);
      return fallbackPicture.ok || read.error === 'not-found' ? fallbackPicture : read;
    },
  };
}

/**
 * Tells whether bytes are a host's placeholder, which is requested once in ten minutes. Nothing is
 * while that request fails: Magento's maintenance mode stops its placeholder, but not its pictures.
 */
function createIsPlaceholder(fetchFile: (base: string, path: string) => Promise<Picture>) {
  const known = new LRUCache<string, Promise<Picture>>({
    max: MAX_HOSTS,
    ttl: PLACEHOLDER_LIFETIME,
  });
  return async ({ base, absentPath }: PictureHost, bytes: Uint8Array): Promise<boolean> => {
    if (absentPath === undefined) return false;
    const request = known.get(base) ?? fetchFile(base, absentPath);
    known.set(base, request, { noUpdateTTL: true });
    const placeholder = await request;
    if (!placeholder.ok && placeholder.error === 'unavailable') known.delete(base);
    return placeholder.ok && Buffer.from(placeholder.value).equals(bytes);
  };
}

const MAX_HOSTS = 10;

type Picture = Awaited<ReturnType<typeof fetchPicture>>;

async function guarded(guard: UpstreamGuard, send: () => Promise<Picture>): Promise<Picture> {
  const isFailure = (answer: Picture) => !answer.ok && answer.error === 'unavailable';
  const guardedResult = await guard.run({ operation: 'picture', send, isFailure });
  return guardedResult.ok ? guardedResult.value : err('unavailable');
}

/** Rejects dot segments in any encoding, control characters and overlong paths. */
const isReadable = (path: string): boolean =>
  path.length <= MAX_PATH_LENGTH && isPicturePath(path) && !/[\p{Cc}\\]/u.test(path);

const MAX_PATH_LENGTH = 1024;

const encodePath = (path: string): string => path.split('/').map(encodePercent).join('/');
