import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runExplain } from '#composition/explain-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'explain-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function run(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const code = await runExplain(args, {
    environment: { DATA_DIR: folder, ...environment },
    print: (text) => void printed.push(text),
    complain: (line) => void complaints.push(line),
  });
  return { code, text: printed.join(''), complaints };
}

describe('runExplain', () => {
  it('prints why a URL of any locale is answered as it is, and the ports that were asked', async () => {
    const { code, text } = await run(['http://de-de.localhost:3000/matratzen/maat/140x200']);
    expect(code).toBe(0);
    expect(text).toMatch(/^ {2}308 +\/matratzen\/groesse\/140x200$/mu);
    expect(text).toMatch(/^ {2}content\.pageByUrl +[\d.]+ ms, not cached, \["de-de"/mu);
  });

  it('prints JSON with --json, for a path of the default locale', async () => {
    const { code, text } = await run(['/matrassen', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(text)).toMatchObject({
      host: { locale: 'nl-nl' },
      answer: { kind: 'page', status: 200 },
      seo: { rule: 'category', canonical: 'http://nl-nl.localhost:3000/matrassen' },
    });
  });

  it('tells that an upstream cannot be reached, and that its call failed', async () => {
    const { code, text } = await run(['/matrassen'], {
      CONTENT: 'contentstack',
      CONTENTSTACK_API_KEY: 'blt0123456789abcdef',
      CONTENTSTACK_DELIVERY_TOKEN: 'secret-token',
      CONTENTSTACK_ENVIRONMENT: 'test',
      CONTENTSTACK_URL: 'http://127.0.0.1:9/v3',
      CONTENTSTACK_PREVIEW_URL: 'http://127.0.0.1:9',
    });
    expect(code).toBe(0);
    expect(text).toMatch(/^! because +a port could not answer$/mu);
    expect(text).toMatch(/^! content\.pageByUrl +[\d.]+ ms, miss, error: content-unavailable/mu);
    expect(text).not.toContain('secret-token');
  });

  it('H6 tells that the maintenance screen replaces every page', async () => {
    const { text } = await run(['/matrassen', '--json'], { MAINTENANCE_MODE: 'true' });
    expect(JSON.parse(text)).toMatchObject({
      answer: { kind: 'no-page', by: 'maintenance' },
      calls: [],
    });
  });

  it.each([[[]], [['/a', '/b']]])('asks for one URL: %j', async (args) => {
    const { code, complaints } = await run(args);
    expect([code, complaints]).toEqual([1, ['Takes a URL or a path of the shop, and --json']]);
  });

  it('names each setting that is invalid', async () => {
    const { code, complaints } = await run(['/'], { PORT: 'x' });
    expect(code).toBe(1);
    expect(complaints).toEqual([expect.stringContaining('PORT="x"')]);
  });
});
