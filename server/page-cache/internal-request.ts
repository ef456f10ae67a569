import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Duplex } from 'node:stream';

/** Takes everything that is written. */
class Sink extends Duplex {
  override _read(): void {}
  override _write(_chunk: unknown, _encoding: unknown, callback: () => void): void {
    callback();
  }
}

/**
 * Requests a URL from a listener of this process, without a connection. `observe` gets the response
 * before the listener does; returns its promise.
 */
export function requestInternally<T>(
  listener: RequestListener,
  { url, headers }: { readonly url: string; readonly headers: Readonly<Record<string, string>> },
  observe: (response: ServerResponse) => Promise<T>,
): Promise<T> {
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  request.url = url;
  request.httpVersionMajor = 1;
  request.httpVersionMinor = 1;
  Object.assign(request.headers, headers);
  request.push(null);
  const response = new ServerResponse(request);
  response.assignSocket(new Sink() as unknown as Socket);
  // Node's server emits `close` when it lets go of a connection; here is none.
  response.once('finish', () => response.emit('close'));
  const observed = observe(response);
  listener(request, response);
  return observed;
}
