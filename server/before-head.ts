import type { Response } from 'express';

/** Prepares the head of an answer at the last moment: Node writes every one by `writeHead`. */
export function beforeHead(response: Response, prepare: () => unknown): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => Response;
  response.writeHead = (...args: unknown[]) => {
    response.writeHead = writeHead;
    prepare();
    return writeHead(...args);
  };
}
