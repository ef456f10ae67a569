import { pictures } from '../pictures.ts';
import type { WrittenLister } from '../written-page.ts';

export const stools: WrittenLister = {
  type: 'Lister',
  modified: '2026-10-19',
  title: { nl: 'Hockers', de: 'Hocker', en: 'Stools' },
  parent: 'accessories',
  category: 'stools',
  metaTitle: {
    nl: 'Hockers van fluweel, wol en bouclé | Sluimer',
    de: 'Hocker aus Samt, Wolle und Bouclé | Sluimer',
    en: 'Stools in velvet, wool and bouclé | Sluimer',
  },
  metaDescription: {
    nl: 'Hockers van fluweel, wolvilt, bouclé en geweven stof: om op te zitten als je je sokken aantrekt, voor de sprei ’s nachts, één ook met bergruimte.',
    de: 'Hocker aus Samt, Wollfilz, Bouclé und Webstoff: zum Sockenanziehen, für die Tagesdecke in der Nacht, einer auch mit Stauraum unter dem Deckel.',
    en: 'Stools in velvet, wool felt, bouclé and woven fabric: to sit on as you put on your socks, for the bedspread at night, one with storage inside.',
  },
  intro: {
    nl: 'Aan het voeteneinde, onder het raam of naast de kast. Een hocker is de stoel die in elke slaapkamer past.',
    de: 'Am Fußende, unter dem Fenster oder in der Ecke. Ein Hocker ist der Sitz, der in jedes Schlafzimmer passt.',
    en: 'At the foot of the bed, below the window or in the corner. A stool is the seat that fits any bedroom.',
  },
  image: pictures.stool,
  blocks: [
    {
      type: 'text',
      title: { nl: 'Hoogte en plek', de: 'Höhe und Platz', en: 'Height and place' },
      paragraphs: [
        {
          nl: 'Een hocker van 42 tot 48 centimeter zit als een stoel. Aan het voeteneinde hoort hij lager te zijn dan je matras; twee naast elkaar ogen daar rustiger dan één in het midden. Wil je er iets in opbergen, kijk dan naar het deksel: een los deksel klemt geen vingers.',
          de: 'Ein Hocker von 42 bis 48 Zentimetern sitzt sich wie ein Stuhl. Am Fußende sollte er niedriger sein als die Matratze; zwei nebeneinander wirken dort ruhiger als einer in der Mitte. Soll etwas hinein, achten Sie auf den Deckel: Ein loser klemmt keine Finger ein.',
          'de-at':
            'Ein Hocker von 42 bis 48 Zentimetern sitzt sich wie ein Sessel. Am Fußende sollte er niedriger sein als die Matratze; zwei nebeneinander wirken dort ruhiger als einer in der Mitte. Soll etwas hinein, achten Sie auf den Deckel: Ein loser zwickt keine Finger ein.',
          en: 'A stool of 42 to 48 cm (17 to 19 in) sits like a chair. At the foot of the bed it should be lower than your mattress; two side by side look calmer there than one in the middle. If you want to keep something in it, look at the lid: a loose one cannot trap fingers.',
        },
      ],
    },
    {
      type: 'questions',
      title: { nl: 'Vragen over hockers', de: 'Fragen zu Hockern', en: 'Questions about stools' },
      questions: [
        {
          question: {
            nl: 'Hoeveel kan een hocker dragen?',
            de: 'Wie viel trägt ein Hocker?',
            en: 'How much can a stool carry?',
          },
          answer: {
            nl: 'De maximale belasting staat bij de eigenschappen: 100 tot 130 kilo.',
            de: 'Die maximale Belastbarkeit steht bei den Eigenschaften: 100 bis 130 Kilo.',
            en: 'The maximum load is in the specifications: 100 to 130 kg (220 to 285 lb).',
          },
        },
        {
          question: {
            nl: 'Past de stof bij mijn boxspring?',
            de: 'Passt der Stoff zu meinem Boxspringbett?',
            en: 'Does the fabric match my box spring?',
          },
          answer: {
            nl: 'De kleuren zijn op elkaar afgestemd, de stoffen zijn niet altijd dezelfde. We sturen je gratis staaltjes.',
            de: 'Die Farben sind aufeinander abgestimmt, die Stoffe nicht immer dieselben. Wir schicken Ihnen kostenlos Muster.',
            en: 'The colors are matched, the fabrics are not always the same. We send free swatches.',
          },
        },
        {
          question: {
            nl: 'Hoe maak ik hem schoon?',
            'nl-be': 'Hoe maak ik hem weer fris?',
            de: 'Wie reinige ich ihn?',
            en: 'How do I clean it?',
          },
          answer: {
            nl: 'Stofzuig hem met een zachte borstel. Een vlek dep je met lauw water, van buiten naar binnen.',
            de: 'Saugen Sie ihn mit weicher Bürste ab. Flecken tupfen Sie mit lauem Wasser, von außen nach innen.',
            en: 'Vacuum it with a soft brush. Dab a stain with lukewarm water, from the outside in.',
          },
        },
      ],
    },
  ],
};
