import { join } from 'node:path';
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
