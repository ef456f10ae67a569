import type { OldAddresses } from '#src/content/old-addresses.ts';
import { isOwnAddress, isOwnPath, normalAddress } from '#src/routing/normal-address.ts';
import type { Redirect } from '#src/routing/redirects.ts';
import { readFields, type Reader } from '#src/shared/json-reader.ts';
import type { JsonObject } from './json-object.ts';
import { listOf, readSaid, type Reading } from './reading.ts';

/** A migrated shop has an old URL for every page that it ever had. */
const MOST_ADDRESSES = 50_000;

/** Reads old addresses; drops and reports a line without a path of the shop or a valid target. */
export function readAddresses(entry: JsonObject, reading: Reading): OldAddresses {
  const remap = listOf(readRemap, 'addresses.remap', reading, MOST_ADDRESSES)(entry['remap']) ?? [];
  const redirects =
    listOf(readRedirect, 'addresses.redirects', reading, MOST_ADDRESSES)(entry['redirects']) ?? [];
  return {
    remap: Object.fromEntries(remap.map(({ path, target }) => [path, target])),
    redirects: Object.fromEntries(redirects),
  };
}

const readPath: Reader<string> = (value) => {
  const path = readSaid(value);
  return path !== undefined && isOwnPath(path) ? path : undefined;
};

const readRemap = readFields({ path: readPath, target: readPath });

/** Normalizes an old path as requests are normalized. */
const readOldPath: Reader<string> = (value) => {
  const path = readPath(value);
  return path === undefined ? undefined : normalAddress(path);
};

const readOwnAddress: Reader<string> = (value) => {
  const address = readSaid(value);
  return address !== undefined && isOwnAddress(address) ? address : undefined;
};

const readMove = readFields({ path: readOldPath, status: readSaid });
const readTarget = readFields({ target: readOwnAddress });

const readRedirect: Reader<readonly [string, Redirect]> = (value) => {
  const move = readMove(value);
  if (move?.status === '410') return [move.path, { status: 410 }];
  const target = readTarget(value)?.target;
  if (!move || target === undefined) return undefined;
  if (move.status === '301') return [move.path, { status: 301, target }];
  return move.status === '302' ? [move.path, { status: 302, target }] : undefined;
};
