import { choices, sizes } from './filter-links.ts';
import { pictures } from './pictures.ts';
import type { WrittenLink } from './written-page.ts';
import type { WrittenMenuItem } from './written-shell.ts';

const FIRMNESS = { nl: 'Op hardheid', de: 'Nach Härtegrad', en: 'By firmness' };
const SIZE = { nl: 'Op maat', de: 'Nach Größe', en: 'By size' };
const KIND = { nl: 'Op soort', de: 'Nach Art', en: 'By kind' };
const ADVICE = { nl: 'Advies', de: 'Beratung', en: 'Advice' };

const mattressAdvisor: WrittenLink = { page: 'mattress-advisor' };
const mattressAdvice: WrittenLink = { page: 'mattress-advice' };
const firmnessAdvice: WrittenLink = {
  title: { nl: 'Welke hardheid?', de: 'Welcher Härtegrad?', en: 'Which firmness?' },
  page: 'firmness-advice',
};
const sizeAdvice: WrittenLink = { page: 'size-advice' };
const topperAdvice: WrittenLink = { page: 'topper-advice' };
const duvetAdvice: WrittenLink = {
  title: { nl: 'Hoe warm?', de: 'Wie warm?', en: 'How warm?' },
  page: 'duvet-advice',
};
const pillowAdvice: WrittenLink = {
  title: {
    nl: 'Welk kussen?',
    de: 'Welches Kissen?',
    'de-at': 'Welcher Polster?',
    en: 'Which pillow?',
  },
  page: 'pillow-advice',
};
const trial: WrittenLink = {
  title: { nl: '90 nachten proefslapen', de: '90 Tage Umtauschrecht', en: '90-night trial' },
  page: 'trial',
};
const care: WrittenLink = { page: 'care' };
const delivery: WrittenLink = {
  title: {
    nl: 'Bezorgen en plaatsen',
    'nl-be': 'Levering en plaatsing',
    de: 'Lieferung und Aufbau',
    en: 'Delivery and setup',
  },
  page: 'delivery',
};

