import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { cabinet } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { oneSize } from '../offers.ts';

/** Nightstands with two drawers on legs, for beds of any height. */
export const nightstands: readonly ProductData[] = [
  cabinet({
    sku: 'NOO-OEVER',
    brand: 'Noorderlicht',
    model: 'Oever',
    kind: KIND.nightstand,
    summary: {
      nl: 'Nachtkastje dat met zijn 58 cm bij een boxspring met topper past.',
      de: 'Nachttisch, der mit 58 cm zu einem Boxspringbett mit Topper passt.',
      'de-at': 'Nachtkästchen, das mit 58 cm zu einem Boxspringbett mit Topper passt.',
      en: 'A 58 cm (23 in) nightstand, the right height for a box spring bed with a topper.',
    },
    description: [
      {
        nl: 'Een nachtkastje hoort zo hoog te zijn als de bovenkant van je matras, of een handbreed lager. Bij een boxspring is dat rond de 60 cm en daar zijn de meeste te laag voor. De bovenste la van de Oever is met vilt bekleed, de onderste is 22 cm diep voor boeken en een slaapmasker.',
        'nl-be':
          'Een nachtkastje hoort zo hoog te zijn als de bovenkant van je matras, of een handbreed lager. Bij een boxspring is dat rond de 60 cm en daar zijn de meeste te laag voor. De bovenste lade van de Oever is met vilt bekleed, de onderste is 22 cm diep voor boeken en een slaapmasker.',
        de: 'Ein Nachttisch sollte so hoch sein wie die Oberkante der Matratze oder eine Handbreit tiefer. Beim Boxspringbett sind das rund 60 cm, und dafür sind die meisten zu niedrig. Die obere Schublade des Oever ist mit Filz ausgelegt, in die 22 cm hohe untere passen auch stehende Bücher.',
        'de-at':
          'Ein Nachtkästchen sollte so hoch sein wie die Oberkante der Matratze oder eine Handbreit tiefer. Beim Boxspringbett sind das rund 60 cm, und dafür sind die meisten zu niedrig. Die obere Lade des Oever ist mit Filz ausgelegt, in die 22 cm hohe untere passen auch stehende Bücher.',
        en: 'A nightstand should be as high as the top of your mattress, or a hand’s width lower. With a box spring bed that means about 60 cm (24 in), and most are too low. The upper drawer of the Oever is lined with felt; the lower one is deep enough for books standing up.',
      },
      {
        nl: 'Naast een laag bed staat hij onhandig hoog; meet eerst. Het blad is met een vochtige doek schoon te houden, maar zet er geen natte plantenbak op.',
        de: 'Neben einem niedrigen Bett steht er unpraktisch hoch, messen Sie also zuerst nach. Die Platte wischen Sie feucht ab; ein nasser Blumentopf gehört nicht darauf.',
        'de-at':
          'Neben einem niedrigen Bett steht es unpraktisch hoch, messen Sie also zuerst nach. Die Platte wischen Sie feucht ab; ein nasser Blumentopf gehört nicht darauf.',
        en: 'Next to a low bed it is awkwardly tall, so measure first. Wipe the top with a damp cloth, but do not stand a wet plant pot on it.',
      },
    ],
    colors: [{ color: 'eiken' }, { color: 'wit' }, { color: 'noten', extra: 15 }],
    attributes: {
      afmeting: '46 x 40 x 58',
      breedte: 46,
      kast_materiaal: 'eiken',
      kast_hoogte: 58,
      kast_diepte: 40,
      kast_laden: 2,
      kast_opbergruimte: 'laden',
      kast_wielen: 'geen',
      kast_keurmerk: 'fsc',
    },
    offers: oneSize(159, { days: 5 }),
    popularity: 109,
    since: '2025-04-14',
  }),
  cabinet({
    sku: 'ELS-ZENNE',
    brand: 'Elsbroek',
    model: 'Zenne',
    kind: KIND.nightstand,
    summary: {
      nl: 'Nachtkastje van massief notenhout met zwaluwstaarten, gemaakt bij het bed Demer.',
      de: 'Nachttisch aus massivem Nussbaum mit gezinkten Schubladen, passend zum Bett Demer.',
      'de-at': 'Nachtkästchen aus massivem Nussholz mit gezinkten Laden, passend zum Bett Demer.',
      en: 'A nightstand of solid walnut with dovetailed drawers, made to go with the Demer bed.',
    },
    description: [
      {
        nl: 'Trek een la open en je ziet waar het geld in zit: zwaluwstaarten vooraan én achteraan, en een bodem van massief hout in een groef. De laden lopen op hout, zonder rails; een streepje bijenwas per jaar houdt ze soepel.',
        'nl-be':
          'Trek een lade open en je ziet waar het geld in zit: zwaluwstaarten vooraan én achteraan, en een bodem van massief hout in een groef. De laden lopen op hout, zonder rails; een streepje bijenwas per jaar houdt ze soepel.',
        de: 'Ziehen Sie eine Schublade auf, und Sie sehen, wofür Sie bezahlen: Zinken vorn und hinten, der Boden aus Massivholz in einer Nut. Die Schubladen laufen auf Holz, ohne Schienen; ein Strich Bienenwachs im Jahr hält sie geschmeidig.',
        'de-at':
          'Ziehen Sie eine Lade auf, und Sie sehen, wofür Sie bezahlen: Zinken vorn und hinten, der Boden aus Massivholz in einer Nut. Die Laden laufen auf Holz, ohne Schienen; ein Strich Bienenwachs im Jahr hält sie geschmeidig.',
        en: 'Pull out a drawer and you see what you pay for: dovetails front and back, and a solid wood bottom set in a groove. The drawers run wood on wood, without slides; a stroke of beeswax once a year keeps them smooth.',
      },
      {
        nl: 'Hout op hout sluit niet vanzelf en niet geruisloos: wie zachtsluitende laden gewend is, kan dat missen. Bij vochtig weer gaan ze iets stroever. Een stekkerdoos past er niet in.',
        de: 'Holz auf Holz schließt weder von selbst noch lautlos; wer gedämpfte Schubladen gewohnt ist, wird sie vielleicht vermissen. Bei feuchtem Wetter gehen sie etwas strenger. Eine Steckdosenleiste passt nicht hinein.',
        'de-at':
          'Holz auf Holz schließt weder von selbst noch lautlos; wer gedämpfte Laden gewohnt ist, wird sie vielleicht vermissen. Bei feuchtem Wetter gehen sie etwas strenger. Eine Steckerleiste passt nicht hinein.',
        en: 'Wood on wood closes neither by itself nor in silence; if you are used to soft-close drawers you may miss them. They run a little tighter in damp weather, and there is no room for a power strip.',
      },
    ],
    attributes: {
      kleur: 'noten',
      afmeting: '48 x 40 x 52',
      breedte: 48,
      kast_materiaal: 'noten',
      kast_hoogte: 52,
      kast_diepte: 40,
      kast_laden: 2,
      kast_opbergruimte: 'laden',
      kast_poten: 'noten',
      kast_wielen: 'geen',
      bijzonderheden: ['natuurlijk', 'handwerk'],
    },
    offers: oneSize(389, { days: 25 }),
    popularity: 17,
    since: '2026-01-12',
  }),
  cabinet({
    sku: 'NKT-LUV',
    brand: 'Nordkant',
    model: 'Luv',
    kind: KIND.nightstand,
    summary: {
      nl: 'Smal nachtkastje van 34 cm, voor de kier tussen bed en muur.',
      de: 'Schmaler Nachttisch, 34 cm breit, für die Lücke zwischen Bett und Wand.',
      'de-at': 'Schmales Nachtkästchen, 34 cm breit, für die Lücke zwischen Bett und Wand.',
      en: 'A narrow nightstand, 34 cm (13½ in) wide, for the gap between bed and wall.',
    },
    description: [
      {
        nl: 'De Luv heeft 34 cm nodig en geeft er een blad en twee laden voor terug. Een lamp met een voet tot 18 cm, een glas en een boek passen er naast elkaar op; een tweede boek moet in de la.',
        'nl-be':
          'De Luv heeft 34 cm nodig en geeft er een blad en twee laden voor terug. Een lamp met een voet tot 18 cm, een glas en een boek passen er naast elkaar op; een tweede boek moet in de lade.',
        de: 'Dem Luv reichen 34 cm für eine Platte und zwei Schubladen. Eine Lampe mit bis zu 18 cm breitem Fuß, ein Glas und ein Buch haben nebeneinander Platz; das zweite Buch kommt in die Schublade.',
        'de-at':
          'Dem Luv reichen 34 cm für eine Platte und zwei Laden. Eine Lampe mit bis zu 18 cm breitem Fuß, ein Glas und ein Buch haben nebeneinander Platz; das zweite Buch kommt in die Lade.',
        en: 'Give the Luv 34 cm (13½ in) and it gives you a top and two drawers. A lamp with a base of up to 18 cm (7 in), a glass and a book fit side by side; a second book goes in the drawer.',
      },
      {
        nl: 'Omdat hij smal is, zit er een beugel bij om hem aan de muur vast te zetten; met kleine kinderen in huis is dat geen overbodige luxe. Gelakt berken, af te nemen met water.',
        de: 'Weil er so schmal ist, liegt ein Winkel für die Wand bei; mit kleinen Kindern im Haus sollten Sie ihn anschrauben. Lackierte Birke, mit Wasser abzuwischen.',
        'de-at':
          'Weil es so schmal ist, liegt ein Winkel für die Wand bei; mit kleinen Kindern im Haus sollten Sie ihn anschrauben. Lackierte Birke, mit Wasser abzuwischen.',
        en: 'As it is so narrow, it comes with a bracket for the wall; with small children at home, use it. Lacquered birch that wipes clean with water.',
      },
    ],
    colors: [{ color: 'wit' }, { color: 'noten', extra: 10, soldOut: 'all' }],
    attributes: {
      afmeting: '34 x 34 x 52',
      breedte: 34,
      kast_materiaal: 'berken',
      kast_hoogte: 52,
      kast_diepte: 34,
      kast_laden: 2,
      kast_opbergruimte: 'laden',
      kast_wielen: 'geen',
    },
    offers: oneSize(89, { was: 99, days: 3 }),
    popularity: 151,
    since: '2025-06-16',
  }),
  cabinet({
    sku: 'VEL-STAL',
    brand: 'Veluwe Slaapatelier',
    model: 'Stal',
    kind: KIND.nightstand,
    summary: {
      nl: 'Eiken nachtkastje met noesten en al, in de werkplaats gemaakt uit de resten van het bed Schuur.',
      de: 'Nachttisch aus astiger Eiche, in der Werkstatt aus dem gebaut, was vom Bett Schuur übrig bleibt.',
      'de-at':
        'Nachtkästchen aus astiger Eiche, in der Werkstatt aus dem gebaut, was vom Bett Schuur übrig bleibt.',
      en: 'A knotty oak nightstand, built in the workshop from what the Schuur bed leaves over.',
    },
    description: [
      {
        nl: 'Wie bedden zaagt, houdt korte planken over. Het atelier lijmt ze tot zijwanden en bladen van 22 mm. Kleur en nerf verschillen daarom van kastje tot kastje; bestel je er twee, dan worden ze uit één partij gemaakt.',
        de: 'Wer Betten sägt, behält kurze Bretter übrig. Das Atelier verleimt sie zu 22 mm starken Seiten und Platten. Farbe und Maserung fallen darum bei jedem Stück anders aus; bestellen Sie zwei, kommen sie aus einer Partie.',
        en: 'Sawing beds leaves short boards. The workshop glues them into sides and tops close to an inch thick. That is why color and grain differ from one piece to the next; order two and they will be made from one batch.',
      },
      {
        nl: 'Het kastje komt in één stuk, zonder montage, en weegt 19 kilo. Eens per jaar een doek met meubelolie is genoeg. Strakke lijnen en een gelijkmatig blad vind je eerder bij de Oever.',
        de: 'Verschickt wird er in einem Stück, ohne Montage; er wiegt 19 Kilo. Einmal im Jahr ein Tuch mit Möbelöl, mehr braucht er nicht. Glatte Linien und eine gleichmäßige Platte finden Sie eher beim Oever.',
        'de-at':
          'Verschickt wird es in einem Stück, ohne Montage; es wiegt 19 Kilo. Einmal im Jahr ein Tuch mit Möbelöl, mehr braucht es nicht. Glatte Linien und eine gleichmäßige Platte finden Sie eher beim Oever.',
        en: 'It is shipped in one piece, with nothing to assemble, and weighs 19 kg (42 lb). A cloth with furniture oil once a year is all it needs. For clean lines and an even top, look at the Oever instead.',
      },
    ],
    attributes: {
      kleur: 'eiken',
      afmeting: '50 x 42 x 50',
      breedte: 50,
      kast_materiaal: 'eiken',
      kast_hoogte: 50,
      kast_diepte: 42,
      kast_laden: 2,
      kast_opbergruimte: 'laden',
      kast_poten: 'eiken',
      kast_wielen: 'geen',
      kast_keurmerk: 'fsc',
      bijzonderheden: ['natuurlijk', 'handwerk'],
    },
    offers: oneSize(249, { days: 15 }),
    popularity: 38,
    since: '2025-05-05',
  }),
];
