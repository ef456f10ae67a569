import { pictures } from '../pictures.ts';
import type { WrittenLister } from '../written-page.ts';

export const cabinets: WrittenLister = {
  type: 'Lister',
  modified: '2026-10-19',
  title: { nl: 'Kasten', de: 'Schränke', 'de-at': 'Kästen', en: 'Cabinets' },
  parent: 'accessories',
  category: 'cabinets',
  metaTitle: {
    nl: 'Nachtkastjes, ladekasten en kledingkasten | Sluimer',
    'nl-be': 'Nachtkastjes, ladekasten en kleerkasten | Sluimer',
    de: 'Nachttische, Kommoden und Kleiderschränke | Sluimer',
    'de-at': 'Nachtkästchen, Kommoden und Kleiderkästen | Sluimer',
    en: 'Nightstands, dressers and wardrobes | Sluimer',
  },
  metaDescription: {
    nl: 'Nachtkastjes op de hoogte van je bed, ladekasten en kledingkasten in eiken, noten en wit. Stevig gemaakt, en op verzoek bij je thuis in elkaar gezet.',
    'nl-be':
      'Nachtkastjes op de hoogte van je bed, ladekasten en kleerkasten in eik, notelaar en wit. Stevig gemaakt, en op vraag bij je thuis in elkaar gezet.',
    de: 'Nachttische in Betthöhe, Kommoden und Kleiderschränke in Eiche, Nussbaum und Weiß. Solide gebaut und auf Wunsch bei Ihnen zu Hause aufgestellt.',
    'de-at':
      'Nachtkästchen in Betthöhe, Kommoden und Kleiderkästen in Eiche, Nussholz und Weiß. Solide gebaut und auf Wunsch bei Ihnen zu Hause aufgestellt.',
    en: 'Nightstands as high as your bed, dressers and wardrobes in oak, walnut and white. Solidly built, and put together at your home if you wish.',
  },
  intro: {
    nl: 'Een nachtkastje hoort gelijk te komen met de bovenkant van je matras. Meet dat eerst; de kleur is het makkelijke deel.',
    de: 'Ein Nachttisch sollte so hoch sein wie die Oberkante der Matratze. Messen Sie das zuerst; die Farbe ist der leichte Teil.',
    'de-at':
      'Ein Nachtkästchen sollte so hoch sein wie die Oberkante der Matratze. Messen Sie das zuerst; die Farbe ist der leichte Teil.',
    en: 'A nightstand should be level with the top of your mattress. Measure that first; choosing the finish is the easy part.',
  },
  image: pictures.nightstand,
  blocks: [
    {
      type: 'text',
      title: { nl: 'Waar het op aankomt', de: 'Worauf es ankommt', en: 'What matters' },
      paragraphs: [
        {
          nl: 'Open een lade helemaal. Blijft ze recht hangen en sluit ze zonder te kantelen, dan zijn de geleiders goed. Kijk naar de achterwand: is die geschroefd in plaats van gespijkerd, dan overleeft de kast een verhuizing. Zet een hoge kast altijd vast aan de muur; de beugel zit erbij.',
          'nl-be':
            'Open een lade helemaal. Blijft ze recht hangen en sluit ze zonder te kantelen, dan zijn de geleiders goed. Kijk naar de achterwand: is die geschroefd in plaats van genageld, dan overleeft de kast een verhuis. Zet een hoge kast altijd vast aan de muur; de beugel zit erbij.',
          de: 'Ziehen Sie eine Schublade ganz heraus. Bleibt sie gerade und schließt ohne zu verkanten, sind die Führungen gut. Achten Sie auf die Rückwand: Ist sie geschraubt statt genagelt, überlebt das Möbel einen Umzug. Hohe Stücke gehören immer an die Wand geschraubt; der Winkel liegt bei.',
          'de-at':
            'Ziehen Sie eine Lade ganz heraus. Bleibt sie gerade und schließt ohne zu verkanten, sind die Führungen gut. Achten Sie auf die Rückwand: Ist sie geschraubt statt genagelt, überlebt das Möbel einen Umzug. Hohe Stücke gehören immer an die Wand geschraubt; der Winkel liegt bei.',
          en: 'Pull a drawer all the way out. If it stays straight and closes without tilting, the runners are good. Look at the back: screwed on rather than nailed, it will survive a move. Always fix a tall cabinet to the wall; the bracket is included.',
        },
      ],
      image: pictures.wardrobe,
    },
    {
      type: 'questions',
      title: {
        nl: 'Vragen over kasten',
        de: 'Fragen zu Schränken',
        'de-at': 'Fragen zu Kästen',
        en: 'Questions about cabinets',
      },
      questions: [
        {
          question: {
            nl: 'Komen ze gemonteerd aan?',
            de: 'Kommen sie aufgebaut an?',
            en: 'Do they come assembled?',
          },
          answer: {
            nl: 'Nachtkastjes wel, grotere kasten niet. Die zetten we op verzoek in elkaar.',
            'nl-be': 'Nachtkastjes wel, grotere kasten niet. Die zetten we op vraag in elkaar.',
            de: 'Nachttische ja, größere Schränke nicht. Die bauen wir auf Wunsch auf.',
            'de-at': 'Nachtkästchen ja, größere Kästen nicht. Die bauen wir auf Wunsch auf.',
            en: 'Nightstands do, larger pieces do not. We put those together if you wish.',
          },
        },
        {
          question: {
            nl: 'Past een nachtkastje naast een boxspring?',
            de: 'Passt ein Nachttisch neben ein Boxspringbett?',
            'de-at': 'Passt ein Nachtkästchen neben ein Boxspringbett?',
            en: 'Does a nightstand fit beside a box spring bed?',
          },
          answer: {
            nl: 'Ja, als het bijna zo hoog is als je matras: bij de meeste boxsprings 55 tot 65 centimeter. De hoogte staat bij elk nachtkastje.',
            de: 'Ja, wenn er fast so hoch ist wie die Matratze: bei den meisten Boxspringbetten 55 bis 65 Zentimeter. Die Höhe steht bei jedem Nachttisch.',
            'de-at':
              'Ja, wenn es fast so hoch ist wie die Matratze: bei den meisten Boxspringbetten 55 bis 65 Zentimeter. Die Höhe steht bei jedem Nachtkästchen.',
            en: 'Yes, if it is nearly as high as the mattress: 55 to 65 cm (22 to 26 in) on most box spring beds. Each nightstand states its height.',
          },
        },
        {
          question: {
            nl: 'Is het massief hout?',
            de: 'Ist es Massivholz?',
            en: 'Is it solid wood?',
          },
          answer: {
            nl: 'Dat staat bij elke kast: massief, fineer of lak. Fineer is echt hout op een plaat die niet kromtrekt.',
            de: 'Es steht überall dabei: massiv, furniert oder lackiert. Furnier ist echtes Holz auf einer Platte, die sich nicht verzieht.',
            en: 'Each says so: solid, veneer or lacquer. Veneer is real wood on a board that does not warp.',
          },
        },
      ],
    },
  ],
};
