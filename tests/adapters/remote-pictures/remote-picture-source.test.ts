import type { RequestListener } from 'node:http';
import type { PictureSource } from '#ports/content-source.ts';
import { describe, expect, it } from 'vitest';
import { createRemotePictureSource } from '#adapters/remote-pictures/remote-picture-source.ts';
import { err, ok } from '#src/shared/result.ts';
import { pictureSourceContract } from '../../contracts/picture-source-contract.ts';
import { listenOnLoopback } from '../../support/listen-on-loopback.ts';

const bytes = Buffer.from('a cloud');
const CHUNK = Buffer.alloc(1024 * 1024);

/** A host with one picture, and one of eleven megabytes without a Content-Length. */
const plainHost: RequestListener = (request, response) => {
  if (request.url === '/v3/assets/a/matras%20wolk.webp') response.end(bytes);
  else if (request.url === '/v3/assets/a/large.webp') sendLarge(response);
  else response.writeHead(404).end();
};

function sendLarge(response: Parameters<RequestListener>[1]): void {
  for (let sent = 0; sent < 11; sent += 1) response.write(CHUNK);
  response.end();
}

const host = await listenOnLoopback(plainHost);

pictureSourceContract(
  'remote pictures',
  createRemotePictureSource({ hosts: [{ prefix: 'v3/assets/', base: `${host.origin}/` }] }),
  {
    picture: { path: 'v3/assets/a/matras wolk.webp', bytes },
    tooLarge: 'v3/assets/a/large.webp',
  },
);

/** A host that answers 200 with a placeholder for a missing file, as Magento does. */
const placeholderHost: RequestListener = (request, response) => {
  if (request.url === '/a/large.webp') sendLarge(response);
  else response.end(request.url === '/a/matras%20wolk.webp' ? bytes : 'a placeholder');
};

const magento = await listenOnLoopback(placeholderHost);

pictureSourceContract(
  'Magento',
  createRemotePictureSource({
    hosts: [{ prefix: '', base: `${magento.origin}/`, absentPath: 'none.jpg' }],
  }),
  { picture: { path: 'a/matras wolk.webp', bytes }, tooLarge: 'a/large.webp' },
);

const from = async (listener: RequestListener, timeout = 4000) => {
  const { origin } = await listenOnLoopback(listener);
  const hosts = [{ prefix: 'v3/assets/', base: `${origin}/` }];
  return createRemotePictureSource({ hosts, timeout });
};

