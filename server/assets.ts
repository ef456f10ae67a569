import type { PageModel } from '#src/use-cases/page-model.ts';
import { memoize } from '#src/shared/memoize.ts';
import { LATE_BLOCK_SOURCES, lateBlocksOf } from '#ui/renderers/block-renderers.tsx';
import { chunkSourceOf } from '#ui/renderers/page-chunks.ts';
import SCREEN_STYLES from '#ui/theme/maintenance.css?inline';
import {
  bootScript,
  CONSENT_NOSCRIPT_LINK,
  CONSENT_SCRIPT,
  escapeHtml,
  sourceHash,
} from './inline-scripts.ts';
import type { MeasurementConfig } from './measurement-settings.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** Parts of the browser build that every page includes. */
export type Assets = {
  /** Names the browser build: its entry module, whose name changes with each build. */
  readonly build: string;
  /** Elements of the head: fonts and common styles; with `page`, also the styles of that page. */
  readonly styles: (page?: PageModel) => string;
  /** Elements of this page's head: preloads of its own chunk, and the boot script. */
  readonly scripts: (page: PageModel) => string;
  readonly contentSecurityPolicy: string;
};

/** The build of all pages, or of one large page type. */
export type BuiltPart = {
  /** URLs of files, each after its own imports. */
  readonly modules: readonly string[];
  /** URLs of the style sheets; `styles` is their content. */
  readonly sheets?: readonly string[];
  readonly styles: string;
};

export type BuiltPage = BuiltPart & {
  /** Keyed by source file. */
  readonly chunks?: ReadonlyMap<string, BuiltPart>;
  /** Of the blocks that few pages have, keyed likewise; their styles are in these pages only. */
  readonly lateBlocks?: ReadonlyMap<string, BuiltPart>;
  readonly fonts: readonly string[];
  readonly measurement?: MeasurementConfig;
};

const NO_CHUNK: BuiltPart = { modules: [], styles: '' };

/** Styles of the screens that replace pages, before those of every page: no page needs them. */
export const screenStyles = `<style>${SCREEN_STYLES}</style>`;

/** The styles of a page are inline, so that it is painted after one response. */
export function createAssets(built: BuiltPage): Assets {
  const {
    modules,
    chunks = new Map<string, BuiltPart>(),
    lateBlocks = new Map<string, BuiltPart>(),
    sheets = [],
    styles,
    fonts,
    measurement,
  } = built;
  const script = (measurement ? CONSENT_SCRIPT : '') + bootScript(...modules);
  const chunkOf = (page?: PageModel) => chunks.get((page && chunkSourceOf(page)) ?? '') ?? NO_CHUNK;
  const stylesWith = (chunk: BuiltPart) => styles + chunk.styles;
  const styleElements = memoize((chunk: BuiltPart) =>
    lines([
      ...fonts.map(fontPreload),
      `<style>${stylesWith(chunk)}</style>`,
      ...[...sheets, ...(chunk.sheets ?? [])].map(disabledStylesheet),
      ...(measurement ? [CONSENT_NOSCRIPT_LINK] : []),
    ]),
  );
  const lateBlocksIn = (page?: PageModel): readonly BuiltPart[] =>
    (page ? lateBlocksOf(page) : []).map(
      (source) => lateBlocks.get(LATE_BLOCK_SOURCES[source]) ?? NO_CHUNK,
    );
  const lateStyleElements = memoize((part: BuiltPart) =>
    lines([`<style>${part.styles}</style>`, ...(part.sheets ?? []).map(disabledStylesheet)]),
  );
  const scriptElements = memoize((chunk: BuiltPart) =>
    lines([...chunk.modules.toReversed().map(modulePreload), `<script>${script}</script>`]),
  );
  return {
    build: modules.at(-1) ?? '',
    styles: (page) =>
      lines([styleElements(chunkOf(page)), ...lateBlocksIn(page).map(lateStyleElements)]),
    scripts: (page) =>
      lines([
        ...lateBlocksIn(page).flatMap((part) => part.modules.map(modulePreload)),
        scriptElements(chunkOf(page)),
      ]),
    contentSecurityPolicy: contentSecurityPolicy({
      scripts: [sourceHash(script)],
      styles: [
        ...[NO_CHUNK, ...chunks.values()].map(stylesWith),
        ...[...lateBlocks.values()].map((part) => part.styles),
        SCREEN_STYLES,
      ].map(sourceHash),
      ...(measurement && { measurementHosts: measurement.hosts }),
    }),
  };
}

const lines = (elements: readonly string[]) => elements.join('\n');

const modulePreload = (url: string) =>
  `<link rel="modulepreload" href="${escapeHtml(url)}" fetchpriority="low">`;

/** Not fetched (`disabled`): a module that imports the sheet finds it, as its styles are inline. */
const disabledStylesheet = (url: string) =>
  `<link rel="stylesheet" href="${escapeHtml(url)}" disabled>`;

const fontPreload = (url: string) =>
  `<link rel="preload" href="${escapeHtml(url)}" as="font" type="font/woff2" crossorigin>`;
