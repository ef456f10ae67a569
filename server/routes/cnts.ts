import { z } from 'zod';
import type { ContentFailure } from '#ports/content-source.ts';
import { LOCALES } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { answered, bffMethod, failed, type BffMethod } from './bff-method.ts';

const locale = z.enum(LOCALES);
const path = z.string().startsWith('/').max(2048);

/** `/api/cnts`: pages and what stands around them. */
export const CNTS_METHODS: ReadonlyMap<string, BffMethod> = new Map([
  [
    'getPageDataByUrl',
    bffMethod('public', z.tuple([z.object({ url: path, locale })]), async ([page], { ports }) =>
      contentAnswered(await ports.content.pageByUrl(page.locale, page.url)),
    ),
  ],
  [
    'getContent',
    bffMethod(
      'public',
      z.tuple([z.object({ type: z.enum(['Error', 'Shell']), locale })]),
      async ([{ type, locale }], { ports: { content } }) =>
        contentAnswered(
          type === 'Shell' ? await content.shell(locale) : await content.errorPage(locale),
        ),
    ),
  ],
]);

/** A failure keeps the status and the message of the content service (B4). */
const contentAnswered = (content: Result<unknown, ContentFailure>) =>
  content.ok
    ? answered(content.value ?? null)
    : failed(content.error.status, content.error.message);
