import { parseJson } from '#src/shared/json-reader.ts';
import { err, ok, type Result } from '#src/shared/result.ts';

type FormPostOptions = {
  readonly fetch: typeof globalThis.fetch;
  /** In milliseconds. */
  readonly timeoutMs: number;
  /** As long as the files of a form may take, in milliseconds. */
  readonly uploadTimeoutMs: number;
};

/** Fields by name, or with files. */
export type FormFields = Readonly<Record<string, string>> | FormData;

/** Posts a form as a browser without script would; the answer is JSON, `undefined` if it is none. */
export type FormPost = (
  action: string,
  fields: FormFields,
) => Promise<Result<unknown, { readonly message: string }>>;

/**
 * Posts to the actions of forms. Neither log nor cache has what was posted, and nothing is tried
 * again: a form that is not answered is posted by the browser.
 */
export const createFormPost =
  ({ fetch, timeoutMs, uploadTimeoutMs }: FormPostOptions): FormPost =>
  async (action, fields) => {
    try {
      const hasFiles = fields instanceof FormData;
      const response = await fetch(action, {
        method: 'POST',
        body: hasFiles ? fields : new URLSearchParams(fields),
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(hasFiles ? uploadTimeoutMs : timeoutMs),
      });
      return ok(parseJson(await response.text()));
    } catch (error) {
      return err({ message: error instanceof Error ? error.name : 'unknown' });
    }
  };
