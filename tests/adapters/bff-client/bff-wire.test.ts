import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bffBase, createBffClient } from '#adapters/bff-client/bff-client.ts';
import { listenOnLoopback } from '../../support/listen-on-loopback.ts';
import { startRawServer } from '../../support/raw-server.ts';
import { inScope } from '../../support/test-scope.ts';
import { anyCharacter } from '../../support/arbitraries/texts.ts';

const clientOf = (origin: string, timeoutMs = 5000) =>
  createBffClient({ baseUrl: bffBase(origin), fetch, timeoutMs });

/** Echoes the raw request body: JSON, or the parts of a form. */
const { origin } = await listenOnLoopback((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { method, url = '', headers } = request;
    const inQuery = new URL(url, 'http://shop.test').searchParams.get('body') ?? '';
    const type = headers['content-type'] ?? '';
    const isForm = type.startsWith('multipart/');
    if (!isForm) return void response.end(method === 'GET' ? inQuery : Buffer.concat(chunks));
    const form = new Response(Buffer.concat(chunks), { headers: { 'content-type': type } });
    void form
      .formData()
      .then(readForm)
      .then((parts) => response.end(JSON.stringify(parts)));
  });
});

type Parts = {
  readonly body: string;
  readonly pointers: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, { readonly type: string; readonly bytes: number[] }>>;
};

async function readForm(form: FormData): Promise<Parts> {
  const files: Record<string, { type: string; bytes: number[] }> = {};
  for (const [name, part] of form) {
    if (typeof part === 'string') continue;
    files[name] = { type: part.type, bytes: [...new Uint8Array(await part.arrayBuffer())] };
  }
  const pointers = JSON.parse(textIn(form, 'files')) as Parts['pointers'];
  return { body: textIn(form, 'body'), pointers, files };
}

function textIn(form: FormData, name: string): string {
  const part = form.get(name);
  return typeof part === 'string' ? part : '';
}

/** JSON values only, as everything else is lost before the request. */
const anyArguments = fc.array(fc.jsonValue({ stringUnit: anyCharacter }), { maxLength: 4 });

const anyFile = fc
  .tuple(fc.uint8Array({ maxLength: 50 }), fc.constantFrom('', 'image/png', 'text/plain'))
  .map(([bytes, type]) => new Blob([bytes], { type }));

/** The value at a JSON Pointer. */
const at = (value: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((inner, step) => Reflect.get(inner as object, step) as unknown, value);

describe('what goes over the wire', () => {
  it.each(['GET', 'POST'] as const)('B2 sends any arguments by %s unchanged', async (method) => {
    await fc.assert(
      fc.asyncProperty(anyArguments, async (args) => {
        const answer = await clientOf(origin).call('x', args, { method });
        expect(JSON.stringify(answer)).toBe(JSON.stringify({ ok: true, value: args }));
      }),
    );
  });

  it('B2 B2a sends any files among any arguments, each with its JSON Pointer', async () => {
    const anyTree = fc.letrec((tie) => ({
      value: fc.oneof({ maxDepth: 3 }, anyFile, fc.jsonValue(), tie('list'), tie('table')),
      list: fc.array(tie('value'), { maxLength: 3 }),
      table: fc.dictionary(fc.string(), tie('value'), { maxKeys: 3 }),
    })).value;
    await fc.assert(
      fc.asyncProperty(fc.array(anyTree, { maxLength: 3 }), anyFile, async (some, file) => {
        const args: readonly unknown[] = [...some, { 'a/b~c': file, '': file }];
        const answer = await clientOf(origin).call('x', args, { method: 'GET' });
        const parts = (answer.ok ? answer.value : undefined) as Parts;
        const without = JSON.stringify(args, (_, value: unknown) =>
          value instanceof Blob ? null : value,
        );
        expect(parts.body).toBe(without);
        const pointers = Object.entries(parts.pointers);
        expect(pointers.map(([name]) => name)).toEqual(Object.keys(parts.files));
        expect(pointers.length).toBe(countFiles(args));
        for (const [name, pointer] of pointers) {
          const sent = at(args, pointer) as Blob;
          const bytes = [...new Uint8Array(await sent.arrayBuffer())];
          expect(parts.files[name]?.bytes).toEqual(bytes);
          expect(parts.files[name]?.type).toBe(sent.type || 'application/octet-stream');
        }
      }),
      { numRuns: inScope(50, 20) },
    );
  });
});

function countFiles(value: unknown): number {
  if (value instanceof Blob) return 1;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, inner) => sum + countFiles(inner), 0);
}

describe('any answer of the server', () => {
  it('B3 becomes a result, whatever its status, headers and bytes', async () => {
    const raw = await startRawServer();
    const anyHead = fc.oneof(
      fc
        .tuple(fc.integer({ min: 100, max: 999 }), fc.string())
        .map(([status, text]) => `HTTP/1.1 ${status} ${text}\r\nconnection: close\r\n\r\n`),
      fc.constantFrom(
        'HTTP/1.1 302 Found\r\nlocation: /api/x\r\n\r\n',
        'HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\n\r\n',
        'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n',
        'HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\n',
        'HTTP/1.1 429 No\r\nretry-after: NaN\r\n\r\n',
      ),
      fc.string({ unit: anyCharacter }),
    );
    await fc.assert(
      fc.asyncProperty(anyHead, fc.uint8Array({ maxLength: 200 }), async (head, body) => {
        raw.answer(Buffer.concat([Buffer.from(head), body]));
        const answer = await clientOf(raw.origin, 100).call('x', []);
        if (answer.ok) return;
        const { statusCode, message, reason } = answer.error;
        expect(message).not.toBe('');
        expect(reason === 'answered').toBe(statusCode !== 0);
      }),
      { numRuns: inScope(100, 40) },
    );
  });
});
