import type { ServerResponse } from 'node:http';

/** Runs `prepare` just before the response head is sent: Node writes every head by `writeHead`. */
export function onHeaders(response: ServerResponse, prepare: () => unknown): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (...args: unknown[]) => {
    response.writeHead = writeHead;
    prepare();
    return writeHead(...args);
  };
}
