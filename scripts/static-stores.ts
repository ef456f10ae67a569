import { join } from 'node:path';
import type { Plugin } from 'vite';

const STATIC = join(import.meta.dirname, '../ui/static-mobx.ts');

/** Vite plugin: builds programs for Node without MobX (`ui/static-mobx.ts`). */
export const staticStores = (): Plugin => ({
  name: 'static-stores',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'ssr',
  resolveId: (name) => (name === 'mobx' || name === 'mobx-react-lite' ? STATIC : undefined),
});
