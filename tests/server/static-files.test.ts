import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { legalGuaranteeNotice } from '#src/duties/legal-guarantee.ts';
import { openShop } from './small-shop.ts';

const shop = await openShop({ clientFolder: 'ui/public' });

const FILE_CALLS = ['stat', 'lstat', 'open', 'readFile', 'readdir', 'access'] as const;
const SYNC_CALLS = ['statSync', 'openSync', 'readFileSync', 'readdirSync', 'existsSync'] as const;

/** Number of file system calls while the shop answers. */
async function fileCallsOf(path: string): Promise<{ status: number; calls: number }> {
  const spies = [...FILE_CALLS, ...SYNC_CALLS].map((name) => vi.spyOn(fs, name));
  const { status } = await shop.get(path);
  const calls = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
  spies.forEach((spy) => spy.mockRestore());
  return { status, calls };
}

describe('createStaticFiles', () => {
  it('serves the files of its folder', async () => {
    const answer = await shop.get('/favicon.svg');
    expect(answer.headers.get('Content-Type')).toContain('image/svg+xml');
    expect(answer.headers.get('Cache-Control')).toContain('max-age=86400');
    expect((await shop.get('/favicon%2Esvg')).status).toBe(200);
  });

  it('L10 serves an official notice that replaces a drawn one, byte for byte, where pages show it', async () => {
    const folder = fs.mkdtempSync(join(tmpdir(), 'public-'));
    onTestFinished(() => fs.rmSync(folder, { recursive: true }));
    fs.cpSync('ui/public', folder, { recursive: true });
    const { path } = legalGuaranteeNotice('nl');
    const official = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><!-- official --></svg>\r\n',
    );
    fs.writeFileSync(join(folder, path), official);
    const replaced = await openShop({ clientFolder: folder });
    const answer = await replaced.get(path);
    expect(answer.headers.get('Content-Type')).toContain('image/svg+xml');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(official);
  });

  it('touches the file system for a file', async () => {
    expect(await fileCallsOf('/favicon.svg')).toMatchObject({ status: 200 });
    expect((await fileCallsOf('/favicon.svg')).calls).toBeGreaterThan(0);
  });

  it.each(['/', '/matrassen', '/matras-wolk', '/nergens', '/favicon.svg/'])(
    'does not touch the file system for a page: %s',
    async (path) => {
      await shop.get(path);
      expect((await fileCallsOf(path)).calls).toBe(0);
    },
  );
});