/** The categories in the header. Filters use the attributes of the catalogue. */
export const menu: readonly WrittenMenuItem[] = [
  {
    page: 'mattresses',
    groups: [
      {
        title: FIRMNESS,
        links: choices('mattresses', 'matras_hardheid', [
          'zacht',
          'medium',
          'stevig',
          'extra_stevig',
        ]),
      },
      {
        title: SIZE,
        links: sizes('mattresses', ['90x200', '140x200', '160x200', '180x200', '180x210']),
      },
      {
        title: { nl: 'Op kern', de: 'Nach Kern', en: 'By core' },
        links: choices('mattresses', 'matras_kern', [
          'pocketvering',
          'koudschuim',
          'traagschuim',
          'latex',
        ]),
      },
      {
        title: ADVICE,
        links: [mattressAdvisor, mattressAdvice, firmnessAdvice, sizeAdvice, trial],
      },
    ],
    image: {
      ...pictures.mattressCorner,
      caption: {
        nl: 'Welk matras past bij jou? Advies op maat, ook voor twee.',
        'nl-be': 'Welke matras past bij jou? Advies op maat, ook voor twee.',
        de: 'Welche Matratze passt zu Ihnen? Beratung, auch für zwei.',
        en: 'Which mattress suits you? Advice for one or for two.',
      },
      page: 'mattress-advisor',
    },
  },
  {
    page: 'box-springs',
    groups: [
      {
        title: { nl: 'Op uitvoering', de: 'Nach Ausführung', en: 'By type' },
        links: choices('box-springs', 'boxspring_verstelbaar', ['vlak', 'elektrisch']),
      },
      { title: SIZE, links: sizes('box-springs', ['140x200', '160x200', '180x200', '180x210']) },
      {
        title: { nl: 'Op kleur', de: 'Nach Farbe', en: 'By color' },
        links: choices('box-springs', 'kleur', ['taupe', 'blauw', 'groen', 'creme', 'grijs']),
      },
      { title: ADVICE, links: [{ page: 'bed-advice' }, trial, delivery, care] },
    ],
    image: {
      ...pictures.boxSpringCream,
      caption: {
        nl: '90 nachten proefslapen, ook op een boxspring.',
        de: '90 Tage Umtauschrecht, auch auf Boxspringbetten.',
        en: 'A 90-night trial, on box springs too.',
      },
      page: 'trial',
    },
  },
  {
    page: 'beds',
    groups: [
      { title: SIZE, links: sizes('beds', ['140x200', '160x200', '180x200']) },
      { title: ADVICE, links: [{ page: 'bed-advice' }, { page: 'base-advice' }, delivery] },
    ],
    image: {
      ...pictures.bedFrame,
      caption: {
        nl: 'Boxspring of ledikant? De verschillen naast elkaar.',
        'nl-be': 'Boxspring of klassiek bed? De verschillen naast elkaar.',
        de: 'Boxspringbett oder Bettgestell? Die Unterschiede.',
        en: 'Box spring or bed frame? The differences, side by side.',
      },
      page: 'bed-advice',
    },
  },
  {
    page: 'toppers',
    groups: [
      {
        title: { nl: 'Op materiaal', de: 'Nach Material', en: 'By material' },
        links: choices('toppers', 'topper_kern', [
          'koudschuim',
          'traagschuim',
          'latex',
          'natuurlatex',
        ]),
      },
      {
        title: FIRMNESS,
        links: choices('toppers', 'topper_hardheid', ['zacht', 'medium', 'stevig']),
      },
      { title: SIZE, links: sizes('toppers', ['90x200', '140x200', '160x200', '180x200']) },
      { title: ADVICE, links: [topperAdvice, trial, care] },
    ],
    image: {
      ...pictures.topperCorner,
      caption: {
        nl: 'Alles over toppers: wat ze kunnen en wat niet.',
        de: 'Alles über Topper: was sie können und was nicht.',
        en: 'All about toppers: what they can do, and what they can’t.',
      },
      page: 'topper-advice',
    },
  },
  {
    page: 'bed-bases',
    groups: [
      {
        title: { nl: 'Op uitvoering', de: 'Nach Ausführung', en: 'By type' },
        links: choices('bed-bases', 'bedbodem_verstelbaar', ['vlak', 'handmatig', 'elektrisch']),
      },
      { title: SIZE, links: sizes('bed-bases', ['80x200', '90x200', '90x210', '140x200']) },
      { title: ADVICE, links: [{ page: 'base-advice' }, delivery, care] },
    ],
    image: {
      ...pictures.slats,
      caption: {
        nl: 'Welke bodem hoort bij jouw matras?',
        'nl-be': 'Welke lattenbodem hoort bij jouw matras?',
        de: 'Welcher Rost gehört zu Ihrer Matratze?',
        en: 'Which base goes with your mattress?',
      },
      page: 'base-advice',
    },
  },
  {
    page: 'bedding',
    groups: [
      {
        title: KIND,
        links: [
          { page: 'duvets' },
          { page: 'duvet-covers' },
          { page: 'fitted-sheets' },
          { page: 'mattress-protectors' },
          { page: 'pillows' },
          { page: 'cushions' },
        ],
      },
      {
        title: {
          nl: 'Dekbed op maat',
          'nl-be': 'Donsdeken op maat',
          de: 'Decke nach Größe',
          en: 'Duvets by size',
        },
        links: sizes('duvets', [
          { elsewhere: '140x200', german: '135x200' },
          { elsewhere: '140x220', german: '155x220' },
          '200x200',
          '240x200',
          '240x220',
        ]),
      },
      {
        title: { nl: 'Op vulling', de: 'Nach Füllung', en: 'By filling' },
        links: choices('duvets', 'dekbed_vulling', [
          'ganzendons',
          'eendendons',
          'scheerwol',
          'katoen',
          'holle_vezel',
        ]),
      },
      { title: ADVICE, links: [duvetAdvice, pillowAdvice, care] },
    ],
    image: {
      ...pictures.duvet,
      caption: {
        nl: 'Dons, wol of vezel? Zo kies je een dekbed.',
        'nl-be': 'Dons, wol of vezel? Zo kies je een donsdeken.',
        de: 'Daunen, Wolle oder Faser? So wählen Sie eine Decke.',
        en: 'Down, wool or fiber? How to choose a duvet.',
      },
      page: 'duvet-advice',
    },
  },
  {
    page: 'accessories',
    groups: [
      {
        title: KIND,
        links: [{ page: 'cabinets' }, { page: 'stools' }, { page: 'bedside-lamps' }],
      },
      {
        title: { nl: 'Op kleur', de: 'Nach Farbe', en: 'By color' },
        links: choices('accessories', 'kleur', ['groen', 'blauw', 'oker', 'terracotta']),
      },
      {
        title: { nl: 'Dimbaar', de: 'Dimmbar', en: 'Dimmable' },
        links: choices('accessories', 'bedlampje_dimbaar', ['traploos', 'drie_standen']),
      },
      { title: { nl: 'Service', de: 'Service', en: 'Service' }, links: [delivery] },
    ],
    image: {
      ...pictures.lamp,
      caption: {
        nl: 'Warm licht voor het laatste hoofdstuk.',
        de: 'Warmes Licht für das letzte Kapitel.',
        en: 'Warm light for the last chapter.',
      },
      page: 'accessories',
    },
  },
  {
    page: 'promotions',
    groups: [
      { title: KIND, links: [{ page: 'promotions' }, { page: 'outlet-toppers' }] },
      { title: { nl: 'Service', de: 'Service', en: 'Service' }, links: [trial, delivery] },
    ],
    image: {
      ...pictures.promotion,
      caption: {
        nl: 'Afgeprijsd, en toch 90 nachten op proef.',
        'nl-be': 'In promotie, en toch 90 nachten op proef.',
        de: 'Reduziert, und trotzdem 90 Tage Umtauschrecht.',
        en: 'Reduced, and still a 90-night trial.',
      },
      page: 'trial',
    },
  },
];
