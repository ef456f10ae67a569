import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { sendChunks } from '#server/send-chunks.ts';
import { inScope } from '../support/test-scope.ts';

const PIECE = `${'x'.repeat(65_535)}\n`;
const PIECES = 2_000;

const servers: Server[] = [];
afterAll(() => servers.forEach((server) => server.closeAllConnections()));

/** Answers with 128 MB by default, and counts the pieces made in the second run, which is the one sent. */
async function openMill(count = PIECES) {
  const made = { runs: 0, pieces: 0, isOver: false };
  const pieces = function* (): Generator<string> {
    made.runs += 1;
    if (made.runs === 1) return yield 'named by this';
    try {
      for (; made.pieces < count; made.pieces += 1) yield PIECE;
    } finally {
      made.isOver = true;
    }
  };
  const app = express();
  app.get('/', (request, response) => sendChunks(request, response, pieces));
  const server = app.listen(0);
  servers.push(server);
  await once(server, 'listening');
  return { made, port: (server.address() as AddressInfo).port };
}

describe('sendChunks', () => {
  it('makes no more pieces than a slow client reads, and stops when it disconnects', async () => {
    const { made, port } = await openMill();
    const client = connect(port, '127.0.0.1').pause();
    client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await eventually(() => expect(made.pieces).toBeGreaterThan(0));
    const before = await eventually(async () => {
      const then = made.pieces;
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(made.pieces).toBe(then);
      return then;
    });
    expect(before).toBeLessThan(PIECES / 4);
    expect(made.isOver).toBe(false);
    client.destroy();
    await eventually(() => expect(made.isOver).toBe(true));
    expect(made.pieces).toBeLessThan(PIECES);
  });

  it('sends all pieces to a client that reads on', async () => {
    const count = inScope(PIECES, 200);
    const { made, port } = await openMill(count);
    const response = await fetch(`http://127.0.0.1:${port}/`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    let bytes = 0;
    for await (const chunk of response.body ?? []) bytes += chunk.length;
    expect(bytes).toBe(count * PIECE.length);
    expect(made.runs).toBe(2);
  });
});
