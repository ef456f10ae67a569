import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { CHUNK_SOURCES } from '#ui/renderers/page-chunks.ts';
import { bootScript, sourceHash } from './boot-script.ts';
import { escapeHtml } from './escape.ts';
import { CONSENT_SCRIPT, CONSENT_STYLES } from './consent-boot.ts';
import type { MeasurementConfig } from './measurement-settings.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** What every page takes from the browser's build. */
export type Assets = {
  /** Elements of the head: fonts and styles. */
  readonly styles: string;
  /** Elements of the head of a page of this type: what draws it alone, and the boot script. */
  readonly scripts: (type: PageType) => string;
  readonly contentSecurityPolicy: string;
};

/** An entry of Vite's manifest: a file that was built, by the source it was built from. */
type BuiltFile = {
  readonly file: string;
  readonly isEntry?: boolean;
  /** Keys of the manifest. */
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
};

type PageType = PageModel['type'];

type Manifest = Readonly<Record<string, BuiltFile>>;

/** Reads what `vite build` left in `folder`. A build without an entry is an error at start. */
export function readAssets(folder: string, measurement?: MeasurementConfig): Assets {
  const manifest = JSON.parse(
    readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  if (entries.length === 0) throw new Error(`${folder} holds no browser entry`);
  const files = unique(entries.toReversed().flatMap((entry) => withImports(manifest, entry)));
  const sheet = manifest[ONE_SHEET]?.file;
  if (sheet === undefined) throw new Error(`${folder} holds no style sheet`);
  return createAssets({
    modules: files.map(addressOf).toReversed(),
    chunks: (type) => chunkOf(manifest, type).map(addressOf),
    styles: readFileSync(join(folder, sheet), 'utf8'),
    fonts: unique(files.flatMap(({ assets = [] }) => assets))
      .filter(isFirstFont)
      .map((file) => `/${file}`),
    ...(measurement && { measurement }),
  });
}

/** How Vite calls the one sheet of a build that does not split them. */
const ONE_SHEET = 'style.css';

/** The file that draws pages of this type, and what it imports. */
function chunkOf(manifest: Manifest, type: PageType): readonly BuiltFile[] {
  const source = CHUNK_SOURCES[type];
  return source === undefined ? [] : withImports(manifest, source);
}

const addressOf = ({ file }: BuiltFile) => `/${file}`;

type BuiltPage = {
  /** Addresses of the entries and of all they import, the shop's own last. */
  readonly modules: readonly string[];
  /** Of what draws pages of one type alone. */
  readonly chunks?: (type: PageType) => readonly string[];
  readonly styles: string;
  readonly fonts: readonly string[];
  readonly measurement?: MeasurementConfig;
};

/** Styles stand in the page itself, so that it is painted after one answer. */
export function createAssets(built: BuiltPage): Assets {
  const { modules, chunks, styles, fonts, measurement } = built;
  const script = (measurement ? CONSENT_SCRIPT : '') + bootScript(...modules);
  return {
    styles: lines([
      ...fonts.map(fontPreload),
      `<style>${styles}</style>`,
      ...(measurement ? [CONSENT_STYLES] : []),
    ]),
    scripts: (type) => {
      const early = unique(chunks?.(type) ?? []).filter((chunk) => !modules.includes(chunk));
      return lines([...early.map(modulePreload), `<script>${script}</script>`]);
    },
    contentSecurityPolicy: contentSecurityPolicy({
      scripts: [sourceHash(script)],
      styles: [sourceHash(styles)],
      ...(measurement && { measured: measurement.hosts }),
    }),
  };
}

const lines = (elements: readonly string[]) => elements.join('\n');

const modulePreload = (url: string) =>
  `<link rel="modulepreload" href="${escapeHtml(url)}" fetchpriority="low">`;

const fontPreload = (url: string) =>
  `<link rel="preload" href="${escapeHtml(url)}" as="font" type="font/woff2" crossorigin>`;

function withImports(manifest: Manifest, key: string, seen = new Set<string>()): BuiltFile[] {
  const built = manifest[key];
  if (!built || seen.has(key)) return [];
  seen.add(key);
  return [built, ...(built.imports ?? []).flatMap((name) => withImports(manifest, name, seen))];
}

const unique = <Value>(values: readonly Value[]) => [...new Set(values)];

/** The upright letters of western Europe; the browser fetches others when a page has them. */
const isFirstFont = (file: string) => /-latin-(?!ext).*normal.*\.woff2$/u.test(file);
