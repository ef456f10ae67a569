import type { MethodConfig } from './bff-methods.ts';

/** The URL of a method, and its arguments. */
export type BffCall = { readonly url: string; readonly args: readonly unknown[] };

/** A call as it is sent. */
export type EncodedCall = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly body: string | FormData | null;
  readonly headers: Readonly<Record<string, string>>;
};

const ACCEPT = { accept: 'application/json' };
const JSON_HEADERS = { ...ACCEPT, 'content-type': 'application/json' };

/**
 * Encodes a call (B2): a POST of JSON, a GET with the JSON or its parameters in the URL, or a POST
 * of a form if there is a file among the arguments.
 */
export function encodeCall(
  { url, args }: BffCall,
  { method = 'POST', cacheBuster, hasUrlParams = false }: MethodConfig = {},
): EncodedCall {
  const { json, files } = extractFiles(args);
  if (files.size > 0) {
    // The platform sets the content type, as only it knows the multipart boundary.
    return { method: 'POST', url, body: formOf(json, files), headers: ACCEPT };
  }
  if (method === 'POST') return { method, url, body: json, headers: JSON_HEADERS };
  const params = hasUrlParams ? Object(args[0]) : { body: json };
  return {
    method,
    url: `${url}?${queryOf(params, cacheBuster)}`,
    body: null,
    headers: JSON_HEADERS,
  };
}

function queryOf(params: object, cacheBuster: string | undefined): string {
  const query = new URLSearchParams(
    Object.entries(params).map(([name, value]) => [name, String(value)]),
  );
  if (cacheBuster !== undefined) query.set('cacheBuster', cacheBuster);
  return query.toString();
}

/**
 * The form field `body` is the JSON with a null for every file; `files` maps each file's field to
 * the position of its null, as a JSON Pointer (RFC 6901). So no text can be taken for a file.
 */
function formOf(json: string, files: ReadonlyMap<string, Blob>): FormData {
  const form = new FormData();
  const fields = [...files.keys()].map((pointer, index) => [`file-${index + 1}`, pointer] as const);
  form.set('body', json);
  form.set('files', JSON.stringify(Object.fromEntries(fields)));
  for (const [name, pointer] of fields) form.set(name, files.get(pointer) ?? '');
  return form;
}

/** Returns the JSON of arguments without their files, and the files by position. */
function extractFiles(args: readonly unknown[]) {
  const files = new Map<string, Blob>();
  const pointers = new Map<object, string>();
  const json = JSON.stringify(args, function (this: object, key, value: unknown) {
    const pointer = key === '' && !pointers.has(this) ? '' : `${pointers.get(this)}/${escape(key)}`;
    if (value instanceof Blob) {
      files.set(pointer, value);
      return null;
    }
    if (typeof value === 'object' && value !== null) pointers.set(value, pointer);
    return value;
  });
  return { json, files };
}

const escape = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
