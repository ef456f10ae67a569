import { pictures } from '../pictures.ts';
import type { WrittenLister } from '../written-page.ts';

export const cushions: WrittenLister = {
  type: 'Lister',
  modified: '2026-10-26',
  title: { nl: 'Sierkussens', de: 'Zierkissen', 'de-at': 'Zierpolster', en: 'Throw pillows' },
  parent: 'bedding',
  category: 'cushions',
  metaTitle: {
    nl: 'Sierkussens voor op bed | Sluimer',
    de: 'Zierkissen für das Bett | Sluimer',
    'de-at': 'Zierpolster für das Bett | Sluimer',
    en: 'Throw pillows for the bed | Sluimer',
  },
  metaDescription: {
    nl: 'Sierkussens van fluweel, linnen en bouclé in de tinten van onze boxsprings en overtrekken. Met een hoes die eraf kan en een vulling die blijft veren.',
    de: 'Zierkissen aus Samt, Leinen und Bouclé in den Tönen unserer Betten und Bettwäsche. Mit abnehmbarem Bezug und einer Füllung, die federt.',
    'de-at':
      'Zierpolster aus Samt, Leinen und Bouclé in den Tönen unserer Betten und Bettwäsche. Mit abnehmbarem Bezug und einer Füllung, die federt.',
    en: 'Throw pillows in velvet, linen and bouclé, in the shades of our beds and covers. With a cover that comes off and a filling that springs back.',
  },
  intro: {
    nl: 'Drie is genoeg: twee grote achter, een kleinere ervoor. ’s Avonds liggen ze op een hocker en niet op de grond.',
    de: 'Drei genügen: zwei große hinten, ein kleineres davor. Abends liegen sie auf dem Hocker und nicht auf dem Boden.',
    'de-at':
      'Drei genügen: zwei große hinten, ein kleinerer davor. Abends liegen sie auf dem Hocker und nicht auf dem Boden.',
    en: 'Three will do: two large ones at the back, a smaller one in front. At night they belong on a stool, not on the floor.',
  },
  image: pictures.cushion,
  blocks: [
    {
      type: 'text',
      title: {
        nl: 'Kiezen met het bed in gedachten',
        de: 'Passend zum Bett',
        en: 'Chosen to go with the bed',
      },
      paragraphs: [
        {
          nl: 'Neem één kleur uit je hoofdbord of plaid over en houd de rest rustig. Fluweel vangt licht en oogt warmer, linnen blijft mat en koel. Een binnenkussen mag twee tot vijf centimeter groter zijn dan de hoes: dan staat de hoes strak en blijven de hoeken vol.',
          de: 'Greifen Sie einen Ton aus Kopfteil oder Plaid auf und halten Sie den Rest ruhig. Samt fängt das Licht und wirkt wärmer, Leinen bleibt matt und kühl. Die Füllung darf zwei bis fünf Zentimeter größer sein als der Bezug: Dann steht er straff, und die Ecken bleiben voll.',
          en: 'Pick up one shade from your headboard or throw and keep the rest calm. Velvet catches the light and looks warmer, linen stays matte and cool. The insert may be an inch or two larger than the cover: it then sits taut and the corners stay full.',
        },
      ],
    },
    {
      type: 'questions',
      title: {
        nl: 'Vragen over sierkussens',
        de: 'Fragen zu Zierkissen',
        'de-at': 'Fragen zu Zierpolstern',
        en: 'Questions about throw pillows',
      },
      questions: [
        {
          question: {
            nl: 'Kan de hoes in de was?',
            de: 'Ist der Bezug waschbar?',
            en: 'Is the cover washable?',
          },
          answer: {
            nl: 'Bijna altijd: op 30 of 40 graden en binnenstebuiten. Fluweel laat je liggend drogen, wol hoef je alleen te luchten.',
            'nl-be':
              'Bijna altijd: op 30 of 40 graden en binnenstebuiten. Fluweel laat je liggend drogen, wol hoef je alleen te verluchten.',
            de: 'Fast immer: bei 30 oder 40 Grad und auf links gedreht. Samt trocknet liegend, Wolle wird nur gelüftet.',
            en: 'Nearly always: inside out, at 30 or 40 °C (86 or 104 °F). Dry velvet flat; wool only wants airing.',
          },
        },
        {
          question: {
            nl: 'Zit de vulling erbij?',
            de: 'Ist die Füllung dabei?',
            en: 'Is the insert included?',
          },
          answer: {
            nl: 'Ja. Hoes en vulling zijn los, dus later wissel je alleen de hoes.',
            'nl-be': 'Ja. Hoes en vulling zijn apart, dus later wissel je alleen de hoes.',
            de: 'Ja. Bezug und Füllung sind getrennt, später wechseln Sie nur den Bezug.',
            en: 'Yes. Cover and insert are separate, so later you change only the cover.',
          },
        },
        {
          question: {
            nl: 'Kan ik erop slapen?',
            de: 'Kann man darauf schlafen?',
            en: 'Can I sleep on them?',
          },
          answer: {
            nl: 'Liever niet: ze zijn te stevig en te klein. Neem daarvoor een hoofdkussen.',
            de: 'Lieber nicht: Dafür sind sie zu fest und zu klein.',
            en: 'Better not: they are too firm and too small for that.',
          },
        },
      ],
    },
  ],
};
