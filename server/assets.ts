import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootScript, sourceHash } from './boot-script.ts';
import { escapeHtml } from './escape.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** What every page takes from the browser's build. */
export type Assets = {
  /** Elements of the head: fonts and styles. */
  readonly styles: string;
  /** Elements of the head: modules and the boot script. */
  readonly scripts: string;
  readonly contentSecurityPolicy: string;
};

/** An entry of Vite's manifest: a file that was built, by the source it was built from. */
type BuiltFile = {
  readonly file: string;
  readonly isEntry?: boolean;
  /** Keys of the manifest. */
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
};

type Manifest = Readonly<Record<string, BuiltFile>>;

/** Reads what `vite build` left in `folder`. A build without an entry is an error at start. */
export function readAssets(folder: string): Assets {
  const manifest = JSON.parse(
    readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entry === undefined) throw new Error(`${folder} holds no browser entry`);
  const files = withImports(manifest, entry);
  const styles = unique(files.flatMap(({ css = [] }) => css));
  return createAssets({
    modules: files.map(({ file }) => `/${file}`),
    styles: styles.map((file) => readFileSync(join(folder, file), 'utf8')).join(''),
    fonts: unique(files.flatMap(({ assets = [] }) => assets))
      .filter(isFirstFont)
      .map((file) => `/${file}`),
  });
}

type BuiltPage = {
  /** Addresses of the entry and of all it imports, the entry first. */
  readonly modules: readonly string[];
  readonly styles: string;
  readonly fonts: readonly string[];
};

/** Styles stand in the page itself, so that it is painted after one answer. */
export function createAssets({ modules, styles, fonts }: BuiltPage): Assets {
  const script = bootScript(modules[0] ?? '');
  return {
    styles: lines([...fonts.map(fontPreload), `<style>${styles}</style>`]),
    scripts: lines([...modules.map(modulePreload), `<script>${script}</script>`]),
    contentSecurityPolicy: contentSecurityPolicy({
      scripts: [sourceHash(script)],
      styles: [sourceHash(styles)],
    }),
  };
}

const lines = (elements: readonly string[]) => elements.join('\n');

const modulePreload = (url: string) => `<link rel="modulepreload" href="${escapeHtml(url)}">`;

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
