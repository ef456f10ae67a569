import { content } from '#demo/content/content.ts';
import type { Locale } from '#src/shared/locale.ts';

/** The paths of narrowed listings that the demo shop's menu leads to: each must answer 200 (F7). */
export function menuFilterLinks(locale: Locale): readonly string[] {
  const { shell } = content[locale];
  return shell.menu.flatMap((item) =>
    item.groups
      .flatMap(({ links }) => links.map(({ url }) => url))
      .filter((url) => url.startsWith(`${item.url}/`)),
  );
}
