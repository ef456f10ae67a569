import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A proxy before a server on a socket that delays or withholds its answers. */
export type SlowSocket = {
  readonly address: string;
  /** Delays all data from now on, in milliseconds. */
  delay(milliseconds: number): void;
  /** Closes all connections and accepts none until `mend`. */
  cut(): void;
  mend(): void;
  close(): void;
};

export async function openSlowSocket(target: string): Promise<SlowSocket> {
  const folder = mkdtempSync(join(tmpdir(), 'slow-'));
  const address = join(folder, 'slow.sock');
  const sockets = new Set<Socket>();
  let held = 0;
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = createConnection(target);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    near.on('data', (data) => far.write(data));
    far.on('data', (data) => setTimeout(() => near.write(data), held));
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(address, resolve));
  return {
    address,
    delay: (milliseconds) => void (held = milliseconds),
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend: () => void (isCut = false),
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
