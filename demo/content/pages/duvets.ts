import { FREE_DELIVERY_FROM } from '../../amount.ts';
import { pictures } from '../pictures.ts';
import type { WrittenLister } from '../written-page.ts';

export const duvets: WrittenLister = {
  type: 'Lister',
  modified: '2026-10-26',
  title: { nl: 'Dekbedden', 'nl-be': 'Donsdekens', de: 'Bettdecken', en: 'Duvets' },
  parent: 'bedding',
  category: 'duvets',
  metaTitle: {
    nl: 'Dekbedden van dons, wol en vezel | Sluimer',
    'nl-be': 'Donsdekens van dons, wol en vezel | Sluimer',
    de: 'Bettdecken aus Daunen, Wolle und Faser | Sluimer',
    en: 'Duvets in down, wool and fiber | Sluimer',
  },
  metaDescription: {
    nl: `Dekbedden voor elke slaapkamer, van koel linnen tot extra warm ganzendons. Kies op warmteklasse en maat; vanaf ${FREE_DELIVERY_FROM} gratis bezorgd.`,
    'nl-be': `Donsdekens voor elke slaapkamer, van koel linnen tot extra warm ganzendons. Kies op warmteklasse en maat; vanaf ${FREE_DELIVERY_FROM} gratis geleverd.`,
    de: `Bettdecken für jedes Schlafzimmer, von kühlem Leinen bis zu extrawarmen Gänsedaunen. Nach Wärmeklasse und Größe; ab ${FREE_DELIVERY_FROM} versandfrei.`,
    en: `Duvets for every bedroom, from cool linen to extra-warm goose down. Choose by warmth class and size; free delivery from ${FREE_DELIVERY_FROM}.`,
  },
  intro: {
    nl: 'Meet eerst hoe warm je slaapkamer ’s nachts is; daarna is kiezen makkelijk. Bij elk dekbed staan warmteklasse, vulling en vulgewicht.',
    'nl-be':
      'Meet eerst hoe warm je slaapkamer ’s nachts is; daarna is kiezen makkelijk. Bij elk donsdeken staan warmteklasse, vulling en vulgewicht.',
    de: 'Messen Sie zuerst, wie warm es nachts im Schlafzimmer ist; danach ist die Wahl leicht. Bei jeder Decke stehen Wärmeklasse, Füllung und Füllgewicht.',
    en: 'Measure how warm your bedroom is at night first; after that, choosing is easy. Each duvet comes with its warmth class, filling and fill weight.',
  },
  image: pictures.duvet,
  productsPerPage: 15,
  banner: {
    startPosition: 6,
    repeatInterval: 0,
    title: {
      nl: 'Hoe warm moet het zijn?',
      de: 'Wie warm soll sie sein?',
      en: 'How warm should it be?',
    },
    text: {
      nl: 'Een tabel met de temperatuur van je kamer en hoe snel jij het koud hebt.',
      de: 'Eine Tabelle nach Zimmertemperatur und danach, wie leicht Sie frieren.',
      en: 'A chart by the temperature of your room and how easily you feel cold.',
    },
    link: {
      title: { nl: 'Naar de tabel', de: 'Zur Tabelle', en: 'See the chart' },
      page: 'duvet-advice',
    },
    image: pictures.boxSpringDetail,
  },
  blocks: [
    {
      type: 'text',
      title: {
        nl: 'Licht en warm is niet hetzelfde als dik',
        de: 'Leicht und warm ist nicht dasselbe wie dick',
        en: 'Light and warm is not the same as thick',
      },
      paragraphs: [
        {
          nl: 'Warmte komt van stilstaande lucht, niet van gewicht. Goed dons houdt veel lucht vast en weegt bijna niets; een goedkope vezel moet dik zijn om even warm te worden. Kijk dus naar de warmteklasse, en dan pas naar het vulgewicht.',
          de: 'Wärme kommt von ruhender Luft, nicht von Gewicht. Gute Daunen halten viel Luft und wiegen fast nichts; billige Faser muss dick sein, um ebenso zu wärmen. Achten Sie also auf die Wärmeklasse und erst dann auf das Füllgewicht.',
          en: 'Warmth comes from still air, not from weight. Good down holds a lot of air and weighs next to nothing; cheap fiber has to be thick to be as warm. So look at the warmth class, and only then at the fill weight.',
        },
        {
          nl: 'Let ook op de tijk: hoe dichter geweven, hoe minder veertjes erdoorheen prikken. En op de stikking. In vakken gestikt blijft de vulling op haar plaats, met opstaande wandjes ertussen ontstaan er geen koude naden.',
          de: 'Achten Sie auch auf die Hülle: Je dichter gewebt, desto weniger Federchen stechen durch. Und auf die Steppung. In Karos bleibt die Füllung am Platz, mit Innenstegen entstehen keine kalten Nähte.',
          en: 'Mind the shell too: the denser the weave, the fewer quills poke through. And the stitching. Sewn in boxes, the filling stays in place; with inner walls there are no cold seams.',
        },
      ],
    },
    {
      type: 'questions',
      title: {
        nl: 'Vragen over dekbedden',
        'nl-be': 'Vragen over donsdekens',
        de: 'Fragen zu Bettdecken',
        en: 'Questions about duvets',
      },
      questions: [
        {
          question: {
            nl: 'Welke maat hoort bij een bed van 160 of 180?',
            de: 'Welche Größe passt zu einem Bett von 160 oder 180?',
            en: 'Which size goes with a bed of 160 or 180?',
          },
          answer: {
            nl: '240 breed, of twee van 140 als jullie niet even warm slapen.',
            de: '240 Breite, oder zwei von 140, wenn Sie verschieden warm schlafen.',
            en: '240 wide, or two of 140 if you do not sleep equally warm.',
          },
        },
        {
          question: {
            nl: 'Is koel hetzelfde als een zomerdekbed?',
            'nl-be': 'Is koel hetzelfde als een zomerdonsdeken?',
            de: 'Ist leicht dasselbe wie eine Sommerdecke?',
            en: 'Is cool the same as a summer duvet?',
          },
          answer: {
            nl: 'Ja. De warmteklasse zegt hoe warm een dekbed is, het seizoen wanneer dat genoeg is: wat koel heet, is voor de zomer, en wat extra warm heet, voor de winter.',
            'nl-be':
              'Ja. De warmteklasse zegt hoe warm een donsdeken is, het seizoen wanneer dat genoeg is: wat koel heet, is voor de zomer, en wat extra warm heet, voor de winter.',
            de: 'Ja. Die Wärmeklasse sagt, wie warm eine Decke hält, die Jahreszeit, wann das genügt: Was leicht heißt, ist für den Sommer, was extrawarm heißt, für den Winter.',
            en: 'Yes. The warmth class says how warm a duvet is, the season when that is enough: what is cool is for summer, and what is extra warm for winter.',
          },
        },
        {
          question: {
            nl: 'Kan dons in de wasmachine?',
            de: 'Dürfen Daunen in die Waschmaschine?',
            en: 'Can down go in the washing machine?',
          },
          answer: {
            nl: 'Meestal wel, op 60 graden in een trommel van acht kilo, en daarna lang drogen met een paar tennisballen erbij. Op het etiket staat of het mag.',
            de: 'Meist ja, bei 60 Grad in einer Trommel für acht Kilo, danach lange trocknen, mit ein paar Tennisbällen dabei. Das Etikett sagt, ob es erlaubt ist.',
            en: 'Usually, at 60 °C (140 °F) in a large drum, then give it a long spell in the dryer with a few tennis balls. The label says whether you may.',
          },
        },
        {
          question: {
            nl: 'Ik ben allergisch voor huisstofmijt. En nu?',
            de: 'Ich habe eine Hausstauballergie. Was nun?',
            en: 'I am allergic to dust mites. What now?',
          },
          answer: {
            nl: 'Kies wat op 60 graden gewassen mag worden en was het om de twee maanden: pas dan gaan de mijten dood. De vulling maakt daarbij niet uit; ook dons dat zo heet mag, is geschikt. Filter op ‘geschikt bij huisstofmijtallergie’.',
            'nl-be':
              'Kies wat op 60 graden gewassen mag worden en was het om de twee maanden: pas dan gaan de mijten dood. De vulling maakt daarbij niet uit; ook dons dat zo heet mag, is geschikt. Filter op ‘geschikt bij huisstofmijtallergie’.',
            de: 'Wählen Sie, was bei 60 Grad waschbar ist, und waschen Sie es alle zwei Monate: Erst dann sterben die Milben ab. Auf die Füllung kommt es dabei nicht an; auch Daunen, die so heiß gewaschen werden dürfen, eignen sich. Filtern Sie nach „für Hausstauballergiker geeignet“.',
            en: 'Choose what can be washed at 60 °C (140 °F), and wash it every two months: only then do the mites die. The filling makes no difference to that; down that may be washed this hot suits you as well. Filter by “suitable for dust mite allergy”.',
          },
        },
      ],
    },
  ],
};
