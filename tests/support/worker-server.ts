import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { onTestFinished } from 'vitest';

/** Answers any request over HTTP after a delay in milliseconds. */
const SERVER = `
  const { createServer } = require('node:http');
  const { parentPort, workerData } = require('node:worker_threads');
  const server = createServer((request, response) => {
    setTimeout(() => {
      response.setHeader('content-type', 'application/json').end(workerData.body);
    }, workerData.after);
  });
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
`;

/** Starts a server that runs while the test's thread is blocked; returns its port. */
export async function startServerInWorker(body: string, after: number): Promise<number> {
  const worker = new Worker(SERVER, { eval: true, workerData: { body, after } });
  onTestFinished(async () => void (await worker.terminate()));
  const [port] = (await once(worker, 'message')) as [number];
  return port;
}

/** Blocks the event loop of this thread. */
export function blockEventLoop(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
