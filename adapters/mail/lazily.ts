import { Readable } from 'node:stream';

/** A stream of these bytes that says when its reader has begun. */
export function lazily(bytes: Buffer, onBegin: () => void): Readable {
  return new Readable({
    read() {
      onBegin();
      this.push(bytes);
      this.push(null);
    },
  });
}
