import type { ContentData, LocaleContent } from '#adapters/embedded/content-data.ts';
import type { Picture } from '#src/catalog/product.ts';
import type { BlockOf, ContentBlock } from '#src/content/block.ts';
import type { ExternalLink } from '#src/content/link.ts';
import { MARKS, type InlineText, type Mark, type RichText } from '#src/content/rich-text.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { aCompany } from './shown-pages.ts';
import { smallContent } from './small-content.ts';

const aPhoto = (name: string): Picture => ({
  path: `demo/${name}.webp`,
  width: 1600,
  height: 1200,
  alt: `Photo of ${name}`,
});

const link = { title: 'Toppers', url: '/toppers' };

const ELSEWHERE: ExternalLink = {
  type: 'external',
  href: 'https://elsewhere.example/a?b=c#d',
  title: 'Elsewhere',
  opensNewTab: true,
  isFollowed: true,
};

const text = (words: string, ...marks: readonly Mark[]): InlineText => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
});

/** Every form of text. */
export const EVERY_FORM: RichText = [
  { type: 'heading', level: 2, content: [text('Lie down')] },
  {
    type: 'paragraph',
    content: [
      text('See '),
      { type: 'link', link: { type: 'internal', ...link }, content: [text('Toppers')] },
      text(' and '),
      { type: 'link', link: ELSEWHERE, content: [text('Else'), text('where', 'emphasis')] },
      text(', '),
      text('now', ...MARKS),
      { type: 'break' },
      text('or later.'),
    ],
  },
  {
    type: 'list',
    isOrdered: true,
    items: [
      [{ type: 'paragraph', content: [text('One')] }],
      [
        { type: 'paragraph', content: [text('Two')] },
        {
          type: 'list',
          isOrdered: false,
          items: [[{ type: 'paragraph', content: [text('Deep')] }]],
        },
      ],
    ],
  },
  { type: 'heading', level: 3, content: [text('Why')] },
  { type: 'quote', content: [{ type: 'paragraph', content: [text('Because.')] }] },
  {
    type: 'table',
    rows: [
      [
        { isHeader: true, content: [text('Weight')] },
        { isHeader: true, content: [text('Feel')] },
      ],
      [
        { isHeader: true, content: [text('60 kg')] },
        { isHeader: false, content: [] },
      ],
    ],
  },
  { type: 'picture', image: aPhoto('within'), caption: 'Within' },
  { type: 'picture', image: { ...aPhoto('decor'), alt: '' } },
  { type: 'rule' },
];

