import { home } from './pages/home.ts';
import { delivery } from './pages/delivery.ts';
import { warmDuvets, winterDuvets } from './draft-duvets.ts';
import { winterShell } from './draft-shell.ts';
import { pictures } from './pictures.ts';
import type { WrittenDrafts } from './build.ts';
import type { WrittenArticle, WrittenHome } from './written-page.ts';

/** Draft of the home page for December. */
const winterHome: WrittenHome = {
  ...home,
  modified: '2026-11-16',
  blocks: [
    {
      type: 'hero',
      title: {
        nl: 'Winterslaap mag',
        de: 'Winterschlaf ist erlaubt',
        en: 'Hibernation is allowed',
      },
      text: {
        nl: 'Warme dekbedden en toppers die de kou buiten houden. Besteld voor 15 december, in huis voor de kerst.',
        'nl-be':
          'Warme donsdekens en toppers die de kou buiten houden. Besteld voor 15 december, in huis voor Kerstmis.',
        de: 'Warme Decken und Topper, die die Kälte draußen lassen. Bis 15. Dezember bestellt, zu Weihnachten bei Ihnen.',
        en: 'Warm duvets and toppers that keep the cold outside. Ordered by December 15, with you before Christmas.',
      },
      link: {
        title: { nl: 'Kies je warmte', de: 'Wärme wählen', en: 'Choose your warmth' },
        page: 'duvet-advice',
      },
      image: pictures.boxSpringDetail,
    },
    ...home.blocks.slice(1),
  ],
};

/** Draft of the delivery page for December. */
const holidayDelivery: WrittenArticle = {
  ...delivery,
  modified: '2026-11-16',
  blocks: [
    {
      type: 'text',
      title: {
        nl: 'Rond de feestdagen',
        de: 'Rund um die Feiertage',
        en: 'Around the holidays',
      },
      paragraphs: [
        {
          nl: 'Op 25 en 26 december en op 1 januari rijden we niet. Bestel voor 15 december wat op voorraad is, dan staat het er voor de kerst.',
          'nl-be':
            'Op 25 en 26 december en op 1 januari rijden we niet. Bestel voor 15 december wat op voorraad is, dan staat het er voor Kerstmis.',
          de: 'Am 25. und 26. Dezember und am Neujahrstag fahren wir nicht. Bestellen Sie Vorrätiges bis 15. Dezember, dann ist es vor Weihnachten da.',
          en: 'We do not deliver on December 25 and 26 or on New Year’s Day. Order what is in stock by December 15 and it will be there before Christmas.',
        },
      ],
    },
    ...delivery.blocks,
  ],
};

/** Drafts of the editors: visible in a preview only. */
export const drafts: WrittenDrafts = {
  pages: { home: winterHome, delivery: holidayDelivery, duvets: winterDuvets },
  landingPages: [warmDuvets],
  shell: winterShell,
};
