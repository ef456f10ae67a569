import { THREE_COLUMN_PAGE_SIZE } from '#src/search/sorting-and-page-size.ts';
import { pictures } from '../pictures.ts';
import type { WrittenLister } from '../written-page.ts';

export const bedsideLamps: WrittenLister = {
  type: 'Lister',
  modified: '2026-10-12',
  title: {
    nl: 'Bedlampjes',
    'nl-be': 'Nachtlampjes',
    de: 'Nachttischlampen',
    'de-at': 'Nachtkästchenlampen',
    en: 'Bedside lamps',
  },
  parent: 'accessories',
  category: 'bedsideLamps',
  metaTitle: {
    nl: 'Bedlampjes, dimbaar en warm van licht | Sluimer',
    'nl-be': 'Nachtlampjes, dimbaar en warm van licht | Sluimer',
    de: 'Nachttischlampen, dimmbar und warm | Sluimer',
    'de-at': 'Nachtkästchenlampen, dimmbar und warm | Sluimer',
    en: 'Bedside lamps, dimmable and warm | Sluimer',
  },
  metaDescription: {
    nl: 'Bedlampjes met een voet van keramiek en een kap van linnen of katoen, de meeste dimbaar, met warm licht dat je niet wakker maakt. Led inbegrepen.',
    'nl-be':
      'Nachtlampjes met een voet van keramiek en een kap van linnen of katoen, de meeste dimbaar, met warm licht dat je niet wakker maakt. Led inbegrepen.',
    de: 'Nachttischlampen mit Keramikfuß und Schirm aus Leinen oder Baumwolle, meist dimmbar, mit warmem Licht, das nicht wach macht. Mit Leuchtmittel.',
    'de-at':
      'Nachtkästchenlampen mit Keramikfuß und Schirm aus Leinen oder Baumwolle, meist dimmbar, mit warmem Licht, das nicht wach macht. Mit Leuchtmittel.',
    en: 'Bedside lamps with ceramic bases and linen or cotton shades, most of them dimmable, with a warm light that does not keep you awake. LEDs included.',
  },
  intro: {
    nl: 'Goed leeslicht valt op je boek en niet in de ogen van wie naast je ligt. De onderrand van de kap hoort op ooghoogte te zijn als je rechtop zit.',
    de: 'Gutes Leselicht fällt auf das Buch und nicht in die Augen nebenan. Die Unterkante des Schirms gehört auf Augenhöhe, wenn Sie aufrecht sitzen.',
    en: 'Good reading light falls on your book and not in the eyes beside you. The lower edge of the shade belongs at eye level when you sit up.',
  },
  image: pictures.lamp,
  productsPerPage: THREE_COLUMN_PAGE_SIZE,
  blocks: [
    {
      type: 'text',
      title: { nl: 'Lumen en kelvin', de: 'Lumen und Kelvin', en: 'Lumens and kelvins' },
      paragraphs: [
        {
          nl: 'Om te lezen is 300 tot 450 lumen genoeg, om in slaap te vallen tien procent daarvan: een dimmer is dus geen luxe. Kies 2.200 tot 2.700 kelvin. Hoe lager het getal, hoe warmer het licht, en hoe minder het je lichaam wijsmaakt dat het ochtend is.',
          de: 'Zum Lesen genügen 300 bis 450 Lumen, zum Einschlafen ein Zehntel davon: Ein Dimmer ist also kein Luxus. Wählen Sie 2.200 bis 2.700 Kelvin. Je kleiner die Zahl, desto wärmer das Licht und desto weniger hält Ihr Körper es für den Morgen.',
          en: 'For reading, 300 to 450 lumens are enough; for falling asleep, a tenth of that. So a dimmer is no luxury. Choose 2,200 to 2,700 kelvins. The lower the number, the warmer the light, and the less your body takes it for morning.',
        },
      ],
    },
    {
      type: 'questions',
      title: {
        nl: 'Vragen over bedlampjes',
        'nl-be': 'Vragen over nachtlampjes',
        de: 'Fragen zu Nachttischlampen',
        'de-at': 'Fragen zu Nachtkästchenlampen',
        en: 'Questions about bedside lamps',
      },
      questions: [
        {
          question: {
            nl: 'Kan de led vervangen worden?',
            de: 'Ist das Leuchtmittel tauschbar?',
            en: 'Can the LED be replaced?',
          },
          answer: {
            nl: 'Noemt de beschrijving een fitting, E14 of E27, dan wel. Anders zitten de leds vast in de lamp; die gaan 15.000 uur en langer mee.',
            de: 'Ja, wenn die Beschreibung eine Fassung nennt, E14 oder E27. Sonst sind die LEDs fest eingebaut; sie halten 15.000 Stunden und länger.',
            en: 'If the description names a socket, E14 or E27, yes. Otherwise the LEDs are built in; those last 15,000 hours or more.',
          },
        },
        {
          question: {
            nl: 'Hoe lang is het snoer?',
            de: 'Wie lang ist das Kabel?',
            en: 'How long is the cord?',
          },
          answer: {
            nl: 'Tussen 1,50 en 2 meter. De precieze lengte staat bij elke lamp.',
            de: 'Zwischen 1,50 und 2 Meter. Die genaue Länge steht bei jeder Lampe.',
            en: 'Between 150 and 200 cm (5 to 6.5 ft). The exact length is given for each lamp.',
          },
        },
        {
          question: { nl: 'Past de stekker?', de: 'Passt der Stecker?', en: 'Does the plug fit?' },
          answer: {
            nl: 'Ze hebben een platte eurostekker, voor elk stopcontact in Nederland en België.',
            'nl-be':
              'Ze hebben een platte eurostekker, voor elk stopcontact in België en Nederland.',
            de: 'Alle haben einen flachen Eurostecker für jede Steckdose in Deutschland und Österreich.',
            'de-at':
              'Alle haben einen flachen Eurostecker für jede Steckdose in Österreich und Deutschland.',
            en: 'All have a flat Euro plug for 230 V. Outside continental Europe you need an adapter.',
          },
        },
      ],
    },
  ],
};
