import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Stands before a server on a socket, and holds up what it says or says nothing at all. */
export type SlowSocket = {
  readonly address: string;
  /** By so many milliseconds, from now on. */
  delay(milliseconds: number): void;
  /** Ends all connections and takes no more, until it is mended. */
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
