/** The arguments of a GET, in the query parameter `body` (B2). */
export function encodeQuery(args: readonly unknown[], cacheBuster?: string): string {
  const query = new URLSearchParams({ body: JSON.stringify(args) });
  if (cacheBuster !== undefined) query.set('cacheBuster', cacheBuster);
  return `?${query.toString()}`;
}

type EncodedBody = {
  readonly body: string | FormData;
  /** A form has none of ours: the browser writes it, with the boundary between the parts. */
  readonly headers: Readonly<Record<string, string>>;
};

const JSON_CONTENT = { 'content-type': 'application/json' };

export const NO_BODY: Pick<EncodedBody, 'headers'> = { headers: JSON_CONTENT };

/**
 * The arguments of a POST: JSON, or a form when a file is among them (B2). The form's field `body`
 * is the JSON, in which each file is the name of the field that holds it.
 */
export function encodeBody(args: readonly unknown[]): EncodedBody {
  const files: Blob[] = [];
  const json = JSON.stringify(args, (_, value: unknown) =>
    value instanceof Blob ? `file-${files.push(value)}` : value,
  );
  if (files.length === 0) return { body: json, headers: JSON_CONTENT };
  const form = new FormData();
  form.set('body', json);
  files.forEach((file, place) => form.set(`file-${place + 1}`, file));
  return { body: form, headers: {} };
}
