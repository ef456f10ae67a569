import type { Request, RequestHandler, Response } from 'express';
import type { Socket } from 'node:net';

/** Queued requests at which no more is read from a connection. */
const PAUSE_AT = 8;

/** Queued requests that end a connection: one read may bring hundreds, and each takes memory. */
const MAX_WAITING = 32;

/** Requests of a connection that arrived during a response, in order. */
type ConnectionQueue = {
  isAnswering: boolean;
  isPaused: boolean;
  readonly waiting: (() => void)[];
};

export interface PipelineQueue {
  readonly handle: RequestHandler;
  /** Whether a connection ever sent a request before the previous response: no browser does. */
  isPipelined(this: void, request: Pick<Request, 'socket'>): boolean;
}

/**
 * Handles the requests of a connection one at a time. A client may pipeline requests, but responses
 * are sent in order anyway, so a request is handled once the previous response has been sent. A
 * client that reads nothing therefore causes no more rendering, and many requests on one connection
 * get no more of the server than one.
 */
export function createPipelineQueue(): PipelineQueue {
  const lines = new WeakMap<Socket, ConnectionQueue>();
  const pipelining = new WeakSet<Socket>();

  function lineOf(socket: Socket): ConnectionQueue {
    const known = lines.get(socket);
    if (known) return known;
    const line: ConnectionQueue = { isAnswering: false, isPaused: false, waiting: [] };
    lines.set(socket, line);
    return line;
  }

  function startRequest(line: ConnectionQueue, response: Response, handle: () => void): void {
    line.isAnswering = true;
    const { socket } = response.req;
    response.once('close', () => {
      line.isAnswering = false;
      // Also if half-closed after a final response: queued requests get no response then.
      if (!socket.writable) return void line.waiting.splice(0);
      line.waiting.shift()?.();
      if (line.isPaused && line.waiting.length < PAUSE_AT) resume(line, socket);
    });
    handle();
  }

  function resume(line: ConnectionQueue, socket: Socket): void {
    line.isPaused = false;
    socket.resume();
  }

  const handle: RequestHandler = ({ socket }, response, next) => {
    if (socket.destroyed) return;
    const line = lineOf(socket);
    if (!line.isAnswering) return startRequest(line, response, next);
    if (line.waiting.length >= MAX_WAITING) return void socket.destroy();
    pipelining.add(socket);
    line.waiting.push(() => startRequest(line, response, next));
    if (line.waiting.length < PAUSE_AT) return;
    line.isPaused = true;
    socket.pause();
  };
  return { handle, isPipelined: ({ socket }) => pipelining.has(socket) };
}
