import type { LocalizedText } from '#src/shared/locale.ts';
import { pictures } from './pictures.ts';
import type { WrittenBlock } from './written-block.ts';

type Award = Extract<WrittenBlock, { readonly type: 'awards' }>['awards'][number];

const TITLE: LocalizedText = { nl: 'Bekroond', de: 'Ausgezeichnet', en: 'Awards' };

const mattressTest: Award = {
  image: pictures.awardMattressTest,
  text: {
    nl: 'Een 8,7 in de matrastest van Slaaplab, mei 2026: beste van veertien op ondersteuning.',
    de: '8,7 von 10 Punkten im Matratzentest von Slaaplab, Mai 2026: beste Stützkraft unter vierzehn.',
    en: 'An 8.7 in the Slaaplab mattress test of May 2026: the best support among fourteen.',
  },
};

const bedDesign: Award = {
  image: pictures.awardBedDesign,
  text: {
    nl: 'Design Award 2026 voor de afwerking van hoofdbord en boxen.',
    de: 'Design Award 2026 für die Verarbeitung von Kopfteil und Boxen.',
    'de-at': 'Design Award 2026 für die Verarbeitung von Betthaupt und Boxen.',
    en: 'Design Award 2026 for how headboard and boxes are finished.',
  },
};

const easyCare: Award = {
  image: pictures.awardEasyCare,
  text: {
    nl: 'Keurmerk Easy Care van Slaaplab, nr. 2026-0417: de hoes is in vijftig wasbeurten niet gekrompen.',
    de: 'Siegel Easy Care von Slaaplab, Nr. 2026-0417: Der Bezug ist in fünfzig Wäschen nicht eingelaufen.',
    en: 'Easy Care seal of Slaaplab, no. 2026-0417: the cover did not shrink in fifty washes.',
  },
};

const awards = (...won: readonly Award[]): readonly WrittenBlock[] => [
  { type: 'awards', title: TITLE, awards: won },
];

/** Awards of products, by SKU: shown on their pages (P5). */
export const productAwards: Readonly<Record<string, readonly WrittenBlock[]>> = {
  'LUN-SOLENA': awards(mattressTest, easyCare),
  'LUN-VITA': awards(mattressTest),
  'NOO-AURORA': awards(easyCare),
  'LUN-CIELO': awards(bedDesign),
  'LUN-NUBE': awards(easyCare),
};
