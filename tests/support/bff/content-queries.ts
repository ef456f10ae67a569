import type { SingleQuery } from '#src/content/content-request.ts';
import type { PreviewQuery } from '#src/routing/preview-query.ts';
import type { Locale } from '#src/shared/locale.ts';

/** Writes what `parseBreadcrumbsQuery` reads. */
export const formatBreadcrumbsQuery = (
  locale: Locale,
  uid: string,
  preview: PreviewQuery | undefined,
) => ({ locale, uid, ...(preview && { livepreview: preview }) });

/** Writes a query for content that exists once per locale, as `parseEntryQuery` reads it. */
export const formatSingleQuery = (
  type: SingleQuery['type'],
  locale: Locale,
  preview?: PreviewQuery,
) => ({ type, locale, ...(preview && { livePreviewQuery: preview }) });
