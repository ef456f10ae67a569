/** Attributes of a tag by name; one without a value is empty. */
export type TagAttributes = Readonly<Record<string, string>>;

/** All tags of a name, in HTML as the shop's server writes it: attributes quoted and escaped. */
export const tagsOf = (html: string, name: string): readonly TagAttributes[] =>
  [...html.matchAll(new RegExp(`<${name}\\b((?:\\s+[\\w:-]+(?:="[^"]*")?)*)\\s*/?>`, 'gu'))].map(
    ([, attributes = '']) => attributesOf(attributes),
  );

const attributesOf = (text: string): TagAttributes =>
  Object.fromEntries(
    [...text.matchAll(/([\w:-]+)(?:="([^"]*)")?/gu)].map(([, name = '', value = '']) => [
      name,
      unescapeHtml(value),
    ]),
  );

export const unescapeHtml = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#(?:39|x27);/gu, "'")
    .replaceAll('&amp;', '&');
