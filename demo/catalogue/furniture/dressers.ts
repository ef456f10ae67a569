import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { cabinet } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { oneSize } from '../offers.ts';

/** Dressers with two deep drawers, for linen or for what a wardrobe has no room for. */
export const dressers: readonly ProductData[] = [
  cabinet({
    sku: 'HAL-BYRA',
    brand: 'Halmstad',
    model: 'Byrå',
    kind: KIND.dresser,
    summary: {
      nl: 'Compacte ladekast met twee diepe laden, elk goed voor acht truien of twee stellen beddengoed.',
      'nl-be':
        'Compacte commode met twee diepe laden, elk goed voor acht truien of twee stellen beddengoed.',
      de: 'Kompakte Kommode mit zwei tiefen Schubladen: je acht Pullover oder zwei Garnituren Bettwäsche.',
      'de-at':
        'Kompakte Kommode mit zwei tiefen Laden: je acht Pullover oder zwei Garnituren Bettwäsche.',
      en: 'A compact dresser with two deep drawers, each good for eight sweaters or two sets of bed linen.',
    },
    description: [
      {
        nl: 'De laden van de Byrå zijn 27 cm hoog: je vouwt truien op en zet ze rechtop naast elkaar, zodat je alles in één keer ziet. De geleiders dragen 20 kilo per la en zijn helemaal uit te trekken.',
        'nl-be':
          'De laden van de Byrå zijn 27 cm hoog: je plooit truien op en zet ze rechtop naast elkaar, zodat je alles in één keer ziet. De geleiders dragen 20 kilo per lade en zijn helemaal uit te trekken.',
        de: 'Die Schubladen der Byrå sind 27 cm hoch: Gefaltete Pullover stehen darin nebeneinander, alles ist auf einen Blick zu sehen. Die Schienen tragen 20 Kilo pro Schublade und lassen sich ganz ausziehen.',
        'de-at':
          'Die Laden der Byrå sind 27 cm hoch: Gefaltete Pullover stehen darin nebeneinander, alles ist auf einen Blick zu sehen. Die Schienen tragen 20 Kilo pro Lade und lassen sich ganz ausziehen.',
        en: 'The drawers of the Byrå are 27 cm (10½ in) high: stand folded sweaters side by side and you see them all at once. The slides carry 20 kg (44 lb) per drawer and pull out all the way.',
      },
      {
        nl: 'Schroef hem aan de muur, ook als hij stevig lijkt: met twee volle laden open kan elke kast kantelen. Wil je ook ondergoed en sokken sorteren, neem dan een kast met ondiepere laden of leg er bakjes in.',
        de: 'Schrauben Sie sie an die Wand, auch wenn sie fest steht: Mit zwei vollen, offenen Schubladen kann jede Kommode kippen. Für Socken und Wäsche sind flachere Fächer praktischer, oder Sie legen Körbchen ein.',
        'de-at':
          'Schrauben Sie sie an die Wand, auch wenn sie fest steht: Mit zwei vollen, offenen Laden kann jede Kommode kippen. Für Socken und Wäsche sind flachere Laden praktischer, oder Sie legen Körbe ein.',
        en: 'Screw it to the wall, however steady it seems: with two full drawers open any dresser can tip. For socks and underwear shallower drawers are handier, or put small boxes in.',
      },
    ],
    colors: [{ color: 'wit' }, { color: 'noten', extra: 30 }],
    attributes: {
      kast_soort: 'ladekast',
      afmeting: '60 x 45 x 74',
      breedte: 60,
      kast_materiaal: 'berken',
      kast_hoogte: 74,
      kast_diepte: 45,
      kast_laden: 2,
      kast_opbergruimte: 'laden',
      kast_wielen: 'geen',
      kast_keurmerk: 'fsc',
    },
    offers: oneSize(189, { days: 3 }),
    popularity: 98,
    since: '2025-01-27',
  }),
  cabinet({
    sku: 'ELS-KEMPEN',
    brand: 'Elsbroek',
    model: 'Kempen',
    kind: KIND.dresser,
    summary: {
      nl: 'Ladekast van notenhout met laden van cederhout, waar de mot niet van houdt.',
      'nl-be': 'Commode van notenhout met laden van cederhout, waar de mot niet van houdt.',
      de: 'Kommode aus Nussbaum, innen mit Zedernholz, das Motten nicht mögen.',
      'de-at': 'Kommode aus Nussholz, innen mit Zedernholz, das Motten nicht mögen.',
      en: 'A walnut dresser whose drawers are lined with cedar, which moths dislike.',
    },
    description: [
      {
        nl: 'Wollen truien en dekens liggen ’s zomers het best droog, donker en bij cederhout. De geur houdt motten op afstand, maar doodt geen larven: leg er alleen gewassen wol in. Na een jaar of twee haal je met fijn schuurpapier de geur weer terug.',
        de: 'Wollpullover und Decken liegen im Sommer am besten trocken, dunkel und bei Zedernholz. Der Duft hält Motten fern, tötet aber keine Larven: Legen Sie nur Gewaschenes hinein. Nach zwei Jahren holt feines Schleifpapier den Duft zurück.',
        en: 'Over the summer, wool sweaters and blankets are best kept dry, dark and near cedar. The scent keeps moths away but does not kill larvae, so put only washed wool inside. After a year or two, fine sandpaper brings the scent back.',
      },
      {
        nl: 'Ruik je liever geen hout aan je kleren, dan is dit niet jouw kast. De buitenkant is geolied notenhout, dat in de zon wat lichter wordt.',
        'nl-be':
          'Ruik je liever geen hout aan je kleren, dan is dit niet jouw commode. De buitenkant is geolied notenhout, dat in de zon wat lichter wordt.',
        de: 'Wer an seiner Kleidung kein Holz riechen mag, sollte sie nicht nehmen. Außen ist geölter Nussbaum, der in der Sonne etwas heller wird.',
        'de-at':
          'Wer an seinem Gewand kein Holz riechen mag, sollte sie nicht nehmen. Außen ist geöltes Nussholz, das in der Sonne etwas heller wird.',
        en: 'If you would rather not smell wood on your clothes, this is not the dresser for you. The outside is oiled walnut, which grows a little lighter in the sun.',
      },
    ],
    attributes: {
      kleur: 'noten',
      kast_soort: 'ladekast',
      afmeting: '65 x 48 x 78',
      breedte: 65,
      kast_materiaal: 'noten',
      kast_hoogte: 78,
      kast_diepte: 48,
      kast_laden: 2,
      kast_opbergruimte: 'laden',
      kast_poten: 'noten',
      kast_wielen: 'geen',
      bijzonderheden: ['natuurlijk', 'handwerk'],
    },
    offers: oneSize(749, { days: 30 }),
    popularity: 12,
    since: '2026-02-09',
  }),
];
