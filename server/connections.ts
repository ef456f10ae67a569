import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { deferContinue, closeIfBodyUnread } from './limit-body.ts';

/** Connections of a server and the requests on them. All times are in milliseconds. */
export interface Connections {
  /** Queues incoming requests until `release`. */
  hold(): void;
  /** Handles the queued requests, and later ones immediately. */
  release(): void;
  /** Ends connections with no request in flight and no byte read for `idleTime`. */
  endIdle(idleTime: number): void;
}

/**
 * Passes the requests of a server to `listener`, and closes its connections without losing
 * responses.
 *
 * A connection that Node is done with is half-closed first and read for a while longer (lingering
 * close, RFC 9112, 9.6): closing a socket with unread bytes resets it, and a reset destroys the
 * response that the client has not read yet.
 *
 * Node's own `closeIdleConnections`, which `close` calls, destroys connections with an unsent
 * response or a request in transit. Here it ends idle ones cleanly; during a drain, which does so
 * itself, none.
 */
export function trackConnections(server: Server, listener: RequestListener): Connections {
  const uses = new Map<Socket, ConnectionUse>();
  const requestGate = createGate();
  const handle: RequestListener = (request, response) => {
    const use = uses.get(request.socket);
    if (use?.isClosing === true) return void request.resume();
    countAnswer(use, response);
    closeIfBodyUnread(request, response);
    requestGate.pass(() => listener(request, response));
  };
  const endIdle = (idleTime: number) => {
    for (const [socket, use] of uses) {
      updateBytesRead(socket, use);
      if (use.answers === 0 && performance.now() - use.since >= idleTime) socket.destroySoon();
    }
  };
  server.on('connection', (socket: Socket) => {
    const use: ConnectionUse = { answers: 0, since: performance.now(), bytes: 0, isClosing: false };
    uses.set(socket, use);
    socket.destroySoon = () => closeLingering(socket, use);
    socket.once('close', () => uses.delete(socket));
  });
  server.on('request', handle);
  server.on('checkContinue', (request, response) => {
    deferContinue(request, response);
    handle(request, response);
  });
  server.closeIdleConnections = () => {
    if (!requestGate.wasHeld()) endIdle(0);
  };
  return { ...requestGate, endIdle };
}

/** Runs work at once, or after `release`. */
function createGate() {
  let queued: (() => void)[] | undefined;
  let wasPaused = false;
  return {
    pass(work: () => void) {
      if (queued === undefined) work();
      else queued.push(work);
    },
    hold() {
      wasPaused = true;
      queued ??= [];
    },
    release() {
      const waiting = queued ?? [];
      queued = undefined;
      for (const work of waiting) work();
    },
    wasHeld: () => wasPaused,
  };
}

/** `since`: time of last use; `bytes`: number of bytes read by then. */
type ConnectionUse = { answers: number; since: number; bytes: number; isClosing: boolean };

function countAnswer(use: ConnectionUse | undefined, response: ServerResponse): void {
  if (use === undefined) return;
  use.answers += 1;
  response.once('close', () => {
    use.answers -= 1;
    use.since = performance.now();
  });
}

/** The first bytes of a request count as use of the connection, too. */
function updateBytesRead({ bytesRead }: Socket, use: ConnectionUse): void {
  if (bytesRead === use.bytes) return;
  use.bytes = bytesRead;
  use.since = performance.now();
}

/** Time for a client to read the end of its response and close, in milliseconds. */
const LINGER_TIMEOUT = 2000;

function closeLingering(socket: Socket, use: ConnectionUse): void {
  if (use.isClosing) return;
  use.isClosing = true;
  const destroy = () => void socket.destroy();
  const linger = () => {
    if (socket.readableEnded) return destroy();
    socket.once('end', destroy);
    setTimeout(destroy, LINGER_TIMEOUT).unref();
  };
  if (socket.writable) socket.end();
  if (socket.writableFinished) linger();
  else socket.once('finish', linger);
}
