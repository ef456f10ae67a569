import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A server that handles each connection by a fault, at its first request or before. */
export type FaultServer = { readonly port: number; readonly requests: readonly string[] };

export type Fault = (socket: Socket, request: string) => void;

/**
 * Starts a server on loopback that hands each raw request to the next of these faults, and keeps
 * the last. It closes with its connections after the test.
 */
export async function startFaultServer(...faults: readonly Fault[]): Promise<FaultServer> {
  const requests: string[] = [];
  const port = await startGreetingServer((socket) => {
    socket.on('data', (bytes) => {
      const text = bytes.toString('latin1');
      if (!/^(?:GET|POST) /u.test(text)) return;
      requests.push(text);
      faults[Math.min(requests.length, faults.length) - 1]?.(socket, text);
    });
  });
  return { port, requests };
}

/** Starts a server that handles each connection before any data. */
export async function startGreetingServer(greet: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    greet(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** A loopback port without a listener. */
export async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Answers over HTTP/1.1. */
export const answering =
  (status: number, body: string, headers: Readonly<Record<string, string>> = {}): Fault =>
  (socket) => {
    const lines = Object.entries({ 'content-length': String(Buffer.byteLength(body)), ...headers });
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.write(`HTTP/1.1 ${status} -\r\n${head}\r\n${body}`);
  };

export const answeringJson = (value: unknown, status = 200): Fault =>
  answering(status, JSON.stringify(value), { 'content-type': 'application/json' });
