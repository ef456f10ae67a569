import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { mattress } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';

/** Natural mattresses, made to order. */
export const veluweMattresses: readonly ProductData[] = [
  mattress({
    sku: 'VEL-HEIDE',
    brand: 'Veluwe Slaapatelier',
    model: 'Heide',
    kind: KIND.naturalLatexMattress,
    summary: {
      nl: 'Matras van 18 cm natuurlatex, katoen en scheerwol, met de hand dichtgenaaid.',
      de: '18 cm hohe Matratze aus Naturlatex, Baumwolle und Schurwolle, von Hand vernäht.',
      en: 'A 7-inch (18 cm) mattress of natural latex, cotton and wool, sewn shut by hand.',
    },
    description: [
      {
        nl: 'De kern van de Heide is één blok natuurlatex van 14 cm, zonder lijmlagen. Daaromheen zit een mantel van ongebleekt katoen waarin 500 gram scheerwol per vierkante meter is doorgestikt. Wol neemt ’s nachts vocht op en geeft het overdag weer af.',
        de: 'Der Kern der Heide ist ein einziger, 14 cm hoher Block Naturlatex ohne Klebeschichten. Darum liegt ein Mantel aus ungebleichter Baumwolle, in den 500 g Schurwolle pro Quadratmeter eingesteppt sind. Wolle nimmt nachts Feuchtigkeit auf und gibt sie tagsüber wieder ab.',
        en: 'The core of the Heide is a single 14 cm (5½ in) block of natural latex with no glued layers. Around it is a jacket of unbleached cotton, quilted with wool at 500 g per square meter. Wool takes up moisture at night and releases it during the day.',
      },
      {
        nl: 'De laatste naad wordt met de hand gezet, want een rits zou de wol in de hoeken pletten. Wassen kan dus niet. Zet het matras elk seizoen een dag rechtop bij een open raam; meer onderhoud heeft het niet nodig.',
        'nl-be':
          'De laatste naad wordt met de hand gezet, want een rits zou de wol in de hoeken pletten. Wassen kan dus niet. Zet de matras elk seizoen een dag rechtop bij een open raam; meer onderhoud heeft ze niet nodig.',
        de: 'Die letzte Naht wird von Hand gesetzt, denn ein Reißverschluss würde die Wolle in den Ecken zusammendrücken. Waschen ist also nicht möglich. Stellen Sie die Matratze jede Jahreszeit einen Tag lang ans offene Fenster; mehr Pflege braucht sie nicht.',
        'de-at':
          'Die letzte Naht wird von Hand gesetzt, denn ein Zippverschluss würde die Wolle in den Ecken zusammendrücken. Waschen ist also nicht möglich. Stellen Sie die Matratze jede Jahreszeit einen Tag lang ans offene Fenster; mehr Pflege braucht sie nicht.',
        en: 'The last seam is sewn by hand, because a zipper would crush the wool in the corners. That means it cannot be washed. Stand the mattress by an open window for a day every season; it needs no other care.',
      },
    ],
    attributes: {
      matras_kern: 'natuurlatex',
      matras_hardheid: 'medium',
      matras_hoogte: 18,
      matras_hoes: 'wol',
      matras_wasbaar: 'luchten',
      matras_rits: 'geen',
      matras_comfortzones: 7,
      matras_maximale_belasting: 120,
      matras_slaaphouding: ['zij', 'rug'],
      bijzonderheden: ['natuurlijk', 'handwerk', 'omkeerbaar'],
    },
    grades: {
      drukverdeling: 4,
      ondersteuning: 4,
      stabiliteit: 3,
      veerkracht: 5,
      ventilatie: 5,
      vochtregulatie: 5,
      aanpassingsvermogen: 4,
    },
    offers: sizes(
      {
        '80x200': 799,
        '90x200': 799,
        '90x210': 849,
        '120x200': 1099,
        '140x200': 1249,
        '160x200': 1429,
        '180x200': 1579,
        '180x210': 1659,
      },
      { days: 15 },
    ),
    popularity: 74,
    since: '2024-06-10',
  }),
  mattress({
    sku: 'VEL-BEUK',
    brand: 'Veluwe Slaapatelier',
    model: 'Beuk',
    kind: KIND.hybridMattress,
    summary: {
      nl: 'Hybride matras van 24 cm: pocketveren voor de steun, aan beide kanten 4 cm natuurlatex voor de soepelheid.',
      de: '24 cm hohe Hybridmatratze: Taschenfedern zum Stützen, beidseitig 4 cm Naturlatex zum Anschmiegen.',
      en: 'A 9½-inch (24 cm) hybrid mattress: pocket springs for support, an inch and a half of natural latex on either side for comfort.',
    },
    description: [
      {
        nl: 'De ene kant van de Beuk heeft latex van 75 kilo per kubieke meter en ligt medium, de andere latex van 90 kilo en ligt stevig. Een groen lusje wijst de stevige kant aan. Zo kies je per seizoen of per rug.',
        de: 'Auf der einen Seite hat die Beuk Latex mit 75 kg pro Kubikmeter und liegt sich mittelfest, auf der anderen 90 kg und fest. Eine grüne Schlaufe markiert die feste Seite. So wählen Sie nach Jahreszeit oder nach Rücken.',
        en: 'One side of the Beuk has latex of 75 kg per cubic meter and feels medium, the other 90 kg and feels firm. A green loop marks the firm side, so you can choose by season or by how your back feels.',
      },
      {
        nl: 'Veren laten lucht door, linnen houdt het oppervlak droog: de Beuk is het koelste matras uit het atelier. De hoes van katoen met linnen heeft een rits rondom en mag op 30 graden in de was.',
        'nl-be':
          'Veren laten lucht door, linnen houdt het oppervlak droog: de Beuk is de koelste matras uit het atelier. De hoes van katoen met linnen heeft een rits rondom en mag op 30 graden in de was.',
        de: 'Federn lassen Luft durch, Leinen hält die Oberfläche trocken: Die Beuk ist die kühlste Matratze aus dem Atelier. Der Bezug aus Baumwolle mit Leinen hat einen umlaufenden Reißverschluss und ist bei 30 Grad waschbar.',
        'de-at':
          'Federn lassen Luft durch, Leinen hält die Oberfläche trocken: Die Beuk ist die kühlste Matratze aus dem Atelier. Der Bezug aus Baumwolle mit Leinen hat einen umlaufenden Zippverschluss und ist bei 30 Grad waschbar.',
        en: 'Springs let air through and linen keeps the surface dry: the Beuk is the coolest mattress from this workshop. The cotton and linen cover zips off all round and can be washed cool.',
      },
    ],
    firmnesses: [{ firmness: 'medium' }, { firmness: 'stevig', extra: 20 }],
    attributes: {
      matras_kern: 'hybride',
      matras_hoogte: 24,
      matras_hoes: 'linnen',
      matras_wasbaar: 'graden_30',
      matras_rits: 'rondom',
      matras_comfortzones: 7,
      matras_aantal_veren: 320,
      matras_maximale_belasting: 130,
      matras_slaaphouding: ['zij', 'rug', 'buik'],
      bijzonderheden: ['natuurlijk', 'omkeerbaar', 'twee_hardheden'],
    },
    grades: {
      drukverdeling: 4,
      ondersteuning: 5,
      stabiliteit: 4,
      veerkracht: 5,
      ventilatie: 5,
      vochtregulatie: 5,
      aanpassingsvermogen: 3,
    },
    offers: sizes(
      {
        '80x200': 949,
        '90x200': 949,
        '90x210': 999,
        '140x200': 1479,
        '160x200': 1679,
        '180x200': 1849,
        '180x210': 1949,
        '180x220': 1999,
      },
      { days: 15, was: { '160x200': 1849 } },
    ),
    popularity: 49,
    since: '2025-09-08',
  }),
  mattress({
    sku: 'VEL-MOS',
    brand: 'Veluwe Slaapatelier',
    model: 'Mos',
    kind: KIND.naturalLatexMattress,
    summary: {
      nl: 'Het zachtste matras uit het atelier: 20 cm natuurlatex met brede luchtkanalen.',
      'nl-be': 'De zachtste matras uit het atelier: 20 cm natuurlatex met brede luchtkanalen.',
      de: 'Die weichste Matratze aus dem Atelier: 20 cm hoch, mit Naturlatex und breiten Luftkanälen.',
      en: 'The softest mattress from the workshop: 8 inches (20 cm) of natural latex with wide air channels.',
    },
    description: [
      {
        nl: 'Bij de Mos zijn de gaten in de latex wijder gegoten dan bij de Heide. Er zit dus meer lucht in het blok en het geeft verder mee. Zijslapers tot een kilo of 75 liggen er het best op; ben je zwaarder, neem dan de Heide.',
        de: 'Bei der Mos sind die Kanäle im Latex weiter gegossen als bei der Heide. Im Block steckt mehr Luft, er gibt weiter nach. Am besten liegen hier Seitenschläfer bis etwa 75 Kilo; wer mehr wiegt, nimmt die Heide.',
        en: 'The holes in the Mos are cast wider than those in the Heide, so the block holds more air and gives further. It suits side sleepers of up to about 75 kg (165 lb) best; if you weigh more, choose the Heide.',
      },
      {
        nl: 'De katoenen hoes met scheerwol heeft een rits aan drie zijden. De wol zelf was je niet, maar een vlek in de tijk is met lauw water en groene zeep zo weg.',
        de: 'Der Baumwollbezug mit Schurwolle hat an drei Seiten einen Reißverschluss. Die Wolle wird nicht gewaschen, doch ein Fleck im Stoff geht mit lauwem Wasser und Kernseife leicht heraus.',
        'de-at':
          'Der Baumwollbezug mit Schurwolle hat an drei Seiten einen Zippverschluss. Die Wolle wird nicht gewaschen, doch ein Fleck im Stoff geht mit lauwem Wasser und Kernseife leicht heraus.',
        en: 'The cotton and wool cover has a zipper on three sides. The wool itself is not washed, but a stain in the fabric comes out with lukewarm water and mild soap.',
      },
    ],
    attributes: {
      matras_kern: 'natuurlatex',
      matras_hardheid: 'zacht',
      matras_hoogte: 20,
      matras_hoes: 'wol',
      matras_wasbaar: 'luchten',
      matras_rits: 'drie_zijden',
      matras_comfortzones: 5,
      matras_maximale_belasting: 90,
      matras_slaaphouding: ['zij'],
      bijzonderheden: ['natuurlijk', 'omkeerbaar'],
    },
    grades: {
      drukverdeling: 5,
      ondersteuning: 3,
      stabiliteit: 2,
      veerkracht: 5,
      ventilatie: 5,
      vochtregulatie: 5,
      aanpassingsvermogen: 5,
    },
    offers: sizes(
      {
        '80x200': 849,
        '90x200': 849,
        '90x210': 899,
        '140x200': 1329,
        '160x200': 1519,
        '180x200': 1679,
      },
      { days: 15 },
    ),
    popularity: 36,
    since: '2026-03-09',
  }),
];
