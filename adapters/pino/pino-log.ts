import { pino, type DestinationStream, type Level } from 'pino';
import type { Log, LogFacts } from '#ports/log.ts';
import type { RequestScope } from '#ports/request-scope.ts';

/**
 * One line of JSON per entry, to standard output unless told otherwise. An `error` among the facts
 * is written with its stack, and with every entry the request for which it was written.
 */
export function createPinoLog(
  level: Level | 'silent',
  destination: DestinationStream = pino.destination(1),
  scope: RequestScope = NO_REQUEST,
): Log {
  const serializers = { error: pino.stdSerializers.err };
  const mixin = () => requestOf(scope);
  const logger = pino({ level, base: null, messageKey: 'event', serializers, mixin }, destination);
  const write =
    (level: keyof Log) =>
    (event: string, facts: LogFacts = {}) =>
      logger[level](facts, event);
  return { info: write('info'), warn: write('warn'), error: write('error') };
}

const NO_REQUEST: RequestScope = { current: () => undefined };

function requestOf(scope: RequestScope): { readonly request?: string } {
  const request = scope.current();
  return request ? { request: request.id } : {};
}
