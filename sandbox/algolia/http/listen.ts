import type { IncomingMessage, ServerResponse } from 'node:http';

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Creates a request listener. An exception is a bug of the sandbox and answered with 500. */
export const createListener =
  (answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>): Listener =>
  (request, response) => {
    answer(request, response).catch(() => {
      if (response.headersSent) return void response.destroy();
      response.writeHead(500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: 'Internal server error', status: 500 }));
    });
  };
