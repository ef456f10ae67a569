import type { Socket } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { answering, type Fault } from './fault-server.ts';

/** Writes bytes that are not text: compressed, cut or binary. */
const bytes =
  (head: string, ...chunks: readonly Buffer[]): Fault =>
  (socket) => {
    socket.write(head);
    for (const chunk of chunks) socket.write(chunk);
  };

const head = (status: string, headers: Readonly<Record<string, string | number>>): string =>
  `HTTP/1.1 ${status}\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;

const encoded = (encoding: string, body: Buffer): Fault =>
  bytes(
    head('200 OK', {
      'content-type': 'application/json',
      'content-encoding': encoding,
      'content-length': body.length,
    }),
    body,
  );

/** Writes until the connection ends. */
const endless =
  (begin: string, piece: string | Buffer, pause: number): Fault =>
  (socket) => {
    socket.write(begin);
    const write = () => {
      if (socket.writableNeedDrain) return;
      socket.write(piece);
    };
    const timer = setInterval(write, pause);
    socket.on('close', () => clearInterval(timer));
  };

const afterwards =
  (first: string, then: (socket: Socket) => void): Fault =>
  (socket) => {
    socket.write(first, () => then(socket));
  };

const JSON_HEAD = head('200 OK', { 'content-type': 'application/json', 'content-length': 1000 });
const CHUNKED = head('200 OK', {
  'content-type': 'application/json',
  'transfer-encoding': 'chunked',
});
const MEGABYTE = Buffer.alloc(1024 * 1024, 0x20);
const chunk = (data: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${data.length.toString(16)}\r\n`), data, Buffer.from('\r\n')]);

/** 200 MB of blanks, compressed to 194 kB. */
export const BOMB = gzipSync(Buffer.alloc(200 * 1024 * 1024, 0x20));

const firstHalf = (data: Buffer): Buffer => data.subarray(0, data.length / 2);
const someJson = Buffer.from(JSON.stringify({ some: 'answer'.repeat(100) }));

/** All faults of a server, or on the way to it, instead of an answer. */
export const UPSTREAM_FAULTS: Readonly<Record<string, Fault>> = {
  reset: (socket) => socket.resetAndDestroy(),
  closed: (socket) => socket.end(),
  'reset in the middle': afterwards(`${JSON_HEAD}{"a`, (socket) => socket.resetAndDestroy()),
  truncated: afterwards(`${JSON_HEAD}{"a`, (socket) => socket.end()),
  'truncated chunks': afterwards(`${CHUNKED}5\r\n{"a":`, (socket) => socket.end()),
  'broken chunks': (socket) => socket.write(`${CHUNKED}zz\r\nno size\r\n`),
  'black hole': () => {},
  'slow head': endless('HTTP/1.1 200 OK\r\n', 'x-more: y\r\n', 20),
  'hangs after the head': (socket) => socket.write(JSON_HEAD),
  'hangs in the middle': (socket) => socket.write(`${JSON_HEAD}{"a":`),
  drips: endless(CHUNKED, '1\r\n \r\n', 5),
  'page of words': answering(200, '<h1>Back soon</h1>', { 'content-type': 'text/html' }),
  'broken JSON': answering(200, '{"results":[{'),
  'no body': answering(200, ''),
  'no content': bytes(head('204 No Content', {})),
  'empty object': answering(200, '{}'),
  null: answering(200, 'null'),
  'list for an object': answering(200, '[1,"two",null]'),
  'words for objects': answering(200, '{"results":"none","entries":"none","data":"none"}'),
  nulls: answering(200, '{"results":[null],"entries":null,"data":null,"errors":null}'),
  'huge and sized': bytes(
    head('200 OK', { 'content-type': 'application/json', 'content-length': 8 * MEGABYTE.length }),
    ...Array.from({ length: 8 }, () => MEGABYTE),
  ),
  'huge without end': endless(CHUNKED, chunk(MEGABYTE), 1),
  'header of 100 kB': (socket) =>
    socket.write(
      `HTTP/1.1 200 OK\r\nx-long: ${'x'.repeat(100_000)}\r\ncontent-length: 2\r\n\r\n{}`,
    ),
  'not HTTP': (socket) => socket.write('SSH-2.0-OpenSSH_9.2\r\n'),
  'another protocol': bytes(
    head('101 Switching Protocols', { upgrade: 'websocket', connection: 'Upgrade' }),
  ),
  moved: answering(302, '', { location: '/elsewhere' }),
  'asked too much': answering(429, '{"message":"Too many requests","status":429}'),
  'asked too much, with a time': answering(429, '{}', { 'retry-after': '60' }),
  'server error': answering(500, '{"message":"Our mistake"}'),
  'bad gateway': answering(502, '<h1>nginx</h1>'),
  away: answering(503, ''),
  'no gzip': encoded('gzip', Buffer.from('{"this":"is not gzip"}')),
  'gzip cut off': encoded('gzip', firstHalf(gzipSync(someJson))),
  'gzip and a reset': afterwards(
    head('200 OK', { 'content-encoding': 'gzip', 'content-length': 1000 }),
    (socket) => socket.write(firstHalf(gzipSync(someJson)), () => socket.resetAndDestroy()),
  ),
  'gzip bomb': encoded('gzip', BOMB),
  'no br': encoded('br', Buffer.from('{"this":"is not br"}')),
  'br cut off': encoded('br', firstHalf(brotliCompressSync(someJson))),
  'unknown encoding': encoded('lzma', someJson),
};
