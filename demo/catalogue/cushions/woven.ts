import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { cushion } from '../goods.ts';
import { offersIn } from '../in-colors.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';

/** Flat-woven cushions, in cotton and in wool. */
export const wovenCushions: readonly ProductData[] = [
  cushion({
    sku: 'HAL-SEGEL',
    brand: 'Halmstad',
    model: 'Segel',
    kind: KIND.cushion,
    summary: {
      nl: 'Voordelig kussen van stevig katoenen canvas, in acht kleuren om mee te mengen.',
      de: 'Günstiges Kissen aus kräftigem Baumwollcanvas, in acht Farben zum Mischen.',
      'de-at': 'Günstiger Polster aus kräftigem Baumwollcanvas, in acht Farben zum Mischen.',
      en: 'An affordable pillow in sturdy cotton canvas, in eight colors to mix.',
    },
    description: [
      {
        nl: 'Segel betekent zeil, en zo voelt de stof: dicht, mat en wat stijf. Door die stevigheid blijven de hoeken spits staan. De prijs is laag omdat hoes en vulling samen worden verpakt en het kussen opgerold bij je komt; geef het een etmaal om op te zwellen.',
        de: 'Segel heißt auch auf Schwedisch Segel, und so fasst sich der Stoff an: dicht, matt und etwas steif. Deshalb bleiben die Ecken spitz. Günstig ist das, weil alles gerollt verschickt wird; nach einem Tag hat die Füllung ihr Volumen.',
        en: 'Segel is Swedish for sail, and that is how the fabric feels: dense, matte and a little stiff, so the corners stay crisp. The price is low because it ships rolled up; give it a day to fill out.',
      },
      {
        nl: 'Om tegen te leunen is hij wat klein; daar is een groter model beter voor. Alles mag op 60 graden in de was, hoes en vulling apart.',
        de: 'Zum Anlehnen etwas klein; dafür taugt ein größeres Modell besser. Alles verträgt 60 Grad, Bezug und Füllung getrennt.',
        en: 'It is a bit small for leaning against; a larger pillow does that better. Everything takes a hot wash, cover and insert separately.',
      },
    ],
    colors: offersIn(
      ['blauw', 'wit', 'zand', 'grijs', 'antraciet', 'groen', 'oker', 'terracotta'],
      { groen: { soldOut: ['50x50'] } },
    ),
    attributes: {
      sierkussen_materiaal: 'katoen',
      sierkussen_vorm: 'vierkant',
      sierkussen_vulling: 'gerecyclede_vezel',
      sierkussen_hoes: 'katoen',
      sierkussen_rits: 'een_zijde',
      sierkussen_wasbaar: 'graden_60',
      beddengoed_keurmerk: ['oeko_tex', 'grs'],
      bijzonderheden: ['zonder_dierlijk'],
    },
    offers: sizes({ '40x40': 9.95, '50x50': 12.95 }),
    popularity: 298,
    since: '2023-05-22',
  }),
  cushion({
    sku: 'VEL-WEIDE',
    brand: 'Veluwe Slaapatelier',
    model: 'Weide',
    kind: KIND.cushion,
    summary: {
      nl: 'Geweven van ongeverfde en plantaardig geverfde wol, met een vulling van wol.',
      de: 'Gewebt aus ungefärbter und pflanzlich gefärbter Wolle, innen ebenfalls Wolle.',
      en: 'Woven from undyed and plant-dyed wool, and filled with wool as well.',
    },
    description: [
      {
        nl: 'De naturel is precies de kleur van het schaap; oker komt van wouw, blauw van wede. Geen twee partijen zijn gelijk, en dat zie je als je er later één bijkoopt. De wol is op een handgetouw in visgraat geweven en wordt met gebruik zachter.',
        de: 'Natur ist genau die Farbe des Schafs; Ocker kommt vom Färberwau, Blau vom Waid. Keine zwei Partien sind gleich, das merkt man, wenn man später nachkauft. Die Wolle wird auf dem Handwebstuhl zu Fischgrat gewebt und mit der Zeit weicher.',
        en: 'The natural is exactly the color of the sheep; ochre comes from weld, blue from woad. No two batches are alike, which shows if you buy another one later. The wool is handwoven in a herringbone and softens with use.',
      },
      {
        nl: 'Op blote huid kriebelt hij; als kussen om op te liggen is hij niet bedoeld. Niet wassen maar luchten. Motten houden van wol die in een kast ligt: laat hem dus gewoon op bed.',
        de: 'Auf nackter Haut kratzt die Wolle ein wenig; zum Schlafen ist sie nicht gedacht. Nicht waschen, sondern lüften. Motten mögen Wolle im Schrank: Lassen Sie Weide also ruhig auf dem Bett.',
        'de-at':
          'Auf nackter Haut kratzt die Wolle ein wenig; zum Schlafen ist sie nicht gedacht. Nicht waschen, sondern lüften. Motten mögen Wolle im Kasten: Lassen Sie Weide also ruhig auf dem Bett.',
        en: 'It is a little scratchy on bare skin and not meant for sleeping on. Do not wash it, air it. Moths like wool that sits in a closet, so just leave it on the bed.',
      },
    ],
    colors: offersIn(['naturel', 'oker', 'blauw', 'grijs'], {
      blauw: { extra: 10, days: 12 },
      oker: { extra: 10 },
    }),
    attributes: {
      sierkussen_materiaal: 'wol',
      sierkussen_vorm: 'vierkant',
      sierkussen_vulling: 'scheerwol',
      sierkussen_hoes: 'wol',
      sierkussen_rits: 'geen',
      sierkussen_wasbaar: 'luchten',
      beddengoed_keurmerk: 'scheerwol',
      bijzonderheden: ['natuurlijk', 'handwerk'],
    },
    offers: sizes({ '45x45': 69, '50x50': 79 }, { days: 6, lastOnes: ['50x50'] }),
    popularity: 31,
    since: '2025-11-17',
  }),
  cushion({
    sku: 'AVO-ZATERDAG',
    brand: 'Avondrood',
    model: 'Zaterdag',
    kind: KIND.cushion,
    summary: {
      nl: 'Groot leunkussen van 60 x 60 of 80 x 80, voor wie op zaterdag lang in bed blijft.',
      de: 'Großes Rückenkissen in 60 x 60 oder 80 x 80 für alle, die samstags lange im Bett bleiben.',
      'de-at':
        'Großer Rückenpolster in 60 x 60 oder 80 x 80 für alle, die samstags lange im Bett bleiben.',
      en: 'A large leaning pillow, up to 80 x 80 cm, for anyone who stays in bed late on Saturdays.',
    },
    description: [
      {
        nl: 'Met de krant op schoot wil je iets breeds achter je. De Zaterdag is stevig gevuld en van keperkatoen, dat niet van een glad hoofdbord glijdt. Twee naast elkaar vervangen het hoofdbord dat je niet hebt.',
        'nl-be':
          'Met de krant op schoot wil je iets breeds achter je. De Zaterdag is stevig gevuld en van keperkatoen, dat niet van een glad hoofdbord glijdt. Met twee naast elkaar kan het ook zonder hoofdbord.',
        de: 'Mit der Zeitung auf dem Schoß braucht man etwas Breites im Rücken. Zaterdag ist fest gefüllt und aus Baumwollköper, der am glatten Kopfteil nicht abrutscht. Zwei nebeneinander ersetzen das Kopfteil, das Sie nicht haben.',
        'de-at':
          'Mit der Zeitung auf dem Schoß braucht man etwas Breites im Rücken. Zaterdag ist fest gefüllt und aus Baumwollköper, der am glatten Betthaupt nicht abrutscht. Zwei nebeneinander ersetzen das Betthaupt, das Sie nicht haben.',
        en: 'With a newspaper on your lap you want something wide behind you. Zaterdag is firmly filled and made of cotton twill that does not slip down a smooth headboard. Two side by side stand in for the headboard you do not have.',
      },
      {
        nl: 'Om onder je hoofd te leggen is het te hard. De vulling zakt na een jaar iets in; klop het kussen dan op de hoeken. Hoes op 40 graden, drogend netjes in vorm trekken.',
        de: 'Zum Schlafen ist die Füllung zu fest. Nach einem Jahr setzt sie sich etwas; klopfen Sie dann auf die Ecken. Bezug bei 40 Grad waschen und feucht in Form ziehen.',
        en: 'It is too firm to put under your head. After a year the filling settles a little; pat the corners to bring it back. Machine wash the cover warm and pull it into shape while damp.',
      },
    ],
    colors: offersIn(['roest', 'salie', 'taupe', 'antraciet', 'creme']),
    attributes: {
      sierkussen_materiaal: 'katoen',
      sierkussen_vorm: 'vierkant',
      sierkussen_vulling: 'holle_vezel',
      sierkussen_hoes: 'katoen',
      sierkussen_rits: 'een_zijde',
      sierkussen_wasbaar: 'graden_40',
      beddengoed_keurmerk: 'oeko_tex',
      bijzonderheden: ['zonder_dierlijk'],
    },
    offers: sizes({ '60x60': 34.95, '80x80': 49.95 }, { was: { '80x80': 59.95 }, days: 3 }),
    popularity: 83,
    since: '2025-01-13',
  }),
];
