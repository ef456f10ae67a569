import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Duplex } from 'node:stream';

export type InternalRequest = {
  /** Path and query. */
  readonly url: string;
  readonly host: string;
  /** Address of the client that it counts for, and what proxies say of it. */
  readonly remoteAddress: string | undefined;
  readonly forwardedFor: string | undefined;
};

/** Takes everything that is written. */
class Sink extends Duplex {
  override _read(): void {}
  override _write(_chunk: unknown, _encoding: unknown, callback: () => void): void {
    callback();
  }
}

/**
 * Requests a page from a listener of this process, without a connection. `observe` gets the
 * response before the listener does; returns its promise.
 */
export function requestInternally<T>(
  listener: RequestListener,
  { url, host, remoteAddress, forwardedFor }: InternalRequest,
  observe: (response: ServerResponse) => Promise<T>,
): Promise<T> {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
  const request = new IncomingMessage(socket);
  request.method = 'GET';
  request.url = url;
  request.httpVersionMajor = 1;
  request.httpVersionMinor = 1;
  request.headers.host = host;
  if (forwardedFor !== undefined) request.headers['x-forwarded-for'] = forwardedFor;
  request.push(null);
  const response = new ServerResponse(request);
  response.assignSocket(new Sink() as unknown as Socket);
  // Node's server emits `close` when it lets go of a connection; here is none.
  response.once('finish', () => response.emit('close'));
  const observed = observe(response);
  listener(request, response);
  return observed;
}
