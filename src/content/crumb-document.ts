import { formatLink, parseLink, type LinkDocument } from './link-document.ts';
import type { Breadcrumb } from './page-entry.ts';

/** An editor's link to a page of the shop as the content service keeps it (H13). */
export const formatCrumb = ({ title, url }: Breadcrumb): LinkDocument =>
  formatLink({ type: 'internal', url, title });

/** Reads what {@link formatCrumb} writes; a link to elsewhere keeps its address. */
export function parseCrumb(value: unknown): Breadcrumb | undefined {
  const link = parseLink(value);
  return link && { title: link.title, url: link.type === 'internal' ? link.url : link.href };
}
