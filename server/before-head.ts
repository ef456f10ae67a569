import type { ServerResponse } from 'node:http';

/** Prepares the head of an answer at the last moment: Node writes every one by `writeHead`. */
export function beforeHead(response: ServerResponse, prepare: () => unknown): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (...args: unknown[]) => {
    response.writeHead = writeHead;
    prepare();
    return writeHead(...args);
  };
}
