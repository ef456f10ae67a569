import type { NextConfig } from 'next';
import { fileURLToPath } from 'node:url';

/** Defaults, except that the project's own lock file above this folder is not this app's. */
const config: NextConfig = {
  turbopack: { root: fileURLToPath(new URL('.', import.meta.url)) },
  poweredByHeader: false,
};

export default config;