/** A block of every type, with all of its fields. */
export const BLOCK_OF_TYPE: { readonly [Type in ContentBlock['type']]: BlockOf<Type> } = {
  hero: { type: 'hero', title: 'Sleep', text: 'Well', link, image: aPhoto('hero') },
  'category-tiles': {
    type: 'category-tiles',
    title: 'Kinds',
    tiles: [
      { ...link, image: aPhoto('tile') },
      { title: 'Advice', url: '/advice', image: aPhoto('advice'), text: 'What fits whom' },
    ],
  },
  usps: { type: 'usps', usps: [{ icon: 'moon', title: '90 nights', text: 'To try' }] },
  products: { type: 'products', title: 'Best', objectId: '7', count: 4, link },
  text: { type: 'text', title: 'Read', paragraphs: ['One.', 'Two.'], image: aPhoto('text') },
  questions: {
    type: 'questions',
    title: 'Ask',
    questions: [{ question: 'Why?', answer: 'Because.' }],
  },
  table: {
    type: 'table',
    title: 'Compare',
    intro: 'First',
    columns: ['What', 'Foam'],
    rows: [['Warm', 'Yes']],
    note: 'Last',
  },
  list: { type: 'list', title: 'Steps', isOrdered: true, items: [{ title: 'One', text: 'Do it' }] },
  links: { type: 'links', title: 'Further', links: [link] },
  stores: {
    type: 'stores',
    title: 'Try',
    stores: [
      {
        name: 'Amersfoort',
        address: ['Langestraat 1'],
        phone: '033',
        hours: [{ days: 'Mon', times: '10 - 18' }],
        onDisplay: 'All',
        directions: 'By train',
      },
    ],
  },
  awards: { type: 'awards', title: 'Won', awards: [{ image: aPhoto('award'), text: 'Best' }] },
  newsletter: { type: 'newsletter', title: 'Letters', text: 'Ten a year' },
  'email-preferences': { type: 'email-preferences', title: 'Yours', text: 'By a link' },
  advice: { type: 'advice', title: 'Which', text: 'Ask', link: ELSEWHERE },
  'advice-rule': { type: 'advice-rule', title: 'Why', text: 'A sum', link: ELSEWHERE },
  'my-bed': {
    type: 'my-bed',
    title: 'Your bed',
    text: 'To scale',
    goods: [{ objectId: '2', link: ELSEWHERE }],
  },
  withdrawal: { type: 'withdrawal', title: 'Back', text: 'In two steps' },
  'rich-text': { type: 'rich-text', title: 'Form', body: EVERY_FORM },
  picture: { type: 'picture', image: aPhoto('picture'), caption: 'Seen', link: ELSEWHERE },
  video: {
    type: 'video',
    title: 'Watch',
    text: 'In a minute',
    video: { provider: 'youtube', id: '5MuIMqhT8DM' },
    poster: aPhoto('poster'),
  },
  quote: { type: 'quote', text: 'I slept.', name: 'Ann', role: 'baker', source: ELSEWHERE },
  accordion: { type: 'accordion', title: 'Unfold', items: [{ title: 'One', body: EVERY_FORM }] },
  banner: {
    type: 'banner',
    title: 'Now',
    text: 'Or never',
    link: ELSEWHERE,
    image: aPhoto('strip'),
  },
  consent: { type: 'consent', title: 'Cookies', text: 'Yours to choose' },
};

/** A block of every type, and blocks without their optional fields. */
export const EVERY_BLOCK: readonly ContentBlock[] = [
  ...Object.values(BLOCK_OF_TYPE),
  { type: 'text', title: 'Plain', paragraphs: [] },
  {
    type: 'rich-text',
    title: '',
    body: [{ type: 'paragraph', content: [{ type: 'text', text: 'Plain' }] }],
  },
  { type: 'picture', image: { ...aPhoto('decoration'), alt: '' } },
  {
    type: 'video',
    title: 'Look',
    video: { provider: 'vimeo', id: '76979871' },
    poster: aPhoto('poster'),
  },
  { type: 'quote', text: 'So did I.', name: 'Ben' },
  { type: 'banner', title: 'Plain', text: '', link },
];

/** The small shop with all features of the editor: every block, a banner, a menu with a picture. */
export const richContent = Object.fromEntries(
  LOCALES.map((locale) => [locale, enriched(smallContent[locale])]),
) as ContentData;

function enriched(content: LocaleContent): LocaleContent {
  const banner = {
    startPosition: 3,
    repeatInterval: 6,
    title: 'Try',
    text: 'Ninety nights',
    link,
    image: aPhoto('banner'),
  };
  return {
    ...content,
    pages: content.pages.map((page) => {
      if (page.type === 'Home') return { ...page, blocks: EVERY_BLOCK };
      if (page.uid !== 'mattresses' || page.type !== 'Lister') return page;
      return {
        ...page,
        productsPerPage: 24,
        banner,
        image: aPhoto('mattresses'),
        intro: 'Lie down',
      };
    }),
    shell: {
      ...content.shell,
      usps: ['Free delivery'],
      menu: [
        {
          ...link,
          groups: [{ title: 'By size', links: [link] }],
          image: { ...aPhoto('menu'), caption: 'New', url: '/toppers' },
        },
      ],
      footer: [{ title: 'Service', links: [link] }],
      company: {
        ...aCompany,
        register: { name: 'KvK', number: '12345678' },
        vatId: 'NL001234567B01',
      },
    },
  };
}
