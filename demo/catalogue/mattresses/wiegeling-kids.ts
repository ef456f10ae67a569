import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { mattress } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';
import { SLEEP_KIND } from '../sleep-kinds.ts';

/** Mattresses to grow up on, from the toddler bed to the loft bed. */
export const wiegelingKidsMattresses: readonly ProductData[] = [
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
        en: 'It is right up to a body weight of about 50 kg (110 lb); after that a thicker mattress is better. The cover splits in two: wash the dotted half and leave the other on the bed. For 70 x 160 and 80 x 160 buy sheets of that size, because sheets for 90 x 200 will bunch up.',
      },
    ],
    colors: [
      { color: 'lichtblauw' },
      { color: 'salie' },
      {
        color: 'oker',
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
        en: 'Teenagers grow 6 cm (2½ in) over a summer and sleep hot. The Vlieger helps with the latter: 260 springs per square meter and a cover with open-knit sides, so the core pumps air with every movement. Anyone who ends up over 190 cm (6 ft 3) will be glad of the 220 cm length.',
      },
      {
        nl: 'In een hoogslaper past 17 cm alleen als de reling er nog 16 cm bovenuit steekt; kijk anders naar een lager matras. Tot 80 kilo ligt hij goed. De hoes gaat op 60 graden, wat na een zomer vol sportshirts geen luxe is.',
        'nl-be':
          'In een hoogslaper past 17 cm alleen als de rand er nog 16 cm bovenuit steekt; kijk anders naar een lagere matras. Tot 80 kilo ligt ze goed. De hoes gaat op 60 graden, wat na een zomer vol sportkleren geen luxe is.',
        de: 'Ins Hochbett passen 17 cm nur, wenn die Absturzsicherung noch 16 cm darüber hinausragt; sehen Sie sich sonst nach einer flacheren um. Bis 80 Kilo liegt man darauf gut. Der Bezug ist bei 60 Grad waschbar, nach einem Sommer voller Trikots kein Luxus.',
        en: 'In a loft bed, 17 cm (7 in) work only if the guard rail rises another 16 cm (6 in) above them; otherwise look for something thinner. It suits a weight of up to 80 kg (175 lb). The cover can be washed hot, which is no luxury after a summer of sports.',
      },
    ],
    colors: [
      {
        color: 'petrol',
      },
      { color: 'roest' },
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
