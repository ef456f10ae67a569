import { writeSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createPinoLog } from '#adapters/pino/pino-log.ts';
import { createHttpServer, listen } from '#server/http-server.ts';
import { shutDownGracefully } from '#server/graceful-shutdown.ts';

/*
 * A process with the shop's shutdown. The path tells it what to do: `/wait/<milliseconds>` before
 * its answer, `/hang`, or a bug, `/throw` and `/reject`. `MAX_STOP_MS` is its limit to end.
 */

const maxStopTime = Number(process.env['MAX_STOP_MS']);
let isStopping = false;

const listener: RequestListener = (request, response) => {
  const [, word, milliseconds] = (request.url ?? '/').split('/');
  const answer = () => response.end(isStopping ? 'stopping' : 'serving');
  if (word === 'throw') setTimeout(fail, 1);
  if (word === 'reject') void Promise.resolve().then(fail);
  if (word !== 'hang') setTimeout(answer, Number(milliseconds ?? 0));
};

function fail(): never {
  throw new Error('Nobody catches this.');
}

const server = createHttpServer(listener);
shutDownGracefully({
  server,
  log: createPinoLog('info'),
  drainDelay: 100,
  close: () => Promise.resolve(void writeSync(1, 'closed\n')),
  onStop: () => void (isStopping = true),
  maxStopTime,
});
writeSync(1, `listening ${await listen(server, 0, '127.0.0.1')}\n`);
