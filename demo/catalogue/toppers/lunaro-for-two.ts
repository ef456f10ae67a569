import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { topper } from '../goods.ts';
import { sizes } from '../offers.ts';
import { SLEEP_KIND } from '../sleep-kinds.ts';

/** Toppers for beds that two people share. */
export const lunaroToppersForTwo: readonly ProductData[] = [
  topper({
    sku: 'LUN-ONDA',
    brand: 'Lunaro',
    model: 'Onda',
    kind: SLEEP_KIND.gelFoamTopper,
    summary: {
      nl: 'Gelschuimtopper van 7 cm die druk verdeelt zonder dat je er langzaam uit omhoog moet klimmen.',
      de: '7 cm hoher Gelschaumtopper: verteilt den Druck, ohne dass man sich herausarbeiten muss.',
      en: 'A gel foam topper, nearly 3 inches (7 cm) thick, that spreads pressure without making you climb out of it.',
    },
    description: [
      {
        nl: 'De Onda vult het gat tussen de Nube en de Brisa. Hij zakt bijna zo ver in als traagschuim, maar komt in een seconde terug, zodat je bij het omdraaien niet tegen je eigen afdruk op hoeft. De bovenkant heeft een golfprofiel en voelt de eerste twintig minuten koel. Wie dat de hele nacht verwacht, wordt teleurgesteld; daar helpt alleen een dunner dekbed bij.',
        'nl-be':
          'De Onda vult het gat tussen de Nube en de Brisa. Hij zakt bijna zo ver in als traagschuim, maar komt in een seconde terug, zodat je bij het omdraaien niet tegen je eigen afdruk op moet. De bovenkant heeft een golfprofiel en voelt de eerste twintig minuten koel aan. Wie dat de hele nacht verwacht, wordt teleurgesteld; daar helpt alleen een dunner donsdeken bij.',
        de: 'Der Onda schließt die Lücke zwischen Nube und Brisa. Er gibt fast so weit nach wie Viscoschaum, ist aber in einer Sekunde wieder oben, beim Umdrehen müssen Sie nicht gegen den eigenen Abdruck an. Die gewellte Oberseite fühlt sich in den ersten zwanzig Minuten kühl an. Die ganze Nacht hält das nicht; da hilft nur eine dünnere Decke.',
        en: 'The Onda fills the gap between the Nube and the Brisa. It gives almost as far as memory foam but recovers in a second, so you need not fight your own imprint when you turn. The waved top feels cool for the first twenty minutes. It will not last all night; only a thinner duvet helps with that.',
      },
      {
        nl: 'Zacht past op een stevig bed, medium op een bed dat al goed lag. Op een doorgezakt matras heeft geen van beide zin. De hoes van lyocell heeft vier hoekelastieken en gaat op 40 graden in de was; de gel zelf mag niet nat worden.',
        'nl-be':
          'Zacht past op een stevig bed, medium op een bed dat al goed lag. Op een doorgezakte matras heeft geen van beide zin. De hoes van lyocell heeft vier hoekelastieken en gaat op 40 graden in de was; de gel zelf mag niet nat worden.',
        de: 'Weich passt auf ein festes Bett, mittel auf eines, das sich schon gut lag. Auf einer durchgelegenen Matratze nützt keiner von beiden. Der Lyocellbezug hat vier Eckgummis und ist bei 40 Grad waschbar; die Schaumplatte selbst darf nicht nass werden.',
        en: 'Soft goes on a firm bed, medium on one that was fine already. On a sagging mattress neither will help. The lyocell cover has four elastic corners and is machine washable; the foam itself must not get wet.',
      },
    ],
    firmnesses: [{ firmness: 'medium' }, { firmness: 'zacht' }],
    attributes: {
      topper_kern: 'gelschuim',
      topper_hoogte: 7,
      topper_hoes: 'lyocell',
      topper_wasbaar: 'graden_40',
      topper_rits: 'rondom',
      topper_keurmerk: 'oeko_tex',
      bijzonderheden: ['opgerold', 'zonder_dierlijk'],
    },
    grades: { ventilatie: 4, drukverdeling: 4 },
    offers: sizes(
      {
        '80x200': 149,
        '90x200': 159,
        '120x200': 209,
        '140x200': 239,
        '160x200': 269,
        '180x200': 299,
        '180x210': 319,
        '200x200': 329,
      },
      { was: { '140x200': 269, '180x200': 319 }, slower: { '120x200': 8 } },
    ),
    popularity: 212,
    since: '2025-06-23',
  }),
  topper({
    sku: 'LUN-GEMELA',
    brand: 'Lunaro',
    model: 'Gemela',
    kind: SLEEP_KIND.splitTopper,
    summary: {
      nl: 'Splittopper van 8 cm voor elektrische boxsprings: boven gedeeld, van de knieën af uit één stuk.',
      de: '8 cm hoher Split-Topper für verstellbare Boxspringbetten: oben geteilt, ab den Knien aus einem Stück.',
      en: 'A 3-inch (8 cm) split topper for adjustable beds: divided at the top, in one piece from the knees down.',
    },
    description: [
      {
        nl: 'Op een bed met twee motoren trekt een gewone topper scheef zodra een van de twee gaat lezen. De Gemela is vanaf het hoofdeinde 70 cm ingesneden: de ruggen bewegen los van elkaar en je voeten delen één vlak. Let op, want als beide voeteneinden ook apart omhoog kunnen, heb je twee losse toppers nodig.',
        de: 'Auf einem Bett mit zwei Motoren zieht es einen gewöhnlichen Topper schief, sobald einer lesen will. Der Gemela ist vom Kopfende aus 70 cm weit eingeschnitten: Die Rücken bewegen sich getrennt, die Füße teilen sich eine Fläche. Lassen sich bei Ihrem Bett auch die Fußteile einzeln heben, brauchen Sie zwei getrennte Topper.',
        en: 'On a bed with two motors, an ordinary topper is pulled askew as soon as one of you wants to read. The Gemela is cut 28 inches (70 cm) down from the head end: the backs move independently, and your feet share one surface. If the foot ends of your bed also rise separately, you need two toppers instead.',
      },
      {
        nl: 'De kern is koudschuim van 50 kilo per kubieke meter, soepel genoeg om mee te buigen en zo vast dat de snede niet openvalt. Je hebt er een hoeslaken met split bij nodig. De hoes mag op 60 graden en past in een trommel van 8 kilo.',
        de: 'Der Kern ist Kaltschaum mit 50 kg pro Kubikmeter, biegsam genug für jede Stellung und so stabil, dass der Schnitt nicht aufklafft. Dazu brauchen Sie ein Spannbettlaken mit Schlitz. Der Bezug ist bei 60 Grad waschbar und passt in eine 8-Kilo-Trommel.',
        'de-at':
          'Der Kern ist Kaltschaum mit 50 kg pro Kubikmeter, biegsam genug für jede Stellung und so stabil, dass der Schnitt nicht aufklafft. Dazu brauchen Sie ein Spannleintuch mit Schlitz. Der Bezug ist bei 60 Grad waschbar und passt in eine 8-Kilo-Trommel.',
        en: 'The core is HR foam of 50 kg per cubic meter, supple enough to bend and firm enough that the cut does not gape. You will need a split fitted sheet with it. The cover can be washed hot and fits a full-size washer.',
      },
    ],
    firmnesses: [{ firmness: 'medium' }, { firmness: 'stevig' }],
    attributes: {
      topper_kern: 'koudschuim',
      topper_hoogte: 8,
      topper_hoes: 'dubbeldoek',
      topper_wasbaar: 'graden_60',
      topper_rits: 'rondom',
      bijzonderheden: ['verstelbare_bodem', 'huisstofmijt', 'zonder_dierlijk'],
    },
    grades: { ventilatie: 4, drukverdeling: 3 },
    offers: sizes(
      {
        '160x200': 319,
        '160x210': 339,
        '180x200': 349,
        '180x210': 369,
        '180x220': 389,
        '200x200': 399,
        '200x210': 419,
      },
      { days: 6, slower: { '180x220': 15, '200x210': 15 }, lastOnes: ['160x210'] },
    ),
    popularity: 118,
    since: '2025-11-17',
  }),
];
