import type { RequestListener, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { listenOnLoopback } from './listen-on-loopback.ts';

/** Changes a reply of a service on its way. */
export type Alter = (reply: unknown, url: string) => unknown;

/** Starts a server between a client and a service; `alter` may be replaced between two requests. */
export async function alterReplies(origin: string) {
  const state: { alter: Alter; headers: Record<string, string>[] } = {
    alter: (reply) => reply,
    headers: [],
  };
  async function forward(url: string, init: RequestInit, response: ServerResponse) {
    try {
      const answer = await fetch(url, init);
      const reply = state.alter(await answer.json(), url);
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(reply));
    } catch {
      response.destroy();
    }
  }
  const listener: RequestListener = (request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(
        (header): header is [string, string] =>
          typeof header[1] === 'string' && header[0] !== 'connection',
      ),
    );
    state.headers.push(headers);
    const { method = 'GET' } = request;
    const body = method === 'GET' ? {} : { body: Readable.toWeb(request), duplex: 'half' };
    void forward(`${origin}${request.url}`, { method, headers, ...body } as RequestInit, response);
  };
  const server = await listenOnLoopback(listener);
  return { ...server, state };
}
