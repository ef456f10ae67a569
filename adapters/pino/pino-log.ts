import { pino, type DestinationStream, type Level } from 'pino';
import type { Log, LogFields } from '#ports/log.ts';
import type { RequestScope } from '#ports/request-scope.ts';

/**
 * Writes one line of JSON per entry, to standard output by default. An `error` among the facts is
 * written with its stack but without vendors' fields. Each entry has the id of its request.
 */
export function createPinoLog(
  level: Level | 'silent',
  destination: DestinationStream = standardOutput(),
  scope: RequestScope = NO_REQUEST,
): Log {
  const serializers = { error: showError };
  const mixin = () => requestOf(scope);
  const logger = pino({ level, base: null, messageKey: 'event', serializers, mixin }, destination);
  const write =
    (level: keyof Log) =>
    (event: string, facts: LogFields = {}) =>
      logger[level](facts, event);
  return { info: write('info'), warn: write('warn'), error: write('error') };
}

/** Maximum time that a line waits, in milliseconds, and characters that wait. */
const MAX_DELAY = 100;
const MAX_WAITING = 16 * 1024;

/** The value of pino's level `warn`. */
const WARN = 40;

/**
 * Writes to standard output, lines below `warn` several at a time: a server has one for each
 * request, and a call of the system for each took longer than the rest of a stored page. A process
 * that ends writes what waits; one that is killed loses a tenth of a second of these lines.
 */
export function createBufferedOutput(
  write: (text: string) => void,
): DestinationStream & { flush(this: void): void } {
  let waiting = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting === '') return;
    const text = waiting;
    waiting = '';
    write(text);
  };
  const output = {
    // Tells pino to say the level of each line.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    flush,
    write(line: string) {
      waiting += line;
      if (output.lastLevel >= WARN || waiting.length >= MAX_WAITING) flush();
      else timer ??= setTimeout(flush, MAX_DELAY).unref();
    },
  };
  return output;
}

let shared: ReturnType<typeof createBufferedOutput> | undefined;

/** One for all logs of the process. */
function standardOutput(): DestinationStream {
  if (shared) return shared;
  const destination = pino.destination(1);
  shared = createBufferedOutput((text) => void destination.write(text));
  process.on('exit', shared.flush);
  return shared;
}

/**
 * Returns the parts of an error that may be logged: vendors add more (Redis the refused command,
 * which may contain the password), and a message may quote a URL with its user.
 */
function showError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack } = pino.stdSerializers.err(error);
  const { code } = error as { readonly code?: unknown };
  return {
    type,
    message: withoutUser(message),
    stack: withoutUser(stack),
    ...(typeof code === 'string' && { code }),
  };
}

/** Maximum length; the rest says nothing more, and may come from an upstream. */
const MAX_TEXT_LENGTH = 8000;

const withoutUser = (text: string): string =>
  text.slice(0, MAX_TEXT_LENGTH).replace(/(:\/\/)[^\s"',]*@/gu, '$1***@');

const NO_REQUEST: RequestScope = { current: () => undefined };

function requestOf(scope: RequestScope): { readonly request?: string } {
  const request = scope.current();
  return request ? { request: request.id } : {};
}
