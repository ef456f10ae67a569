import type { OldAddresses } from '#src/seo/site.ts';
import { isShopUrl, isShopPath, normalizeUrl } from '#src/routing/normalize-url.ts';
import type { Redirect } from '#src/routing/redirects.ts';
import { readFields, type Reader } from '#src/shared/json-reader.ts';
import type { JsonObject } from './json-object.ts';
import { listReader, readNonBlankText, type ReadContext } from './read-context.ts';

/** A migrated shop has an old URL for every page that it ever had. */
const MAX_ADDRESSES = 50_000;

/** Reads old addresses; drops and reports a line without a path of the shop or a valid target. */
export function readAddresses(entry: JsonObject, reading: ReadContext): OldAddresses {
  const remap =
    listReader(readRemap, 'addresses.remap', reading, MAX_ADDRESSES)(entry['remap']) ?? [];
  const redirects =
    listReader(readRedirect, 'addresses.redirects', reading, MAX_ADDRESSES)(entry['redirects']) ??
    [];
  return {
    remap: Object.fromEntries(remap.map(({ path, target }) => [path, target])),
    redirects: Object.fromEntries(redirects),
  };
}

const readPath: Reader<string> = (value) => {
  const path = readNonBlankText(value);
  return path !== undefined && isShopPath(path) ? path : undefined;
};

const readRemap = readFields({ path: readPath, target: readPath });

/** Normalizes an old path as requests are normalized. */
const readOldPath: Reader<string> = (value) => {
  const path = readPath(value);
  return path === undefined ? undefined : normalizeUrl(path);
};

const readShopUrl: Reader<string> = (value) => {
  const address = readNonBlankText(value);
  return address !== undefined && isShopUrl(address) ? address : undefined;
};

const readMove = readFields({ path: readOldPath, status: readNonBlankText });
const readTarget = readFields({ target: readShopUrl });

const readRedirect: Reader<readonly [string, Redirect]> = (value) => {
  const move = readMove(value);
  if (move?.status === '410') return [move.path, { status: 410 }];
  const target = readTarget(value)?.target;
  if (!move || target === undefined) return undefined;
  if (move.status === '301') return [move.path, { status: 301, target }];
  return move.status === '302' ? [move.path, { status: 302, target }] : undefined;
};
