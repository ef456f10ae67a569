import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { LATE_BLOCK_SOURCES } from '#ui/renderers/block-renderers.tsx';
import { LATE_PART_SOURCES, LATE_PARTS_OF_CHUNKS } from '#ui/renderers/late-parts.ts';
import { CHUNK_SOURCES } from '#ui/renderers/page-chunks.ts';
import { createAssets, type Assets, type BuiltPart } from './assets.ts';
import type { MeasurementConfig } from './measurement-settings.ts';

/**
 * An entry of Vite's manifest: a built file. The manifest is keyed by source file, but for a file that
 * other chunks import as well: it is keyed by its own name.
 */
type BuiltFile = {
  readonly file: string;
  /** Name of the source file, without its extension. */
  readonly name?: string;
  readonly isEntry?: boolean;
  /** Keys of the manifest. */
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
  readonly css?: readonly string[];
};

type Manifest = Readonly<Record<string, BuiltFile>>;

/** Reads the output of `vite build` in `folder`. Throws if the build lacks its entry or a late part. */
export function readAssets(folder: string, measurement?: MeasurementConfig): Assets {
  const manifest = JSON.parse(
    readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  if (entries.length === 0) throw new Error(`${folder} contains no browser entry`);
  const first = unique(entries.flatMap((entry) => withImports(manifest, entry)));
  const filesOf = (sources: readonly string[]) =>
    unique(sources.flatMap((source) => withImports(manifest, keyOf(manifest, source) ?? '')));
  const lateParts = [...LATE_PART_SOURCES, ...Object.values(LATE_PARTS_OF_CHUNKS).flat()];
  const missing = lateParts.find((source) => keyOf(manifest, source) === undefined);
  if (missing !== undefined) throw new Error(`${folder} contains no file of ${missing}`);
  // Pages have the HTML of their late parts, and so the styles: all pages, as rows are on most of them.
  const common = unique([...first, ...filesOf(LATE_PART_SOURCES)]);
  const partOf = (files: readonly BuiltFile[], styled = files): BuiltPart => {
    const sheets = unique(styled.flatMap(({ css = [] }) => css));
    return {
      modules: files.map(({ file }) => toAddress(file)),
      sheets: sheets.map(toAddress),
      styles: sheets.map((sheet) => readFileSync(join(folder, sheet), 'utf8')).join(''),
    };
  };
  const laterPartOf = (source: string): BuiltPart => {
    const files = filesOf([source]);
    const styled = unique([...files, ...filesOf(LATE_PARTS_OF_CHUNKS[source] ?? [])]);
    return partOf(
      files.filter((file) => !first.includes(file)),
      styled.filter((file) => !common.includes(file)),
    );
  };
  const shared = partOf(first, common);
  if (shared.styles === '') throw new Error(`${folder} contains no style sheet`);
  return createAssets({
    ...shared,
    chunks: new Map(CHUNK_SOURCES.map((source) => [source, laterPartOf(source)])),
    lateBlocks: new Map(
      Object.values(LATE_BLOCK_SOURCES).map((source) => [source, laterPartOf(source)]),
    ),
    fonts: unique(common.flatMap(({ assets = [] }) => assets))
      .filter(isFirstFont)
      .map(toAddress),
    ...(measurement && { measurement }),
  });
}

/** Key of a source file, or of the file with its name. */
const keyOf = (manifest: Manifest, source: string): string | undefined =>
  source in manifest
    ? source
    : Object.keys(manifest).find((key) => manifest[key]?.name === parse(source).name);

const toAddress = (file: string) => `/${file}`;

/** A file after its direct and indirect imports: the order in which their styles must appear. */
function withImports(manifest: Manifest, key: string, visited = new Set<string>()): BuiltFile[] {
  const built = manifest[key];
  if (!built || visited.has(key)) return [];
  visited.add(key);
  return [...(built.imports ?? []).flatMap((name) => withImports(manifest, name, visited)), built];
}

const unique = <Value>(values: readonly Value[]) => [...new Set(values)];

/** Upright western European fonts; the browser fetches others when a page uses them. */
const isFirstFont = (file: string) => /-latin-(?!ext).*normal.*\.woff2$/u.test(file);
