import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

function mutation(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/mutation.mjs', '--list', ...words],
    { encoding: 'utf8' },
  );
  return { status, stderr, places: stdout.split('\n').filter(Boolean) };
}

describe('npm run test:mutation', () => {
  it('takes the files of a layer, but not what is generated', () => {
    const { places } = mutation('adapters');
    expect(places).toContain('adapters/guard/upstream-guard.ts');
    expect(places.filter((place) => !place.startsWith('adapters/'))).toEqual([]);
    expect(places.filter((place) => place.includes('/generated/'))).toEqual([]);
  });

  it('takes every layer', () => {
    const { places } = mutation('--all');
    expect(places).toEqual(
      expect.arrayContaining([
        'src/cart/cart.ts',
        'server/render.tsx',
        'composition/server.ts',
        'ui/stores/cart-store.ts',
      ]),
    );
    expect(places).not.toContain('ui/components/QuantityField.tsx');
  });

  it('takes files and folders', () => {
    expect(mutation('server/app.ts').places).toEqual(['server/app.ts']);
    expect(mutation('server/images').places).toContain('server/images/image-service.ts');
  });

  it('takes the same blocks of ten lines for a seed, others for another', () => {
    const { places } = mutation('server', '--sample', '5', '--seed', '7');
    expect(places).toHaveLength(5);
    for (const place of places) expect(place).toMatch(/^server\/.+\.tsx?:\d*1-\d*0$/u);
    expect(mutation('server', '--sample', '5', '--seed', '7').places).toEqual(places);
    expect(mutation('server', '--sample', '5', '--seed', '8').places).not.toEqual(places);
  });

  it('takes lines that have changed, if nothing is named', () => {
    const { status, places } = mutation();
    expect(status).toBe(0);
    for (const place of places) expect(place).toMatch(/\.tsx?(?::\d+-\d+)?$/u);
  });

  it('names what is in no layer', () => {
    expect(mutation('docs')).toMatchObject({
      status: 1,
      stderr: 'docs is no layer, and in none\n',
    });
  });
});
