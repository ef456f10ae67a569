import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Lets `closeIdleConnections`, which `close` calls as well, end those connections alone on which no
 * answer is under way. Node's own also cuts answers that are written but have not left for the client.
 */
export function spareAnswers(server: Server): void {
  const underWay = new Map<Socket, number>();
  const count = (socket: Socket, by: number) => {
    const before = underWay.get(socket);
    if (before !== undefined) underWay.set(socket, before + by);
  };
  server.on('connection', (socket: Socket) => {
    underWay.set(socket, 0);
    socket.once('close', () => underWay.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    count(socket, 1);
    response.once('close', () => count(socket, -1));
  });
  server.closeIdleConnections = () => {
    for (const [socket, answers] of underWay) if (answers === 0) socket.destroy();
  };
}
