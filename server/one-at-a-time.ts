import type { Request, RequestHandler, Response } from 'express';
import type { Socket } from 'node:net';

/** From so many requests that wait on a connection, no more of what it sends is read. */
const PAUSE_AT = 8;

/** A connection with so many is ended: one read may bring hundreds, and each takes memory. */
const MOST_WAITING = 32;

/** What a connection asked for while an answer was under way, in order. */
type Line = { isAnswering: boolean; isPaused: boolean; readonly waiting: (() => void)[] };

export interface OneAtATime {
  readonly handle: RequestHandler;
  /** Whether a connection ever sent a request before it had the answer to another: no browser does. */
  isPipelined(this: void, request: Pick<Request, 'socket'>): boolean;
}

/**
 * Handles the requests of a connection one at a time. A client may send the next ones at once
 * (pipelining), but they are answered in order anyway: each is handled once the answer before it has
 * left for the client. So a client that reads nothing is rendered nothing further, and many requests
 * on one connection get no more of the server than one.
 */
export function oneAtATime(): OneAtATime {
  const lines = new WeakMap<Socket, Line>();
  const pipelining = new WeakSet<Socket>();

  function lineOf(socket: Socket): Line {
    const known = lines.get(socket);
    if (known) return known;
    const line: Line = { isAnswering: false, isPaused: false, waiting: [] };
    lines.set(socket, line);
    return line;
  }

  function begin(line: Line, response: Response, handle: () => void): void {
    line.isAnswering = true;
    const { socket } = response.req;
    response.once('close', () => {
      line.isAnswering = false;
      // Also half-closed, after an answer that was to be the last: nobody is answered any more.
      if (!socket.writable) return void line.waiting.splice(0);
      line.waiting.shift()?.();
      if (line.isPaused && line.waiting.length < PAUSE_AT) read(line, socket);
    });
    handle();
  }

  function read(line: Line, socket: Socket): void {
    line.isPaused = false;
    socket.resume();
  }

  const handle: RequestHandler = ({ socket }, response, next) => {
    if (socket.destroyed) return;
    const line = lineOf(socket);
    if (!line.isAnswering) return begin(line, response, next);
    if (line.waiting.length >= MOST_WAITING) return void socket.destroy();
    pipelining.add(socket);
    line.waiting.push(() => begin(line, response, next));
    if (line.waiting.length < PAUSE_AT) return;
    line.isPaused = true;
    socket.pause();
  };
  return { handle, isPipelined: ({ socket }) => pipelining.has(socket) };
}
