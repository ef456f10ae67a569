import type { Server } from 'node:http';

/** New connections of a server, so that work can let clients in before it continues. */
export interface ConnectionArrivals {
  /** Counts the connections of this server from now on. */
  watch(this: void, server: Server): void;
  /** Resolves once all connected clients are accepted and their first bytes are read. */
  settled(this: void): Promise<void>;
}

/** A connection is read in the turn after it was accepted, its request is queued in the next. */
const IDLE_TURNS = 3;

/** More than the connections of a client (`MAX_CONNECTIONS`), so that no flood stops the work. */
const MAX_TURNS = 600;

/**
 * Node accepts one connection per turn of its event loop. If every turn also rendered a page, the
 * last of twenty new connections would wait for nineteen pages before its request is even read.
 */
export function createConnectionArrivals(): ConnectionArrivals {
  let accepted = 0;
  return {
    watch: (server) => void server.on('connection', () => void (accepted += 1)),
    async settled() {
      let known = accepted;
      let idleTurns = 0;
      for (let turns = 0; turns < MAX_TURNS && idleTurns < IDLE_TURNS; turns++) {
        await nextEventLoopTurn();
        idleTurns = accepted === known ? idleTurns + 1 : 0;
        known = accepted;
      }
    },
  };
}

/** Resolves after the sockets were polled once more. */
export const nextEventLoopTurn = (): Promise<void> =>
  new Promise((resolve) => void setImmediate(resolve));
