import { describe, expect, it } from 'vitest';
import { runScript } from '../support/list-program.ts';

const mutated = (...words: readonly string[]): readonly string[] =>
  runScript('mutation.mjs', '--list', ...words).lines;

describe('the places that npm run test:mutation chooses', () => {
  it('are in every layer', () => {
    const places = mutated('--all');
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

  it('are in the named files and folders', () => {
    expect(mutated('server/app.ts')).toEqual(['server/app.ts']);
    expect(mutated('server/images')).toContain('server/images/image-service.ts');
  });

  it('are the same blocks of ten lines for a seed, and others for another', () => {
    const places = mutated('server', '--sample', '5', '--seed', '7');
    expect(places).toHaveLength(5);
    for (const place of places) expect(place).toMatch(/^server\/.+\.tsx?:\d*1-\d*0$/u);
    expect(mutated('server', '--sample', '5', '--seed', '7')).toEqual(places);
    expect(mutated('server', '--sample', '5', '--seed', '8')).not.toEqual(places);
  });

  it('are the lines that have changed, if nothing is named', () => {
    const { status, lines } = runScript('mutation.mjs', '--list');
    expect(status).toBe(0);
    for (const place of lines) expect(place).toMatch(/\.tsx?(?::\d+-\d+)?$/u);
  });
});
