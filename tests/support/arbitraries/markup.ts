import fc, { type Arbitrary } from 'fast-check';
import type { Markup } from '#src/content/markup.ts';
import { MARKS } from '#src/content/rich-text.ts';
import { anyEditorUrl } from './content.ts';

const KNOWN =
  'p div span b em a br h1 h3 ul ol li blockquote table thead tbody tr th td img figure hr';
const UNKNOWN =
  'script style iframe object embed svg math form input template noscript video base link meta';

const anyName = fc.constantFrom(...`${KNOWN} ${KNOWN} ${UNKNOWN}`.split(' '));

const anyAttributes = fc.record(
  {
    href: anyEditorUrl,
    src: fc.oneof(fc.constant('bed'), anyEditorUrl),
    target: fc.constantFrom('_blank', '_self', '_top'),
    rel: fc.constantFrom('follow', 'opener', ''),
    onclick: fc.constant('alert(1)'),
    style: fc.constant('position:fixed'),
    id: fc.constant('app'),
  },
  { requiredKeys: [] },
);

/** Markup from an editor's tool, or from an attacker. */
export const anyMarkup: Arbitrary<Markup> = fc.letrec<{ node: Markup }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({
      text: fc.oneof(fc.string(), fc.constantFrom(' ', '<script>alert(1)</script>', 'words')),
      marks: fc.subarray([...MARKS]),
    }),
    fc.record({
      name: anyName,
      attributes: anyAttributes,
      children: fc.array(tie('node'), { maxLength: 4 }),
    }),
  ),
})).node;
