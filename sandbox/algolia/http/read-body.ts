import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { isDeeperThan, parseJson } from '#src/shared/json-reader.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { badRequest, type Refusal, refuse } from '../refusal.ts';

const unzip = promisify(gunzip);

/**
 * Reads a JSON body whatever its content type: the client sends `text/plain`. Decompresses gzip;
 * `maxBytes` limits the size in bytes before and after. Returns `undefined` without a body.
 */
export async function readBody(
  request: IncomingMessage,
  maxBytes: number,
): Promise<Result<unknown, Refusal>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
  }
  if (size > maxBytes) return TOO_LARGE;
  const text = await opened(Buffer.concat(chunks), request.headers['content-encoding'], maxBytes);
  return text.ok ? parsed(text.value) : text;
}

const TOO_LARGE = refuse(413, 'Payload too large');

async function opened(
  body: Buffer,
  encoding: string | undefined,
  maxBytes: number,
): Promise<Result<string, Refusal>> {
  if (encoding !== 'gzip' || body.length === 0) return ok(body.toString('utf8'));
  try {
    return ok((await unzip(body, { maxOutputLength: maxBytes })).toString('utf8'));
  } catch (error) {
    const isTooLarge = error instanceof RangeError;
    return isTooLarge ? TOO_LARGE : badRequest('The body is no gzip');
  }
}

/** Deeper than any sensible record. */
const MAX_DEPTH = 64;

function parsed(text: string): Result<unknown, Refusal> {
  if (text.trim() === '') return ok(undefined);
  const value = parseJson(text);
  if (value === undefined) return badRequest('Invalid JSON');
  return isDeeperThan(value, MAX_DEPTH) ? badRequest('Invalid JSON: nested too deep') : ok(value);
}
