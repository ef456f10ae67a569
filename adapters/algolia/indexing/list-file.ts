import { appendFileSync, closeSync, openSync, readSync, rmSync } from 'node:fs';

/**
 * What was read of a shop to be indexed, outside of the memory: the products and the pages of a large
 * shop do not fit. Each iteration reads the items anew, one at a time and in the order in which they
 * were added.
 */
export interface ListFile<T> extends Iterable<T> {
  append(items: readonly T[]): void;
  /** Removes all items. */
  clear(): void;
}

/** Bytes per read: more than most products have. */
const CHUNK_SIZE = 256 * 1024;

/** Keeps the items as lines of JSON. A file of an earlier run is continued until it is cleared. */
export function createListFile<T>(path: string, chunkSize = CHUNK_SIZE): ListFile<T> {
  return {
    append: (items) =>
      appendFileSync(path, items.map((item) => `${JSON.stringify(item)}\n`).join('')),
    clear: () => rmSync(path, { force: true }),
    *[Symbol.iterator]() {
      for (const line of linesIn(path, chunkSize)) yield JSON.parse(line) as T;
    },
  };
}

/** The lines of a file, each of which ends in a line break; none if there is no file. */
function* linesIn(path: string, chunkSize: number): Generator<string> {
  const file = openIfPresent(path);
  if (file === undefined) return;
  try {
    const chunk = Buffer.alloc(chunkSize);
    let begun: Buffer[] = [];
    for (let size = readSync(file, chunk); size > 0; size = readSync(file, chunk)) {
      let from = 0;
      for (let end = chunk.indexOf(LINE_BREAK); end >= 0 && end < size;) {
        yield Buffer.concat([...begun, chunk.subarray(from, end)]).toString();
        begun = [];
        from = end + 1;
        end = chunk.indexOf(LINE_BREAK, from);
      }
      // A copy, because the next read overwrites the chunk.
      begun.push(Buffer.from(chunk.subarray(from, size)));
    }
  } finally {
    closeSync(file);
  }
}

const LINE_BREAK = 0x0a;

function openIfPresent(path: string): number | undefined {
  try {
    return openSync(path, 'r');
  } catch {
    return undefined;
  }
}
