import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { mattress } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';
import { mattressCornerPicture, mattressPicture } from '../pictures.ts';
import { SLEEP_KIND } from '../sleep-kinds.ts';

/** Mattresses to grow up on, from the crib to the loft bed. */
export const wiegelingMattresses: readonly ProductData[] = [
  mattress({
    sku: 'WIE-DOPJE',
    brand: 'Wiegeling',
    model: 'Dopje',
    kind: SLEEP_KIND.cotMattress,
    summary: {
      nl: 'Vast babymatrasje van 10 cm koudschuim met een hoes die op 60 graden in de was mag, ook middenin de nacht.',
      'nl-be':
        'Stevige babymatras van 10 cm koudschuim met een hoes die op 60 graden in de was mag, ook midden in de nacht.',
      de: 'Feste, 10 cm hohe Babymatratze aus Kaltschaum, deren Bezug jede Woche bei 60 Grad in die Maschine darf.',
      en: 'A firm 4-inch (10 cm) foam crib mattress with a cover that takes a hot wash, every night if need be.',
    },
    description: [
      {
        nl: 'Een baby hoort vlak en stevig te liggen. Druk met je vuist op de Dopje en haal hem weg: de kuil is er meteen uit. De kern voldoet aan de Europese norm voor babymatrassen, EN 16890, en de randen zijn recht gesneden, zodat er geen spleet ontstaat waar een handje in past. Meet je ledikant toch na: rondom mag hooguit 3 cm over zijn.',
        'nl-be':
          'Een baby hoort vlak en stevig te liggen. Druk met je vuist op de Dopje en haal ze weg: de kuil is er meteen uit. De kern voldoet aan de Europese norm voor babymatrassen, EN 16890, en de randen zijn recht gesneden, zodat er geen spleet ontstaat waar een handje in past. Meet je babybed toch na: rondom mag hoogstens 3 cm over zijn.',
        de: 'Ein Baby liegt flach und fest am sichersten. Drücken Sie die Faust in die Dopje und nehmen Sie sie weg: Die Mulde ist sofort verschwunden. Der Kern entspricht der europäischen Norm für Babymatratzen, EN 16890, und die Kanten sind gerade geschnitten, damit keine Ritze für kleine Hände bleibt. Messen Sie das Bett trotzdem nach: Ringsum dürfen höchstens 3 cm Luft sein.',
        'de-at':
          'Ein Baby liegt flach und fest am sichersten. Drücken Sie die Faust in die Dopje und nehmen Sie sie weg: Die Mulde ist sofort verschwunden. Der Kern entspricht der europäischen Norm für Babymatratzen, EN 16890, und die Kanten sind gerade geschnitten, damit keine Ritze für kleine Hände bleibt. Messen Sie das Gitterbett trotzdem nach: Ringsum dürfen höchstens 3 cm Luft sein.',
        en: 'A baby should lie flat and firm. Press your fist into the Dopje and take it away: the dent is gone at once. The core meets EN 16890, the European standard for crib mattresses, and its edges are cut straight so that there is no gap for small hands. Do measure your crib: there should be no more than 1¼ inches (3 cm) to spare all round. Sizes are European; the 70 x 140 fits most convertible cribs, not a US standard crib.',
      },
      {
        nl: 'De hoes heeft een rits aan twee kanten die je zonder lipje niet openkrijgt; het lipje ligt los in de doos. Vier keer per jaar keren en een molton eronder het laken, dan gaat de Dopje mee tot je kind aan een groter bed toe is. Voor kinderen boven de 25 kilo is 10 cm schuim te dun.',
        de: 'Der Reißverschluss lässt sich nur mit dem Schieber öffnen, der lose im Karton liegt, also nicht von Kinderfingern. Viermal im Jahr wenden, eine Moltonauflage unter das Laken, dann hält die Dopje bis zum Umzug ins größere Bett. Für Kinder über 25 Kilo sind 10 cm Schaum zu wenig.',
        'de-at':
          'Der Reißverschluss lässt sich nur mit dem Schieber öffnen, der lose im Karton liegt, also nicht von Kinderfingern. Viermal im Jahr wenden, eine Moltonauflage unters Leintuch, dann hält die Dopje bis zum Umzug ins größere Bett. Für Kinder über 25 Kilo sind 10 cm Schaum zu wenig.',
        en: 'The zipper opens only with a puller that comes separately in the box, so little fingers cannot undo it. Turn the mattress four times a year and put a protector under the sheet, and it will last until your child needs a bigger bed. Above 55 lb, four inches of foam are too thin.',
      },
    ],
    pictures: [mattressPicture('white')],
    attributes: {
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
        en: 'Coir is hard, springs back and lets air through from below. Your child lies on it for the first year. Once it walks and sleeps on its side, turn the Kokon over: the other side has 2 inches of natural latex that give at the shoulder. A tag tells you which side is up, an acorn for the baby or an oak leaf for the toddler.',
      },
      {
        nl: 'De tijk van biokatoen is af te nemen en mag op 40 graden; de kern zelf lucht je alleen, want kokos en latex verdragen geen wasbeurt. Nat geworden? Dep, zet het matrasje rechtop bij een open raam en wacht tot ook de vezel droog is. Bij een allergie voor latex is dit niet je matras: kies dan de Dopje.',
        'nl-be':
          'De tijk van biokatoen is afneembaar en mag op 40 graden; de kern zelf verlucht je alleen, want kokos en latex verdragen geen wasbeurt. Nat geworden? Dep, zet de matras rechtop bij een open raam en wacht tot ook de vezel droog is. Bij een allergie voor latex is dit geen goede keuze: neem dan de Dopje.',
        de: 'Der Bezug aus Bio-Baumwolle ist abnehmbar und bei 40 Grad waschbar; den Kern lüften Sie nur, denn Kokos und Latex vertragen keine Wäsche. Ist etwas danebengegangen: abtupfen, hochkant ans offene Fenster stellen und warten, bis auch die Faser trocken ist. Bei einer Latexallergie ist die Kokon nicht geeignet, dann ist die Dopje die richtige.',
        en: 'The organic cotton cover comes off and is machine washable; the core is only aired, as coir and latex do not take to washing. After an accident, dab it, stand it by an open window and wait until the fiber is dry as well. It is not for a child with a latex allergy: choose the Dopje then.',
      },
    ],
    pictures: [mattressPicture('oatmeal'), mattressCornerPicture('oatmeal')],
    attributes: {
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
      { days: 6, was: { '60x120': 179, '70x140': 215 }, soldOut: ['70x160'] },
    ),
    popularity: 73,
    since: '2025-10-06',
  }),
  mattress({
    sku: 'WIE-EGEL',
    brand: 'Wiegeling',
    model: 'Egel',
    kind: SLEEP_KIND.childrensMattress,
    summary: {
      nl: 'Kindermatras van 14 cm koudschuim in vijf maten, van peuterbed tot 90 x 200, met een hoes in drie kleuren.',
      de: '14 cm hohe Kindermatratze aus Kaltschaum in fünf Größen, vom Juniorbett bis 90 x 200, mit Bezug in drei Farben.',
      en: 'A 5½-inch (14 cm) kids’ foam mattress in five sizes, from a toddler bed to 90 x 200, with a cover in three colors.',
    },
    description: [
      {
        nl: 'Kinderen zijn licht en hebben brede schouders noch heupen; zones zijn aan hen niet besteed. Wel gaan ze op bed staan, springen en bouwen hutten. De Egel is daarom een blok koudschuim van 42 kilo per kubieke meter dat overal even vast is en na een sprong meteen weer vlak ligt.',
        de: 'Kinder sind leicht und haben weder breite Schultern noch Hüften, Zonen bringen ihnen nichts. Dafür stehen sie im Bett, hüpfen und bauen Höhlen. Die Egel ist deshalb ein Block Kaltschaum mit 42 kg pro Kubikmeter, überall gleich fest und nach jedem Sprung sofort wieder eben.',
        en: 'Kids are light and have neither broad shoulders nor hips, so zones are wasted on them. What they do is stand on the bed, jump and build dens. So the Egel is one block of HR foam of 42 kg per cubic meter, equally firm all over and flat again right after a jump.',
      },
      {
        nl: 'Reken op ongeveer 50 kilo lichaamsgewicht; daarna is een hoger matras beter. De hoes gaat rondom open: de helft met de stippen in de was, de andere blijft liggen. Kies bij 70 x 160 en 80 x 160 een laken van die maat, want een laken voor 90 x 200 vormt plooien.',
        'nl-be':
          'Reken op ongeveer 50 kilo lichaamsgewicht; daarna is een hogere matras beter. De hoes gaat rondom open: de helft met de stippen in de was, de andere blijft liggen. Neem voor 70 x 160 en 80 x 160 een hoeslaken van die maat, want een van 90 x 200 maakt plooien.',
        de: 'Bis etwa 50 Kilo Körpergewicht liegt man hier richtig, danach ist eine höhere Matratze besser. Der Bezug lässt sich teilen: Die gepunktete Hälfte kommt in die Wäsche, die andere bleibt liegen. Nehmen Sie für 70 x 160 und 80 x 160 ein Spannbettlaken in dieser Größe, eines für 90 x 200 wirft Falten.',
        'de-at':
          'Bis etwa 50 Kilo Körpergewicht liegt man hier richtig, danach ist eine höhere Matratze besser. Der Bezug lässt sich teilen: Die gepunktete Hälfte kommt in die Wäsche, die andere bleibt liegen. Nehmen Sie für 70 x 160 und 80 x 160 ein Spannleintuch in dieser Größe, eines für 90 x 200 wirft Falten.',
        en: 'It is right up to a body weight of about 110 lb; after that a thicker mattress is better. The cover splits in two: wash the dotted half and leave the other on the bed. For 70 x 160 and 80 x 160 buy sheets of that size, because sheets for 90 x 200 will bunch up.',
      },
    ],
    colors: [
      { color: 'lichtblauw', pictures: [mattressPicture('sky'), mattressCornerPicture('sky')] },
      { color: 'salie', pictures: [mattressPicture('sage'), mattressCornerPicture('sage')] },
      {
        color: 'oker',
        pictures: [mattressPicture('ochre'), mattressCornerPicture('ochre')],
        soldOut: ['80x160'],
      },
    ],
    attributes: {
      matras_kern: 'koudschuim',
      matras_hardheid: 'medium',
      matras_hoogte: 14,
      matras_hoes: 'katoen',
      matras_wasbaar: 'graden_60',
      matras_rits: 'rondom',
      matras_comfortzones: 1,
      matras_maximale_belasting: 50,
      matras_slaaphouding: ['zij', 'rug', 'buik'],
      matras_keurmerk: 'oeko_tex',
      bijzonderheden: ['omkeerbaar', 'opgerold', 'huisstofmijt', 'zonder_dierlijk'],
    },
    grades: {
      drukverdeling: 3,
      ondersteuning: 4,
      stabiliteit: 4,
      veerkracht: 4,
      ventilatie: 3,
      vochtregulatie: 3,
      aanpassingsvermogen: 3,
    },
    offers: sizes(
      { '70x150': 119, '70x160': 125, '80x160': 135, '80x200': 159, '90x200': 169 },
      { was: { '90x200': 199 }, slower: { '80x160': 8 } },
    ),
    popularity: 207,
    since: '2025-04-07',
  }),
  mattress({
    sku: 'WIE-VLIEGER',
    brand: 'Wiegeling',
    model: 'Vlieger',
    kind: KIND.pocketSpringMattress,
    summary: {
      nl: 'Luchtig pocketveermatras van 17 cm voor tieners, ook in 90 x 190 en 90 x 220.',
      de: 'Luftige, 17 cm hohe Taschenfederkernmatratze für Jugendliche, auch in 90 x 190 und 90 x 220.',
      en: 'An airy 7-inch (17 cm) pocket spring mattress for teenagers, also in 90 x 190 and 90 x 220.',
    },
    description: [
      {
        nl: 'Tieners groeien in een zomer zes centimeter en slapen warm. De Vlieger pakt dat laatste aan: 260 veren per vierkante meter en een hoes met een open gebreide zijkant, waardoor de kern bij elke beweging lucht pompt. Wie aan het einde van de groeispurt boven de 1,90 meter uitkomt, heeft aan 220 lang een matras voor later.',
        de: 'Jugendliche wachsen in einem Sommer sechs Zentimeter und schlafen warm. Gegen das Zweite hilft die Vlieger: 260 Federn pro Quadratmeter und ein Bezug mit offen gestrickter Seite, durch die der Kern bei jeder Bewegung Luft pumpt. Wer nach dem Wachstumsschub über 1,90 Meter misst, ist mit 220 cm Länge auch später gut bedient.',
        en: 'Teenagers grow two inches over a summer and sleep hot. The Vlieger helps with the latter: 260 springs per square meter and a cover with open-knit sides, so the core pumps air with every movement. Anyone who ends up over 6 ft 3 will be glad of the 220 cm length.',
      },
      {
        nl: 'In een hoogslaper past 17 cm alleen als de reling er nog 16 cm bovenuit steekt; kijk anders naar een lager matras. Tot 80 kilo ligt hij goed. De hoes gaat op 60 graden, wat na een zomer vol sportshirts geen luxe is.',
        'nl-be':
          'In een hoogslaper past 17 cm alleen als de rand er nog 16 cm bovenuit steekt; kijk anders naar een lagere matras. Tot 80 kilo ligt ze goed. De hoes gaat op 60 graden, wat na een zomer vol sportkleren geen luxe is.',
        de: 'Ins Hochbett passen 17 cm nur, wenn die Absturzsicherung noch 16 cm darüber hinausragt; sehen Sie sich sonst nach einer flacheren um. Bis 80 Kilo liegt man darauf gut. Der Bezug ist bei 60 Grad waschbar, nach einem Sommer voller Trikots kein Luxus.',
        en: 'In a loft bed, 7 inches work only if the guard rail rises another 6 inches above them; otherwise look for something thinner. It suits a weight of up to 175 lb. The cover can be washed hot, which is no luxury after a summer of sports.',
      },
    ],
    colors: [
      {
        color: 'petrol',
        pictures: [mattressPicture('petrol'), mattressCornerPicture('petrol')],
      },
      { color: 'roest', pictures: [mattressPicture('rust'), mattressCornerPicture('rust')] },
    ],
    firmnesses: [{ firmness: 'medium' }, { firmness: 'stevig' }],
    attributes: {
      matras_kern: 'pocketvering',
      matras_hoogte: 17,
      matras_hoes: 'dubbeldoek',
      matras_wasbaar: 'graden_60',
      matras_rits: 'rondom',
      matras_comfortzones: 3,
      matras_aantal_veren: 260,
      matras_maximale_belasting: 80,
      matras_slaaphouding: ['zij', 'rug', 'buik'],
      bijzonderheden: ['omkeerbaar', 'opgerold'],
    },
    grades: {
      drukverdeling: 3,
      ondersteuning: 4,
      stabiliteit: 3,
      veerkracht: 5,
      ventilatie: 5,
      vochtregulatie: 3,
      aanpassingsvermogen: 3,
    },
    offers: sizes(
      { '80x200': 209, '90x190': 209, '90x200': 209, '90x210': 229, '90x220': 239, '120x200': 299 },
      { slower: { '90x190': 12, '90x220': 12 } },
    ),
    popularity: 132,
    since: '2026-01-12',
  }),
];
