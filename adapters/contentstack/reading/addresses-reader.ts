import type { OldAddresses } from '#src/content/old-addresses.ts';
import { isOwnPath } from '#src/routing/normal-address.ts';
import type { Redirect } from '#src/routing/redirects.ts';
import { readFields, type Reader } from '#src/shared/json-reader.ts';
import type { JsonObject } from './json-object.ts';
import { listOf, readSaid, type Reading } from './reading.ts';

/** Old addresses; a line that says of no path of the shop where it led is left out and told. */
export function readAddresses(entry: JsonObject, reading: Reading): OldAddresses {
  const remap = listOf(readRemap, 'addresses.remap', reading)(entry['remap']) ?? [];
  const redirects = listOf(readRedirect, 'addresses.redirects', reading)(entry['redirects']) ?? [];
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

const readMove = readFields({ path: readPath, status: readSaid });
const readTarget = readFields({ target: readSaid });

const readRedirect: Reader<readonly [string, Redirect]> = (value) => {
  const move = readMove(value);
  const target = readTarget(value)?.target;
  if (move?.status === '410') return [move.path, { status: 410 }];
  if (!move || target === undefined) return undefined;
  if (move.status === '301') return [move.path, { status: 301, target }];
  return move.status === '302' ? [move.path, { status: 302, target }] : undefined;
};
