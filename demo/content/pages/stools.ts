import { pictures } from '../pictures.ts';
import type { WrittenLister } from '../written-page.ts';

export const stools: WrittenLister = {
  type: 'Lister',
  modified: '2026-10-19',
  title: { nl: 'Hockers', de: 'Hocker', en: 'Stools' },
  parent: 'accessories',
  category: 'stools',
  metaTitle: {
    nl: 'Hockers en bedbanken met opbergruimte | Sluimer',
    de: 'Hocker und Bettbänke mit Stauraum | Sluimer',
    en: 'Stools and bed benches with storage | Sluimer',
  },
  metaDescription: {
    nl: 'Hockers in de stoffen van onze boxsprings: om op te zitten als je sokken aantrekt, voor de sprei ’s nachts, en met opbergruimte onder de zitting.',
    de: 'Hocker in den Stoffen unserer Boxspringbetten: zum Sockenanziehen, für die Tagesdecke in der Nacht und mit Stauraum unter dem Sitz.',
    en: 'Stools in the fabrics of our box spring beds: to sit on with your socks, for the bedspread at night, and with storage beneath the seat.',
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
      title: { nl: 'Hoogte en breedte', de: 'Höhe und Breite', en: 'Height and width' },
      paragraphs: [
        {
          nl: 'Een hocker van 42 tot 48 centimeter zit als een stoel. Aan het voeteneinde hoort hij lager te zijn dan je matras en smaller dan je bed: een derde tot twee derde van de breedte oogt rustig. Heeft hij opbergruimte, kijk dan of de klep met een demper opent, zodat je geen vingers klemt.',
          de: 'Ein Hocker von 42 bis 48 Zentimetern sitzt sich wie ein Stuhl. Am Fußende sollte er niedriger sein als die Matratze und schmaler als das Bett: Ein bis zwei Drittel der Breite wirken ruhig. Hat er Stauraum, achten Sie auf einen gedämpften Deckel, damit niemand sich die Finger klemmt.',
          'de-at':
            'Ein Hocker von 42 bis 48 Zentimetern sitzt sich wie ein Sessel. Am Fußende sollte er niedriger sein als die Matratze und schmaler als das Bett: Ein bis zwei Drittel der Breite wirken ruhig. Hat er Stauraum, achten Sie auf einen gedämpften Deckel, damit niemand sich die Finger einzwickt.',
          en: 'A stool of 42 to 48 cm (17 to 19 in) sits like a chair. At the foot of the bed it should be lower than your mattress and narrower than the bed: a third to two thirds of the width looks calm. If it has storage, see that the lid is damped, so that no fingers get caught.',
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
            nl: 'De maximale belasting staat bij de eigenschappen, meestal 120 kilo.',
            de: 'Die maximale Belastbarkeit steht bei den Eigenschaften, meist 120 Kilo.',
            en: 'The maximum load is in the specifications, usually 120 kg (265 lb).',
          },
        },
        {
          question: {
            nl: 'Past de stof bij mijn boxspring?',
            de: 'Passt der Stoff zu meinem Boxspringbett?',
            en: 'Does the fabric match my box spring?',
          },
          answer: {
            nl: 'Dezelfde naam is dezelfde stof. Twijfel je, dan sturen we gratis een staaltje.',
            de: 'Gleicher Name, gleicher Stoff. Im Zweifel schicken wir kostenlos ein Muster.',
            en: 'The same name is the same fabric. If in doubt, we send a free swatch.',
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
