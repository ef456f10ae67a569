import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHUNK_SOURCES } from '#ui/renderers/page-chunks.ts';
import { createAssets, type Assets, type BuiltPart } from './assets.ts';
import type { MeasurementConfig } from './measurement-settings.ts';

/** An entry of Vite's manifest: a file that was built, by the source it was built from. */
type BuiltFile = {
  readonly file: string;
  readonly isEntry?: boolean;
  /** Keys of the manifest. */
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
  readonly css?: readonly string[];
};

type Manifest = Readonly<Record<string, BuiltFile>>;

/** Reads what `vite build` left in `folder`. A build without an entry is an error at start. */
export function readAssets(folder: string, measurement?: MeasurementConfig): Assets {
  const manifest = JSON.parse(
    readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  if (entries.length === 0) throw new Error(`${folder} holds no browser entry`);
  const common = unique(entries.flatMap((entry) => withImports(manifest, entry)));
  const partOf = (files: readonly BuiltFile[]): BuiltPart => {
    const sheets = unique(files.flatMap(({ css = [] }) => css));
    return {
      modules: files.map(({ file }) => toAddress(file)),
      sheets: sheets.map(toAddress),
      styles: sheets.map((sheet) => readFileSync(join(folder, sheet), 'utf8')).join(''),
    };
  };
  const ownOf = (source: string) =>
    withImports(manifest, source).filter((file) => !common.includes(file));
  const shared = partOf(common);
  if (shared.styles === '') throw new Error(`${folder} holds no style sheet`);
  return createAssets({
    ...shared,
    chunks: new Map(CHUNK_SOURCES.map((source) => [source, partOf(ownOf(source))])),
    fonts: unique(common.flatMap(({ assets = [] }) => assets))
      .filter(isFirstFont)
      .map(toAddress),
    ...(measurement && { measurement }),
  });
}

const toAddress = (file: string) => `/${file}`;

/** A file after all that it imports, however indirectly: in which order their styles are to stand. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): BuiltFile[] {
  const built = manifest[key];
  if (!built || seen.has(key)) return [];
  seen.add(key);
  return [...(built.imports ?? []).flatMap((name) => withImports(manifest, name, seen)), built];
}

const unique = <Value>(values: readonly Value[]) => [...new Set(values)];

/** The upright letters of western Europe; the browser fetches others when a page has them. */
const isFirstFont = (file: string) => /-latin-(?!ext).*normal.*\.woff2$/u.test(file);
