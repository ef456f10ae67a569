import type { PageModel } from '#src/use-cases/page-model.ts';
import { chunkSourceOf } from '#ui/renderers/page-chunks.ts';
import { bootScript, sourceHash } from './boot-script.ts';
import { escapeHtml } from './escape.ts';
import { CONSENT_SCRIPT, CONSENT_STYLES } from './consent-boot.ts';
import type { MeasurementConfig } from './measurement-settings.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** What every page takes from the browser's build. */
export type Assets = {
  /** Elements of the head: fonts, and the styles of every page; where one is given, also its own. */
  readonly styles: (page?: PageModel) => string;
  /** Elements of the head of this page: what draws it alone, and the boot script. */
  readonly scripts: (page: PageModel) => string;
  readonly contentSecurityPolicy: string;
};

/** What draws every page, or a large type of page alone. */
export type BuiltPart = {
  /** Addresses of files, each after those that it imports. */
  readonly modules: readonly string[];
  /** Addresses of the style sheets, and what stands in them. */
  readonly sheets?: readonly string[];
  readonly styles: string;
};

export type BuiltPage = BuiltPart & {
  /** By the source they were built from. */
  readonly chunks?: ReadonlyMap<string, BuiltPart>;
  readonly fonts: readonly string[];
  readonly measurement?: MeasurementConfig;
};

const NO_CHUNK: BuiltPart = { modules: [], styles: '' };

/** The styles of a page stand in the page itself, so that it is painted after one answer. */
export function createAssets(built: BuiltPage): Assets {
  const {
    modules,
    chunks = new Map<string, BuiltPart>(),
    sheets = [],
    styles,
    fonts,
    measurement,
  } = built;
  const script = (measurement ? CONSENT_SCRIPT : '') + bootScript(...modules);
  const chunkOf = (page?: PageModel) => chunks.get((page && chunkSourceOf(page)) ?? '') ?? NO_CHUNK;
  const stylesWith = (chunk: BuiltPart) => styles + chunk.styles;
  return {
    styles: (page) =>
      lines([
        ...fonts.map(fontPreload),
        `<style>${stylesWith(chunkOf(page))}</style>`,
        ...[...sheets, ...(chunkOf(page).sheets ?? [])].map(sheetAtHand),
        ...(measurement ? [CONSENT_STYLES] : []),
      ]),
    scripts: (page) =>
      lines([
        ...chunkOf(page).modules.toReversed().map(modulePreload),
        `<script>${script}</script>`,
      ]),
    contentSecurityPolicy: contentSecurityPolicy({
      scripts: [sourceHash(script)],
      styles: [NO_CHUNK, ...chunks.values()].map(stylesWith).map(sourceHash),
      ...(measurement && { measured: measurement.hosts }),
    }),
  };
}

const lines = (elements: readonly string[]) => elements.join('\n');

const modulePreload = (url: string) =>
  `<link rel="modulepreload" href="${escapeHtml(url)}" fetchpriority="low">`;

/** Not fetched: what imports its module later finds it, and does not ask for what the page holds. */
const sheetAtHand = (url: string) => `<link rel="stylesheet" href="${escapeHtml(url)}" disabled>`;

const fontPreload = (url: string) =>
  `<link rel="preload" href="${escapeHtml(url)}" as="font" type="font/woff2" crossorigin>`;
