import {
  Busboy,
  type BusboyFileStream,
  type BusboyHeaders,
  type BusboyInstance,
} from '@fastify/busboy';
import type { Request, RequestHandler } from 'express';
import { limitBody } from './limit-body.ts';

/** A file of a posted form. */
export type UploadedFile = {
  /** Name of its field. */
  readonly field: string;
  /** Empty if the file is too large. */
  readonly bytes: Buffer;
  readonly isTooLarge: boolean;
};

export type UploadLimits = {
  readonly files: number;
  readonly maxFileBytes: number;
  /** Of all fields together with all files that are too large. */
  readonly maxBytes: number;
  readonly fields: number;
  readonly maxFieldBytes: number;
};

const FILES = Symbol('files');

/** Files of a form that was posted as `multipart/form-data`; none of any other body. */
export const uploadedFiles = (body: unknown): readonly UploadedFile[] =>
  (Object(body) as { readonly [FILES]?: readonly UploadedFile[] })[FILES] ?? [];

/**
 * Reads a form with files into `request.body`: its fields as those of any form, and its files as
 * {@link uploadedFiles} returns them. What exceeds a limit is dropped while it arrives. A file that is
 * too large is read past, so that the form can be shown again; a body that is too long is refused.
 * Types and names of files are not looked at: both are whatever a client says.
 */
export const readUpload = (limits: UploadLimits): RequestHandler =>
  limitBody(limits.maxBytes, () => async (request, response, next) => {
    const body = await readParts(request, limits);
    // The rest of a malformed one is not read.
    if (!body && !request.complete) response.setHeader('Connection', 'close');
    if (body) request.body = body;
    next(body ? undefined : MALFORMED);
  });

const MALFORMED = { status: 400 };

/** A field that was sent twice is no text, as in any form. */
const TWICE: readonly string[] = [];

/** `undefined` if the body is no form, has too many parts, or ends early. */
function readParts(request: Request, limits: UploadLimits): Promise<object | undefined> {
  const fields = new Map<string, string | readonly string[]>();
  const files: Promise<UploadedFile>[] = [];
  return new Promise((resolve) => {
    const parser = openParser(request, limits);
    if (!parser) return resolve(undefined);
    const refuse = () => {
      request.unpipe(parser);
      request.resume();
      resolve(undefined);
    };
    parser.on('field', (name, value, isNameCut, isValueCut) => {
      if (isNameCut || isValueCut) return refuse();
      const earlier = fields.get(name);
      fields.set(name, earlier === undefined ? value : TWICE);
    });
    parser.on('file', (field, stream) => {
      const file = readFile(field, stream);
      // The body may end inside of it.
      file.catch(refuse);
      files.push(file);
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
      parser.on(limit, refuse);
    parser.on('error', refuse);
    request.on('close', () => !request.complete && refuse());
    parser.on('finish', () => {
      Promise.all(files).then((read) => resolve(bodyOf(fields, read)), refuse);
    });
    request.pipe(parser);
  });
}

/** The parser throws if the content type names no boundary. */
function openParser(request: Request, limits: UploadLimits): BusboyInstance | undefined {
  try {
    return new Busboy({
      headers: request.headers as BusboyHeaders,
      limits: {
        fields: limits.fields,
        files: limits.files,
        fileSize: limits.maxFileBytes,
        fieldSize: limits.maxFieldBytes,
        fieldNameSize: 100,
        parts: limits.fields + limits.files,
        headerPairs: 10,
        headerSize: 4096,
      },
    });
  } catch {
    return undefined;
  }
}

/** Own keys only, whatever the fields are called. */
const bodyOf = (
  fields: ReadonlyMap<string, string | readonly string[]>,
  files: readonly UploadedFile[],
): object => ({
  ...Object.fromEntries(fields),
  [FILES]: files.filter(({ bytes, isTooLarge }) => isTooLarge || bytes.length > 0),
});

function readFile(field: string, stream: BusboyFileStream): Promise<UploadedFile> {
  return new Promise((resolve, reject) => {
    let parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => void parts.push(part));
    stream.on('limit', () => (parts = []));
    stream.on('error', reject);
    stream.on('end', () => {
      const isTooLarge = stream.truncated;
      resolve({ field, isTooLarge, bytes: Buffer.concat(isTooLarge ? [] : parts) });
    });
  });
}
