import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

/** Starts a server that answers every request with the bytes set last, and hangs up. */
export async function startRawServer(): Promise<{
  readonly origin: string;
  answer(bytes: Uint8Array): void;
}> {
  let answer: Uint8Array = new Uint8Array();
  const server: Server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, answer: (bytes) => void (answer = bytes) };
}