describe('createRemotePictureSource', () => {
  it('requests from each host only the paths with its prefix', async () => {
    const requests: string[] = [];
    const { origin } = await listenOnLoopback((request, response) => {
      requests.push(request.url ?? '');
      response.end(bytes);
    });
    const source = createRemotePictureSource({
      hosts: [
        { prefix: 'v3/assets/', base: `${origin}/` },
        { prefix: 'catalog/product/', base: `${origin}/media/` },
      ],
    });
    expect(await source.read('catalog/product/m/1.jpg')).toEqual(ok(bytes));
    expect(await source.read('catalog/category/1.jpg')).toEqual(err('not-found'));
    expect(await source.read('v3/other/1.jpg')).toEqual(err('not-found'));
    expect(requests).toEqual(['/media/catalog/product/m/1.jpg']);
  });

  it.each(['v3/assets/../../secret', 'v3/assets/..', 'v3/assets/a//b', 'v3/assets/x\\..\\y'])(
    'sends no request for %j',
    async (path) => {
      const requests: string[] = [];
      const source = await from((request, response) => {
        requests.push(request.url ?? '');
        response.end(bytes);
      });
      expect(await source.read(path)).toEqual(err('not-found'));
      expect(requests).toEqual([]);
    },
  );

  it('reads paths without a host from the fallback source', async () => {
    const fallback: PictureSource = {
      read: (path) => Promise.resolve(path === 'wolk.webp' ? ok(bytes) : err('not-found')),
    };
    const source = createRemotePictureSource({ hosts: [], fallback });
    expect(await source.read('wolk.webp')).toEqual(ok(bytes));
    expect(await source.read('v3/assets/wolk.webp')).toEqual(err('not-found'));
  });

  it('reads its own pictures before a host that answers every path, as Magento does', async () => {
    const { origin } = await listenOnLoopback((_, response) => response.end('a placeholder'));
    const fallback: PictureSource = {
      read: (path) => Promise.resolve(path === 'banner.webp' ? ok(bytes) : err('not-found')),
    };
    const hosts = [{ prefix: '', base: `${origin}/media/catalog/product/` }];
    const source = createRemotePictureSource({ hosts, fallback });
    expect(await source.read('banner.webp')).toEqual(ok(bytes));
    expect(await source.read('m/a/matras.webp')).toEqual(ok(Buffer.from('a placeholder')));
  });

  it('requests the placeholder of a host once, for all its pictures', async () => {
    const requests: string[] = [];
    const { origin } = await listenOnLoopback((request, response) => {
      requests.push(request.url ?? '');
      placeholderHost(request, response);
    });
    const hosts = [{ prefix: '', base: `${origin}/`, absentPath: 'none.jpg' }];
    const source = createRemotePictureSource({ hosts });
    expect(await source.read('a/matras wolk.webp')).toEqual(ok(bytes));
    expect(await source.read('a/gone.webp')).toEqual(err('not-found'));
    expect(requests).toEqual(['/a/matras%20wolk.webp', '/none.jpg', '/a/gone.webp']);
  });

  it('reads pictures while the host does not answer for missing files', async () => {
    const answers: Record<string, number> = { '/a.webp': 200 };
    const { origin } = await listenOnLoopback((request, response) => {
      response.writeHead(answers[request.url ?? ''] ?? 503).end(bytes);
    });
    const hosts = [{ prefix: '', base: `${origin}/`, absentPath: 'none.jpg' }];
    const source = createRemotePictureSource({ hosts });
    expect(await source.read('a.webp')).toEqual(ok(bytes));
    expect(await source.read('gone.webp')).toEqual(err('unavailable'));
    answers['/none.jpg'] = 200;
    expect(await source.read('a.webp')).toEqual(err('not-found'));
  });

  it('reads every picture of a host that answers 404 for missing files', async () => {
    const { origin } = await listenOnLoopback((request, response) => {
      response.writeHead(request.url === '/a.webp' ? 200 : 404).end(bytes);
    });
    const hosts = [{ prefix: '', base: `${origin}/`, absentPath: 'none.jpg' }];
    const source = createRemotePictureSource({ hosts });
    expect(await source.read('a.webp')).toEqual(ok(bytes));
    expect(await source.read('gone.webp')).toEqual(err('not-found'));
  });

  it('finds no picture at a folder, from which many hosts redirect to its path with a slash', async () => {
    const places = ['/v3/assets/a/', 'http://behind.example/v3/assets/a/', '/other/a/'];
    const answers: unknown[] = [];
    for (const location of places) {
      const source = await from((_request, response) => {
        response.writeHead(301, { location }).end();
      });
      answers.push(await source.read('v3/assets/a'));
    }
    expect(answers).toEqual([err('not-found'), err('not-found'), err('unavailable')]);
  });

  it('follows no redirect', async () => {
    const source = await from((request, response) => {
      if (request.url === '/there') response.end(bytes);
      else response.writeHead(302, { location: '/there' }).end();
    });
    expect(await source.read('v3/assets/a.webp')).toEqual(err('unavailable'));
  });

  it('times out on a host that sends its answer byte by byte', async () => {
    let dripped = 0;
    const source = await from((_request, response) => {
      const drip = setInterval(() => {
        dripped += 1;
        response.write('x');
      }, 5);
      response.on('close', () => clearInterval(drip));
    }, 100);
    expect(await source.read('v3/assets/a.webp')).toEqual(err('unavailable'));
    expect(dripped).toBeGreaterThan(0);
  });

  it('retries once after a 503', async () => {
    const answers = [503, 200];
    const source = await from((_request, response) => {
      response.writeHead(answers.shift() ?? 503).end(bytes);
    });
    expect(await source.read('v3/assets/a.webp')).toEqual(ok(bytes));
    expect(await source.read('v3/assets/a.webp')).toEqual(err('unavailable'));
  });

  it('returns unavailable for a truncated file', async () => {
    const source = await from((_request, response) => {
      response.writeHead(200, { 'content-length': 1000 });
      response.write('half of it', () => response.destroy());
    });
    expect(await source.read('v3/assets/a.webp')).toEqual(err('unavailable'));
  });

  it.each([400, 401, 403, 429, 500])('returns unavailable for HTTP %i', async (status) => {
    const source = await from((_request, response) => response.writeHead(status).end('no'));
    expect(await source.read('v3/assets/a.webp')).toEqual(err('unavailable'));
  });
});
