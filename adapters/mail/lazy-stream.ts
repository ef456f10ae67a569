import { Readable } from 'node:stream';

/** Returns a stream of these bytes that calls back when its reader begins. */
export function lazyStream(bytes: Buffer, onBegin: () => void): Readable {
  return new Readable({
    read() {
      onBegin();
      this.push(bytes);
      this.push(null);
    },
  });
}
