import type { Server } from 'node:http';

/** The connections that clients open to a server, for work that lets them in before it goes on. */
export interface Arrivals {
  /** Counts the connections of this server from now on. */
  watch(this: void, server: Server): void;
  /** Resolves once all clients that have connected are accepted and their first bytes are read. */
  settled(this: void): Promise<void>;
}

/** A connection is read in the round after it was accepted, and its request is queued in the next. */
const QUIET_ROUNDS = 3;

/** More than one client may hold open (`MOST_CONNECTIONS`), so that no flood stops the work for good. */
const MOST_ROUNDS = 600;

/**
 * Node accepts one connection in each round of its event loop. If every round also rendered a page, the
 * last of twenty new connections would wait for nineteen pages before its request is even read.
 */
export function createArrivals(): Arrivals {
  let accepted = 0;
  return {
    watch: (server) => void server.on('connection', () => void (accepted += 1)),
    async settled() {
      let known = accepted;
      let quiet = 0;
      for (let rounds = 0; rounds < MOST_ROUNDS && quiet < QUIET_ROUNDS; rounds++) {
        await nextRound();
        quiet = accepted === known ? quiet + 1 : 0;
        known = accepted;
      }
    },
  };
}

/** Comes after the sockets were polled once more. */
export const nextRound = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
