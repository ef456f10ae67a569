import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { cabinet, stool } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { oneSize } from '../offers.ts';

/** Small furniture from stock; a wardrobe has `kast_soort: 'kledingkast'`. */
export const halmstadFurniture: readonly ProductData[] = [
  cabinet({
    sku: 'HAL-SIDA',
    brand: 'Halmstad',
    model: 'Sida',
    kind: KIND.nightstand,
    summary: {
      nl: 'Nachtkastje met twee laden en ruimte voor een stekkerdoos achter de onderste.',
      de: 'Nachttisch mit zwei Schubladen und Platz für eine Steckdosenleiste hinter der unteren.',
      'de-at': 'Nachtkästchen mit zwei Laden und Platz für eine Steckerleiste hinter der unteren.',
      en: 'A nightstand with two drawers and room for a power strip behind the lower one.',
    },
    description: [
      {
        nl: 'De Sida is met 50 cm even hoog als de meeste bedden. In de achterwand zit een uitsparing voor kabels, zodat je telefoon in de la kan laden en het blad leeg blijft voor een boek en een glas water.',
        'nl-be':
          'De Sida is met 50 cm even hoog als de meeste bedden. In de achterwand zit een uitsparing voor kabels, zodat je gsm in de lade kan laden en het blad leeg blijft voor een boek en een glas water.',
        de: 'Der Sida ist mit 50 cm so hoch wie die meisten Betten. Durch die Aussparung in der Rückwand passen Kabel: Das Handy lädt in der Schublade, und oben bleibt Platz für Buch und Wasserglas.',
        'de-at':
          'Das Sida ist mit 50 cm so hoch wie die meisten Betten. Durch die Aussparung in der Rückwand passen Kabel: Das Handy lädt in der Lade, und oben bleibt Platz für Buch und Wasserglas.',
        en: 'At 20 inches (50 cm) the Sida is as high as most beds. Cables pass through a gap in the back, so your phone charges in the drawer and the top stays free for a book and a glass of water.',
      },
      {
        nl: 'De laden lopen op metalen geleiders en sluiten zacht. Je bevestigt alleen de poten; de rest is al in elkaar gezet.',
        de: 'Die Schubladen laufen auf Metallschienen und schließen leise. Nur die Füße werden montiert, der Rest ist fertig.',
        'de-at':
          'Die Laden laufen auf Metallschienen und schließen leise. Nur die Füße werden montiert, der Rest ist fertig.',
        en: 'The drawers run on metal slides and close softly. You only attach the legs; the rest comes assembled.',
      },
    ],
    colors: [{ color: 'eiken' }, { color: 'noten', extra: 10 }, { color: 'wit' }],
    attributes: {
      afmeting: '45 x 38 x 50',
      breedte: 45,
      kast_materiaal: 'eiken',
      kast_hoogte: 50,
      kast_diepte: 38,
      kast_laden: 2,
      kast_opbergruimte: 'laden',
      kast_poten: 'eiken',
      kast_wielen: 'geen',
      kast_keurmerk: 'fsc',
    },
    offers: oneSize(119, { was: 139, days: 3 }),
    popularity: 127,
    since: '2024-11-04',
  }),
  stool({
    sku: 'HAL-PALL',
    brand: 'Halmstad',
    model: 'Pall',
    kind: KIND.stool,
    summary: {
      nl: 'Ronde hocker met gestikte banen: om op te zitten bij het aankleden, of om je kleren op te leggen.',
      'nl-be':
        'Ronde poef met gestikte banen: om op te zitten bij het aankleden, of om je kleren op te leggen.',
      de: 'Runder Hocker mit abgesteppten Bahnen: zum Sitzen beim Anziehen oder als Ablage für die Kleidung.',
      en: 'A round ottoman with stitched channels: somewhere to sit while you dress, or to put your clothes.',
    },
    description: [
      {
        nl: 'De zitting van koudschuim veert na en zakt niet in. De Pall weegt 6 kilo en past met zijn 45 cm doorsnee ook aan het voeteneinde van een smal bed.',
        de: 'Die Sitzfläche aus Kaltschaum federt nach und sitzt sich nicht durch. Der Pall wiegt 6 Kilo und passt mit 45 cm Durchmesser auch ans Fußende eines schmalen Betts.',
        en: 'The HR foam seat springs back and will not sag. The Pall weighs 6 kg (13 lb) and, at 45 cm (18 in) across, fits at the foot of even a narrow bed.',
      },
    ],
    colors: [
      { color: 'creme' },
      {
        color: 'terracotta',
      },
    ],
    attributes: {
      afmeting: '45 x 45 x 44',
      breedte: 45,
      hocker_bekleding: 'geweven',
      hocker_vulling: 'koudschuim',
      hocker_hoogte: 44,
      hocker_diepte: 45,
      hocker_opbergruimte: 'geen',
      hocker_poten: 'geen',
      hocker_wielen: 'geen',
      hocker_maximale_belasting: 110,
    },
    offers: oneSize(89, { days: 3 }),
    popularity: 64,
    since: '2026-02-02',
  }),
];
