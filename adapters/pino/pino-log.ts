import { pino, type DestinationStream, type Level } from 'pino';
import type { Log, LogFacts } from '#ports/log.ts';

/**
 * One line of JSON per entry, to standard output unless told otherwise. An `error` among the facts
 * is written with its stack.
 */
export function createPinoLog(
  level: Level | 'silent',
  destination: DestinationStream = pino.destination(1),
): Log {
  const logger = pino(
    { level, base: null, messageKey: 'event', serializers: { error: pino.stdSerializers.err } },
    destination,
  );
  const write =
    (level: keyof Log) =>
    (event: string, facts: LogFacts = {}) =>
      logger[level](facts, event);
  return { info: write('info'), warn: write('warn'), error: write('error') };
}
