import { splitUrl } from '#src/routing/url-parts.ts';
import { err, ok, type Result } from '#src/shared/result.ts';

export type ImageParams = {
  readonly width?: Length;
  readonly height?: Length;
  readonly quality?: number;
  readonly format?: OutputFormat;
  readonly fit?: 'bounds' | 'crop';
  readonly crop?: Crop;
  readonly mayEnlarge: boolean;
};

/** In pixels, or relative to the source. */
export type Length = { readonly pixels: number } | { readonly share: number };

/** The crop region and its position; centered by default. */
export type Crop =
  | { readonly kind: 'ratio'; readonly width: number; readonly height: number }
  | {
      readonly kind: 'region';
      readonly width: Length;
      readonly height: Length;
      readonly x?: number;
      readonly y?: number;
      /** Whether `x` and `y` are percentages of the remaining space. */
      readonly isOffset: boolean;
    };

const OUTPUT_FORMATS = ['jpg', 'pjpg', 'png', 'gif', 'webp', 'webpll', 'webply', 'avif'] as const;
export type OutputFormat = (typeof OUTPUT_FORMATS)[number];

/** @param accepts the `Accept` header, which `auto` chooses from. */
export function readImageParams(url: string, accepts: string): Result<ImageParams, string> {
  const searchParams = new URLSearchParams(splitUrl(url).query);
  const faults: string[] = [];
  const read = <T>(name: string, parse: (text: string) => T | undefined): { [key: string]: T } => {
    const text = searchParams.get(name);
    if (text === null) return {};
    const value = parse(text);
    if (value === undefined) faults.push(name);
    return value === undefined ? {} : { [name]: value };
  };
  const params = {
    ...automatic(searchParams.get('auto'), accepts),
    ...read('width', parseLength),
    ...read('height', parseLength),
    ...read('quality', parseQuality),
    ...read('format', (text) => OUTPUT_FORMATS.find((format) => format === text)),
    ...read('fit', (text) => (['bounds', 'crop'] as const).find((fit) => fit === text)),
    ...read('crop', parseCrop),
    mayEnlarge: searchParams.get('disable') !== 'upscale',
  };
  return faults.length === 0 ? ok(params) : err(`${faults.join(', ')}: not valid`);
}

/** Returns the first format in `auto` that the client accepts. */
function automatic(auto: string | null, accepts: string): { readonly format?: OutputFormat } {
  const formats = new Set((auto ?? '').split(','));
  const format = (['avif', 'webp'] as const).find(
    (name) => formats.has(name) && accepts.includes(`image/${name}`),
  );
  return format ? { format } : {};
}

const MAX_LENGTH = 8192;

/** Parses `640` pixels, `0.5` of the source's length, or `300p` percent of it. */
function parseLength(text: string): Length | undefined {
  if (/^\d+p$/u.test(text)) return { share: Number(text.slice(0, -1)) / 100 };
  const number = parseNumber(text);
  if (number === undefined || number <= 0 || number > MAX_LENGTH) return undefined;
  if (number < 1) return { share: number };
  return Number.isInteger(number) ? { pixels: number } : undefined;
}

const parseNumber = (text: string): number | undefined =>
  /^\d+(?:\.\d+)?$/u.test(text) ? Number(text) : undefined;

function parseQuality(text: string): number | undefined {
  const quality = /^\d{1,3}$/u.test(text) ? Number(text) : 0;
  return quality >= 1 && quality <= 100 ? quality : undefined;
}

/** Parses `300,400`, `16:9`, `300,400,x10,y20`, `300,400,offset-x10.5,offset-y20`. */
function parseCrop(text: string): Crop | undefined {
  const ratio = /^(?<width>\d+):(?<height>\d+)(?:,(?:safe|smart))*$/u.exec(text)?.groups;
  if (ratio)
    return { kind: 'ratio', width: Number(ratio['width']), height: Number(ratio['height']) };
  const region = REGION.exec(text)?.groups;
  const width = parseLength(region?.['width'] ?? '');
  const height = parseLength(region?.['height'] ?? '');
  if (!region || !width || !height) return undefined;
  const { x, y } = region;
  return {
    kind: 'region',
    width,
    height,
    ...(x !== undefined && { x: Number(x) }),
    ...(y !== undefined && { y: Number(y) }),
    isOffset: text.includes('offset-'),
  };
}

const REGION =
  /^(?<width>[\d.]+p?),(?<height>[\d.]+p?)(?:,(?:offset-)?x(?<x>[\d.]+))?(?:,(?:offset-)?y(?<y>[\d.]+))?(?:,(?:safe|smart))*$/u;
