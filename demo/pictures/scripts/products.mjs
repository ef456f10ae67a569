import { writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

/**
 * Writes what the studio builds the products' own pictures from: `node products.mjs <file.json>`.
 * It comes from the catalogue (`demo/catalogue/looks`).
 */
const ROOT = new URL('../../../', import.meta.url).pathname;
const load = async (path) =>
  (await runnerImport(ROOT + path, { root: ROOT, configFile: false, logLevel: 'error' })).module;

const { catalogue } = await load('demo/catalogue/catalogue.ts');
const { studioShots } = await load('demo/catalogue/looks/studio-shots.ts');
writeFileSync(process.argv[2], JSON.stringify(studioShots(catalogue.products), null, 2));
