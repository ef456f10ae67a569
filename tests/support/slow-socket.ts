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
  let delayMs = 0;
  let isDisconnected = false;
  const server = createServer((clientSocket) => {
    if (isDisconnected) return void clientSocket.destroy();
    const serverSocket = createConnection(target);
    for (const socket of [clientSocket, serverSocket]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    clientSocket.on('data', (data) => serverSocket.write(data));
    serverSocket.on('data', (data) => setTimeout(() => clientSocket.write(data), delayMs));
    clientSocket.on('close', () => serverSocket.destroy());
    serverSocket.on('close', () => clientSocket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(address, resolve));
  return {
    address,
    delay: (milliseconds) => void (delayMs = milliseconds),
    cut() {
      isDisconnected = true;
      for (const socket of sockets) socket.destroy();
    },
    mend: () => void (isDisconnected = false),
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
