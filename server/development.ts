import type { Express } from 'express';
import { createApp } from './app.ts';
import type { Assets } from './assets.ts';
import type { Config } from './config.ts';
import {
  bootScript,
  CONSENT_NOSCRIPT_LINK,
  CONSENT_SCRIPT,
  escapeHtml,
  sourceHash,
} from './inline-scripts.ts';
import { createRenderer } from './render.tsx';
import { contentSecurityPolicy } from './security-headers.ts';
import type { ServerPorts } from './server-ports.ts';

/** Vite's module that prepares a page for hot replacement of components. */
const REACT_REFRESH = '/@id/__x00__@vitejs/plugin-react/preamble';

/** A style sheet in Vite's terms: `id` is the id of its file, which Vite's client looks up. */
export type DevelopmentStyle = { readonly id: string; readonly css: string };

type DevelopmentInput = {
  readonly config: Config;
  readonly ports: ServerPorts;
  /** The style sheets currently in use. */
  readonly styles: () => readonly DevelopmentStyle[];
};

/**
 * The same app over sources instead of a build: Vite serves the modules, the content security
 * policy allows replaced styles and the WebSocket of hot reload.
 */
export function createDevelopmentApp({ config, ports, styles }: DevelopmentInput): Express {
  const { measurement } = config;
  const script = (measurement ? CONSENT_SCRIPT : '') + bootScript(REACT_REFRESH, '/ui/main.tsx');
  const assets: Assets = {
    build: '',
    styles() {
      const sheets = styles().map(styleHtml);
      return [...sheets, ...(measurement ? [CONSENT_NOSCRIPT_LINK] : [])].join('\n');
    },
    scripts: () => `<script>${script}</script>`,
    contentSecurityPolicy: contentSecurityPolicy({
      scripts: [sourceHash(script)],
      styles: ["'unsafe-inline'"],
      connections: ['ws:'],
      ...(measurement && { measurementHosts: measurement.hosts }),
    }),
  };
  const renderer = createRenderer({ assets, ports, ...config });
  return createApp({
    config: { ...config, styleguide: true, inspect: true, duties: true },
    ports,
    renderer,
  });
}

const styleHtml = ({ id, css }: DevelopmentStyle) =>
  `<style data-vite-dev-id="${escapeHtml(id)}">${css}</style>`;
