import { existsSync, statfsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '#server/config.ts';
import { UnusableSetting } from '#server/unusable-setting.ts';

/**
 * Opens a database file in `DATA_DIR`, or one in memory if that is `:memory:`. Throws an
 * `UnusableSetting` that says why it cannot be opened.
 */
export function openInDataDir<Database>(
  dataDir: string,
  name: string,
  open: (path: string) => Database,
): Database {
  try {
    return open(dataDir === ':memory:' ? dataDir : join(dataDir, name));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UnusableSetting(
      'DATA_DIR',
      dataDir,
      `must be a folder for carts and prices. ${reason}`,
      cause,
    );
  }
}

/** File systems by the number that Linux gives them (statfs(2)): one file, several machines. */
const NETWORK_FILE_SYSTEMS: ReadonlyMap<number, string> = new Map([
  [0x6969, 'NFS'],
  [0x517b, 'SMB'],
  [0xff534d42, 'CIFS'],
  [0xfe534d42, 'SMB2'],
  [0x00c36400, 'Ceph'],
]);

/**
 * Throws an `UnusableSetting` if several servers (`CACHE=redis`) may write the databases of one
 * folder: SQLite's write-ahead log needs memory that all who write it share, which machines do not.
 * One server alone may use such a file system.
 */
export function refuseNetworkFolder(
  { dataDir, cache }: Pick<Config, 'dataDir' | 'cache'>,
  typeOf: (folder: string) => number = (folder) => statfsSync(folder).type,
): void {
  if (cache !== 'redis' || dataDir === ':memory:') return;
  const name = NETWORK_FILE_SYSTEMS.get(typeOf(nearestFolder(resolve(dataDir))) >>> 0);
  if (name === undefined) return;
  throw new UnusableSetting(
    'DATA_DIR',
    dataDir,
    `must be a folder of this server alone, on a disk of its own, with CACHE=redis: it is on ${name} (docs/price-ledger.md)`,
  );
}

/** The folder, or the first one above it that exists. */
const nearestFolder = (path: string): string =>
  existsSync(path) ? path : nearestFolder(dirname(path));

/**
 * Opens a database file that several servers may write, as `openInDataDir` does, unless they cannot
 * share it: that is told before anything is written.
 */
export function openOnOneMachine<Database>(
  config: Pick<Config, 'dataDir' | 'cache'>,
  name: string,
  open: (path: string) => Database,
  typeOf?: (folder: string) => number,
): Database {
  refuseNetworkFolder(config, typeOf);
  return openInDataDir(config.dataDir, name, open);
}
