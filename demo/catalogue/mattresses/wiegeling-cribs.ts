import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { mattress } from '../goods.ts';
import { sizes } from '../offers.ts';
import { SLEEP_KIND } from '../sleep-kinds.ts';

/** Mattresses for cribs; they are low, as the bars have to stay high enough. */
export const wiegelingCribMattresses: readonly ProductData[] = [
  mattress({
    sku: 'WIE-DOP',
    brand: 'Wiegeling',
    model: 'Dop',
    kind: SLEEP_KIND.cotMattress,
    summary: {
      nl: 'Stevig babymatrasje van 10 cm koudschuim met een hoes die op 60 graden in de was mag, ook middenin de nacht.',
      'nl-be':
        'Stevige babymatras van 10 cm koudschuim met een hoes die op 60 graden in de was mag, ook midden in de nacht.',
      de: 'Feste, 10 cm hohe Babymatratze aus Kaltschaum, deren Bezug jede Woche bei 60 Grad in die Maschine darf.',
      en: 'A firm 4-inch (10 cm) foam crib mattress with a cover that takes a hot wash, every night if need be.',
    },
    description: [
      {
        nl: 'Een baby hoort vlak en stevig te liggen. Druk met je vuist op de Dop en haal hem weg: de kuil is er meteen uit. De kern voldoet aan de Europese norm voor babymatrassen, EN 16890, en de randen zijn recht gesneden, zodat er geen spleet ontstaat waar een handje in past. Meet je ledikant toch na: rondom mag hooguit 3 cm over zijn.',
        'nl-be':
          'Een baby hoort vlak en stevig te liggen. Druk met je vuist op de Dop en haal ze weg: de kuil is er meteen uit. De kern voldoet aan de Europese norm voor babymatrassen, EN 16890, en de randen zijn recht gesneden, zodat er geen spleet ontstaat waar een handje in past. Meet je babybed toch na: rondom mag hoogstens 3 cm over zijn.',
        de: 'Ein Baby liegt flach und fest am sichersten. Drücken Sie die Faust in die Dop und nehmen Sie sie weg: Die Mulde ist sofort verschwunden. Der Kern entspricht der europäischen Norm für Babymatratzen, EN 16890, und die Kanten sind gerade geschnitten, damit keine Ritze für kleine Hände bleibt. Messen Sie das Bett trotzdem nach: Ringsum dürfen höchstens 3 cm Luft sein.',
        'de-at':
          'Ein Baby liegt flach und fest am sichersten. Drücken Sie die Faust in die Dop und nehmen Sie sie weg: Die Mulde ist sofort verschwunden. Der Kern entspricht der europäischen Norm für Babymatratzen, EN 16890, und die Kanten sind gerade geschnitten, damit keine Ritze für kleine Hände bleibt. Messen Sie das Gitterbett trotzdem nach: Ringsum dürfen höchstens 3 cm Luft sein.',
        en: 'A baby should lie flat and firm. Press your fist into the Dop and take it away: the dent is gone at once. The core meets EN 16890, the European standard for crib mattresses, and its edges are cut straight so that there is no gap for small hands. Do measure your crib: there should be no more than 1¼ inches (3 cm) to spare all round. Sizes are European; the 70 x 140 fits most convertible cribs, not a US standard crib.',
      },
      {
        nl: 'De hoes heeft een rits aan drie kanten die je zonder lipje niet openkrijgt; het lipje ligt los in de doos. Vier keer per jaar keren en een molton eronder het laken, dan gaat de Dop mee tot je kind aan een groter bed toe is. Voor kinderen boven de 25 kilo is 10 cm schuim te dun.',
        de: 'Der Reißverschluss lässt sich nur mit dem Schieber öffnen, der lose im Karton liegt, also nicht von Kinderfingern. Viermal im Jahr wenden, eine Moltonauflage unter das Laken, dann hält die Dop bis zum Umzug ins größere Bett. Für Kinder über 25 Kilo sind 10 cm Schaum zu wenig.',
        'de-at':
          'Der Reißverschluss lässt sich nur mit dem Schieber öffnen, der lose im Karton liegt, also nicht von Kinderfingern. Viermal im Jahr wenden, eine Moltonauflage unters Leintuch, dann hält die Dop bis zum Umzug ins größere Bett. Für Kinder über 25 Kilo sind 10 cm Schaum zu wenig.',
        en: 'The zipper opens only with a puller that comes separately in the box, so little fingers cannot undo it. Turn the mattress four times a year and put a protector under the sheet, and it will last until your child needs a bigger bed. Above 25 kg (55 lb), four inches of foam are too thin.',
      },
    ],
    attributes: {
      safety_warnings: ['ledikantje', 'folie', 'open_vuur'],
      kleur: 'wit',
      matras_kern: 'koudschuim',
      matras_hardheid: 'stevig',
      matras_hoogte: 10,
      matras_hoes: 'katoen',
      matras_wasbaar: 'graden_60',
      matras_rits: 'drie_zijden',
      matras_comfortzones: 1,
      matras_maximale_belasting: 25,
      matras_slaaphouding: ['rug'],
      matras_keurmerk: 'oeko_tex',
      proefslapen: 'met_beschermer',
      bijzonderheden: ['omkeerbaar', 'opgerold', 'zonder_dierlijk', 'huisstofmijt'],
    },
    grades: {
      drukverdeling: 2,
      ondersteuning: 4,
      stabiliteit: 5,
      veerkracht: 3,
      ventilatie: 3,
      vochtregulatie: 3,
      aanpassingsvermogen: 2,
    },
    offers: sizes(
      { '40x80': 49.95, '60x120': 79, '70x140': 95, '70x150': 99 },
      { lastOnes: ['40x80'] },
    ),
    popularity: 241,
    since: '2025-02-03',
  }),
  mattress({
    sku: 'WIE-KOKON',
    brand: 'Wiegeling',
    model: 'Kokon',
    kind: SLEEP_KIND.cotMattress,
    summary: {
      nl: 'Natuurlijk matrasje met een babykant van kokos en een peuterkant van latex, 12 cm hoog.',
      'nl-be':
        'Natuurlijke babymatras met een babykant van kokos en een peuterkant van latex, 12 cm hoog.',
      de: '12 cm hohe Naturmatratze mit einer Babyseite aus Kokos und einer Kleinkindseite aus Latex.',
      en: 'A natural crib mattress, nearly 5 inches (12 cm) high: coir side for the baby, latex side for the toddler.',
    },
    description: [
      {
        nl: 'Kokosvezel is hard, veerkrachtig en laat lucht van onder naar boven door. Daar ligt je kind het eerste jaar op. Loopt het en slaapt het op de zij, dan keer je de Kokon: aan de andere kant zit 5 cm natuurlatex, die bij de schouder meegeeft. Welke kant boven ligt, zie je aan het lusje: een eikel voor de baby, een eikenblad voor de peuter.',
        de: 'Kokosfaser ist hart, federt zurück und lässt Luft von unten nach oben durch. Darauf liegt Ihr Kind im ersten Jahr. Sobald es läuft und auf der Seite schläft, wenden Sie die Kokon: Drüben warten 5 cm Naturlatex, die an der Schulter nachgeben. Ein Schildchen zeigt, welche Seite oben ist, die Eichel fürs Baby oder das Eichenblatt fürs Kleinkind.',
        en: 'Coir is hard, springs back and lets air through from below. Your child lies on it for the first year. Once it walks and sleeps on its side, turn the Kokon over: the other side has 5 cm (2 in) of natural latex that give at the shoulder. A tag tells you which side is up, an acorn for the baby or an oak leaf for the toddler.',
      },
      {
        nl: 'De tijk van biokatoen is af te nemen en mag op 40 graden; de kern zelf lucht je alleen, want kokos en latex verdragen geen wasbeurt. Nat geworden? Dep, zet het matrasje rechtop bij een open raam en wacht tot ook de vezel droog is. Bij een allergie voor latex is dit niet je matras: kies dan de Dop.',
        'nl-be':
          'De tijk van biokatoen is afneembaar en mag op 40 graden; de kern zelf verlucht je alleen, want kokos en latex verdragen geen wasbeurt. Nat geworden? Dep, zet de matras rechtop bij een open raam en wacht tot ook de vezel droog is. Bij een allergie voor latex is dit geen goede keuze: neem dan de Dop.',
        de: 'Der Bezug aus Bio-Baumwolle ist abnehmbar und bei 40 Grad waschbar; den Kern lüften Sie nur, denn Kokos und Latex vertragen keine Wäsche. Ist etwas danebengegangen: abtupfen, hochkant ans offene Fenster stellen und warten, bis auch die Faser trocken ist. Bei einer Latexallergie ist die Kokon nicht geeignet, dann ist die Dop die richtige.',
        en: 'The organic cotton cover comes off and is machine washable; the core is only aired, as coir and latex do not take to washing. After an accident, dab it, stand it by an open window and wait until the fiber is dry as well. It is not for a child with a latex allergy: choose the Dop then.',
      },
    ],
    attributes: {
      safety_warnings: ['ledikantje', 'folie', 'open_vuur'],
      kleur: 'naturel',
      matras_kern: 'kokos_latex',
      matras_hardheid: ['medium', 'stevig'],
      matras_hoogte: 12,
      matras_hoes: 'katoen',
      matras_wasbaar: 'graden_40',
      matras_rits: 'drie_zijden',
      matras_comfortzones: 1,
      matras_maximale_belasting: 40,
      matras_slaaphouding: ['rug', 'zij'],
      matras_keurmerk: 'gots',
      proefslapen: 'met_beschermer',
      bijzonderheden: ['natuurlijk', 'omkeerbaar', 'twee_hardheden'],
    },
    grades: {
      drukverdeling: 3,
      ondersteuning: 4,
      stabiliteit: 4,
      veerkracht: 4,
      ventilatie: 5,
      vochtregulatie: 4,
      aanpassingsvermogen: 3,
    },
    offers: sizes(
      { '60x120': 159, '70x140': 189, '70x150': 199, '70x160': 209 },
      { days: 6, was: { '60x120': 179, '70x140': 199 }, soldOut: ['70x160'] },
    ),
    popularity: 73,
    since: '2025-10-06',
  }),
];
