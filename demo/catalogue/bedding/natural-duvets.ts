import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { duvet } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';

/** Duvets of wool and cotton. */
export const naturalDuvets: readonly ProductData[] = [
  duvet({
    sku: 'VEL-KUDDE',
    brand: 'Veluwe Slaapatelier',
    model: 'Kudde',
    kind: KIND.woolDuvet,
    summary: {
      nl: 'Dekbed van scheerwol voor het hele jaar, dat vocht opneemt voordat je het merkt.',
      'nl-be':
        'Donsdeken van scheerwol voor het hele jaar, dat vocht opneemt voordat je het merkt.',
      de: 'Ganzjahresdecke aus Schurwolle, die Feuchtigkeit aufnimmt, bevor man sie bemerkt.',
      en: 'A year-round wool duvet that takes up moisture before you notice it.',
    },
    description: [
      {
        nl: 'Een mens verliest per nacht een halve liter vocht. Wol neemt dat op als damp en voelt daarbij droog, en daarom is de Kudde een goede keus als je afwisselend te warm en te koud slaapt. De vulling is 350 gram scheerwol per vierkante meter.',
        'nl-be':
          'Een mens verliest per nacht een halve liter vocht. Wol neemt dat op als damp en voelt daarbij droog, en daarom is de Kudde een goede keuze als je afwisselend te warm en te koud slaapt. De vulling is 350 gram scheerwol per vierkante meter.',
        de: 'Ein Mensch verliert pro Nacht einen halben Liter Feuchtigkeit. Wolle nimmt sie als Dampf auf und fühlt sich dabei trocken an. Die Kudde ist deshalb eine gute Wahl, wenn Ihnen abwechselnd zu warm und zu kalt ist. Gefüllt ist sie mit 350 g Schurwolle pro Quadratmeter.',
        en: 'A person loses a pint of moisture every night. Wool takes it up as vapor and still feels dry, which makes the Kudde a good choice if you are too hot one moment and too cold the next. It is filled with wool at 350 g per square meter.',
      },
      {
        nl: 'Wol reinigt zichzelf aan de lucht. Hang het dekbed op een mistige dag buiten, dan trekken de vezels weer recht. Machinewas maakt er vilt van.',
        'nl-be':
          'Wol reinigt zichzelf aan de lucht. Hang het donsdeken op een mistige dag buiten, dan trekken de vezels weer recht. In de wasmachine wordt het vilt.',
        de: 'Wolle reinigt sich an der Luft. Hängen Sie die Decke an einem nebligen Tag hinaus, dann richten sich die Fasern wieder auf. In der Maschine würde sie verfilzen.',
        en: 'Wool cleans itself in the open air. Hang the duvet outside on a misty day and the fibers straighten up again. A washing machine would turn it to felt.',
      },
    ],
    attributes: {
      kleur: 'creme',
      dekbed_vulling: 'scheerwol',
      dekbed_vulgewicht: 350,
      dekbed_seizoen: 'vier_seizoenen',
      dekbed_warmteklasse: 'gemiddeld',
      dekbed_draaddichtheid: 200,
      dekbed_wasbaar: 'luchten',
      bijzonderheden: ['natuurlijk', 'handwerk'],
      beddengoed_keurmerk: 'scheerwol',
    },
    offers: sizes(
      { '135x200': 179, '140x200': 179, '140x220': 194, '200x200': 259, '240x220': 329 },
      { days: 3, slower: { '240x220': 10 } },
    ),
    popularity: 83,
    since: '2025-09-15',
  }),
  duvet({
    sku: 'FED-LINDE',
    brand: 'Federhaus',
    model: 'Linde',
    kind: KIND.cottonDuvet,
    summary: {
      nl: 'Katoenen dekbed voor lente en herfst, met katoen vanbinnen en vanbuiten.',
      'nl-be': 'Katoenen donsdeken voor lente en herfst, met katoen vanbinnen en vanbuiten.',
      de: 'Baumwolldecke für die Übergangszeit, mit Baumwolle innen und außen.',
      en: 'A cotton duvet for spring and fall, with cotton inside and out.',
    },
    description: [
      {
        nl: 'De Linde is wat zwaarder dan een dekbed van dons; sommige mensen slapen juist daar goed onder. De vulling van gekaard katoen is in ruiten vastgestikt en klontert niet, ook niet na twintig wasbeurten.',
        'nl-be':
          'De Linde is wat zwaarder dan een deken met dons; sommige mensen slapen juist daar goed onder. De vulling van gekaard katoen is in ruiten vastgestikt en klontert niet, ook niet na twintig wasbeurten.',
        de: 'Die Linde ist etwas schwerer als eine Daunendecke; manche schlafen gerade deshalb gut darunter. Die Füllung aus gekämmter Baumwolle ist im Rautenmuster festgesteppt und verklumpt nicht, auch nach zwanzig Wäschen nicht.',
        en: 'The Linde is somewhat heavier than a down duvet, and some people sleep better for it. Its carded cotton filling is quilted in diamonds and does not clump, even after twenty washes.',
      },
      {
        nl: 'Geen dierlijke vezels, geen kunststof: het hele dekbed gaat op 60 graden in de was en op de lijn.',
        'nl-be':
          'Geen dierlijke vezels, geen kunststof: het hele donsdeken gaat op 60 graden in de was en op de wasdraad.',
        de: 'Keine tierischen Fasern, kein Kunststoff: Die ganze Decke ist bei 60 Grad waschbar und trocknet auf der Leine.',
        en: 'No animal fibers and no plastics: the whole duvet can be washed hot and dried on the line.',
      },
    ],
    attributes: {
      kleur: 'creme',
      dekbed_vulling: 'katoen',
      dekbed_vulgewicht: 280,
      dekbed_seizoen: 'tussenseizoen',
      dekbed_warmteklasse: 'gemiddeld',
      dekbed_draaddichtheid: 220,
      dekbed_wasbaar: 'graden_60',
      bijzonderheden: ['huisstofmijt', 'natuurlijk', 'zonder_dierlijk'],
      beddengoed_keurmerk: 'oeko_tex',
    },
    offers: sizes(
      { '135x200': 89, '140x200': 89, '155x220': 109, '200x200': 129, '240x220': 159 },
      { lastOnes: ['200x200'] },
    ),
    popularity: 104,
    since: '2025-03-03',
  }),
];
