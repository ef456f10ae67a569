import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { cabinet } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { oneSize } from '../offers.ts';

/** Wardrobes with three doors. */
export const wardrobes: readonly ProductData[] = [
  cabinet({
    sku: 'HAL-SKAP',
    brand: 'Halmstad',
    model: 'Skåp',
    kind: KIND.wardrobe,
    summary: {
      nl: 'Driedeurs kast voor een kleine slaapkamer, half hangen en half leggen.',
      de: 'Dreitüriger Schrank für ein kleines Schlafzimmer, halb zum Hängen, halb zum Legen.',
      'de-at': 'Dreitüriger Kasten für ein kleines Schlafzimmer, halb zum Hängen, halb zum Legen.',
      en: 'A three-door wardrobe for a small bedroom, half hanging space, half shelves.',
    },
    description: [
      {
        nl: 'Achter twee deuren hangt een roede van 72 cm op 160 cm hoogte, lang genoeg voor jurken en jassen. Achter de derde liggen vier planken. De kast is 55 cm diep: knaapjes passen er net haaks in, brede jashangers niet.',
        'nl-be':
          'Achter twee deuren hangt een roede van 72 cm op 160 cm hoogte, lang genoeg voor kleedjes en jassen. Achter de derde liggen vier legplanken. De kast is 55 cm diep: kapstokken passen er net haaks in, brede jashangers niet.',
        de: 'Hinter zwei Türen hängt in 160 cm Höhe eine 72 cm lange Stange, hoch genug für Kleider und Mäntel. Hinter der dritten liegen vier Böden. Der Schrank ist 55 cm tief: Normale Bügel passen gerade quer hinein, breite Mantelbügel nicht.',
        'de-at':
          'Hinter zwei Türen hängt in 160 cm Höhe eine 72 cm lange Stange, hoch genug für Kleider und Mäntel. Hinter der dritten liegen vier Einlegeböden. Der Kasten ist 55 cm tief: Normale Kleiderbügel passen gerade quer hinein, breite Mantelbügel nicht.',
        en: 'Two doors open on a 72 cm (28 in) rail at 160 cm (63 in), high enough for dresses and coats; behind the third are four shelves. At 55 cm (22 in) deep it takes ordinary hangers, but not wide coat hangers.',
      },
      {
        nl: 'Bouw hem op waar hij blijft staan: verschuiven trekt de deuren scheef. De scharnieren zijn in drie richtingen na te stellen en het anker voor de muur is bijgeleverd.',
        de: 'Bauen Sie ihn dort auf, wo er bleiben soll: Beim Verschieben verziehen sich die Türen. Die Scharniere lassen sich in drei Richtungen nachstellen, der Wandanker liegt bei.',
        en: 'Build it where it will stay: pushing it around pulls the doors out of true. The hinges adjust in three directions and the wall anchor is included.',
      },
    ],
    colors: [{ color: 'wit' }, { color: 'noten', extra: 40, days: 10 }],
    attributes: {
      kast_soort: 'kledingkast',
      afmeting: '120 x 55 x 195',
      breedte: 120,
      kast_materiaal: 'berken',
      kast_hoogte: 195,
      kast_diepte: 55,
      kast_deuren: 3,
      kast_planken: 4,
      kast_opbergruimte: 'deuren',
      kast_wielen: 'geen',
    },
    offers: oneSize(449, { until: '2027-02-28', was: 499, days: 3 }),
    popularity: 116,
    since: '2024-09-16',
  }),
  cabinet({
    sku: 'NOO-KUST',
    brand: 'Noorderlicht',
    model: 'Kust',
    kind: KIND.wardrobe,
    summary: {
      nl: 'Ruime eiken kast met drie deuren die de laatste centimeters vanzelf en stil sluiten.',
      de: 'Geräumiger Eichenschrank mit drei Türen, die sich auf den letzten Zentimetern leise schließen.',
      'de-at':
        'Geräumiger Eichenkasten mit drei Türen, die sich auf den letzten Zentimetern leise schließen.',
      en: 'A roomy oak wardrobe with three doors that close the last inch by themselves, quietly.',
    },
    description: [
      {
        nl: 'Wie vroeg opstaat naast iemand die slaapt, merkt het verschil: de dempers vangen de deur op en de roede heeft een laagje kurk. Binnen is er 98 cm om te hangen en zijn er vijf planken, die per 3,2 cm te verzetten zijn.',
        'nl-be':
          'Wie vroeg opstaat naast iemand die slaapt, merkt het verschil: de dempers vangen de deur op en de roede heeft een laagje kurk. Binnen is er 98 cm om te hangen en zijn er vijf legplanken, die per 3,2 cm te verzetten zijn.',
        de: 'Wer früh aufsteht, während nebenan noch geschlafen wird, merkt den Unterschied: Dämpfer fangen die Türen ab, die Kleiderstange ist mit Kork belegt. Innen sind 98 cm zum Hängen und fünf Böden, im Abstand von 3,2 cm versetzbar.',
        'de-at':
          'Wer früh aufsteht, während nebenan noch geschlafen wird, merkt den Unterschied: Dämpfer fangen die Türen ab, die Kleiderstange ist mit Kork belegt. Innen sind 98 cm zum Hängen und fünf Einlegeböden, im Abstand von 3,2 cm versetzbar.',
        en: 'Getting up before someone else does, you notice the difference: dampers catch the doors and the rail has a skin of cork. Inside are 98 cm (39 in) of hanging space and five shelves that move in steps of 3.2 cm (1¼ in).',
      },
      {
        nl: 'Hij wordt in delen bezorgd; de zwaarste doos weegt 34 kilo. Meet je plafond: bij 212 cm hoogte is voor het rechtop zetten 222 cm nodig. Geolied eiken stof je droog af.',
        'nl-be':
          'Hij wordt in delen geleverd; de zwaarste doos weegt 34 kilo. Meet je plafond: bij 212 cm hoogte is voor het rechtop zetten 222 cm nodig. Geolied eiken stof je droog af.',
        de: 'Geliefert wird er zerlegt, das schwerste Paket wiegt 34 Kilo. Messen Sie die Decke: Bei 212 cm Höhe brauchen Sie zum Aufrichten 222 cm. Geölte Eiche wird nur trocken abgestaubt.',
        en: 'It is delivered flat; the heaviest box weighs 34 kg (75 lb). Measure your ceiling: at 212 cm (83½ in) high, it takes 222 cm (87½ in) to stand it up. Oiled oak is dusted dry.',
      },
    ],
    colors: [{ color: 'eiken' }, { color: 'noten', extra: 60 }, { color: 'wit' }],
    attributes: {
      kast_soort: 'kledingkast',
      afmeting: '150 x 60 x 212',
      breedte: 150,
      kast_materiaal: 'eiken',
      kast_hoogte: 212,
      kast_diepte: 60,
      kast_deuren: 3,
      kast_planken: 5,
      kast_opbergruimte: 'deuren',
      kast_wielen: 'geen',
      kast_keurmerk: 'fsc',
    },
    offers: oneSize(1099, { days: 15 }),
    popularity: 47,
    since: '2025-08-25',
  }),
  cabinet({
    sku: 'NKT-SPIND',
    brand: 'Nordkant',
    model: 'Spind',
    kind: KIND.wardrobe,
    summary: {
      nl: 'Kast van maar 42 cm diep, met uittrekbare roedes in plaats van een lange stang.',
      'nl-be':
        'Kleerkast van maar 42 cm diep, met uittrekbare roedes in plaats van een lange stang.',
      de: 'Nur 42 cm tiefer Schrank, mit ausziehbaren Kleiderstangen statt einer langen.',
      'de-at': 'Nur 42 cm tiefer Kasten, mit ausziehbaren Kleiderstangen statt einer langen.',
      en: 'A wardrobe only 42 cm (17 in) deep, with pull-out rails instead of one long bar.',
    },
    description: [
      {
        nl: 'In een gang of achter een deur is vaak geen 60 cm over. In de Spind hangen de kleren met hun gezicht naar je toe, aan twee roedes die je naar voren trekt; per roede acht tot tien stuks. Achter de middelste deur liggen zes planken.',
        'nl-be':
          'In een gang of achter een deur is vaak geen 60 cm over. In de Spind hangen de kleren met hun voorkant naar je toe, aan twee roedes die je naar voren trekt; per roede acht tot tien stuks. Achter de middelste deur liggen zes legplanken.',
        de: 'Im Flur oder hinter einer Tür sind oft keine 60 cm frei. Im Spind hängt die Kleidung mit der Vorderseite zu Ihnen, an zwei Stangen, die Sie herausziehen, je acht bis zehn Stück. Hinter der mittleren Tür liegen sechs Böden.',
        'de-at':
          'Im Vorzimmer oder hinter einer Tür sind oft keine 60 cm frei. Im Spind hängt das Gewand mit der Vorderseite zu Ihnen, an zwei Stangen, die Sie herausziehen, je acht bis zehn Stück. Hinter der mittleren Tür liegen sechs Einlegeböden.',
        en: 'In a hallway or behind a door there is often no room for 60 cm (24 in). In the Spind your clothes face you, on two rails that you pull out, eight to ten items each. Behind the middle door are six shelves.',
      },
      {
        nl: 'Voor een grote garderobe is dit te weinig: het is een tweede kast, of een eerste voor een kind. Vastzetten aan de muur is bij deze diepte verplicht; schroeven en pluggen voor steen zitten erbij.',
        de: 'Für eine große Garderobe reicht das nicht: Es ist ein Zweitschrank oder der erste für ein Kind. Bei dieser Tiefe muss er an die Wand geschraubt werden; Schrauben und Dübel für Mauerwerk liegen bei.',
        'de-at':
          'Für viel Gewand reicht das nicht: Es ist ein zweiter Kasten oder der erste für ein Kind. Bei dieser Tiefe muss er an die Wand geschraubt werden; Schrauben und Dübel für Mauerwerk liegen bei.',
        en: 'It will not hold a large wardrobe: think of it as a second one, or a first for a child. At this depth it must be screwed to the wall; screws and plugs for masonry are included.',
      },
    ],
    colors: [{ color: 'wit' }, { color: 'noten', extra: 30 }],
    attributes: {
      kast_soort: 'kledingkast',
      afmeting: '126 x 42 x 190',
      breedte: 126,
      kast_materiaal: 'beuken',
      kast_hoogte: 190,
      kast_diepte: 42,
      kast_deuren: 3,
      kast_planken: 6,
      kast_opbergruimte: 'deuren',
      kast_wielen: 'geen',
    },
    offers: oneSize(529, { stock: 2, days: 5 }),
    popularity: 63,
    since: '2026-03-02',
  }),
];
