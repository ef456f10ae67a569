import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { lamp } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { oneSize } from '../offers.ts';

export const avondroodLamps: readonly ProductData[] = [
  lamp({
    sku: 'AVO-GLOED',
    brand: 'Avondrood',
    model: 'Gloed',
    kind: KIND.bedsideLamp,
    summary: {
      nl: 'Bedlampje met een voet van groen geglazuurd keramiek, traploos te dimmen tot leeslicht of nachtlicht.',
      'nl-be':
        'Nachtlampje met een voet van groen geglazuurd keramiek, traploos te dimmen tot leeslicht of sluimerlicht.',
      de: 'Nachttischlampe mit grün glasiertem Keramikfuß, stufenlos dimmbar vom Leselicht bis zum Nachtlicht.',
      'de-at':
        'Nachtkästchenlampe mit grün glasiertem Keramikfuß, stufenlos dimmbar vom Leselicht bis zum Nachtlicht.',
      en: 'A bedside lamp with a green glazed ceramic base that dims steplessly from reading light to night light.',
    },
    description: [
      {
        nl: 'De voet van de Gloed is gegoten keramiek met een glazuur dat bij elke lamp iets anders uitloopt. De kap van ongebleekt linnen kleurt het licht warm en laat aan de bovenkant genoeg door om bij te lezen.',
        de: 'Der Fuß der Gloed ist gegossene Keramik mit einer Glasur, die bei jeder Lampe etwas anders verläuft. Der Schirm aus ungebleichtem Leinen färbt das Licht warm und lässt nach oben genug durch, um dabei zu lesen.',
        en: 'The base of the Gloed is cast ceramic with a glaze that runs a little differently on every lamp. The unbleached linen shade warms the light and lets enough through at the top to read by.',
      },
      {
        nl: 'De dimmer zit in het snoer, binnen handbereik van je kussen. De 24 leds geven samen 470 lumen en gaan zo’n 15.000 uur mee.',
        de: 'Der Dimmer sitzt im Kabel, in Reichweite Ihres Kissens. Die 24 LEDs leisten zusammen 470 Lumen und halten rund 15.000 Stunden.',
        'de-at':
          'Der Dimmer sitzt im Kabel, in Reichweite Ihres Polsters. Die 24 LEDs leisten zusammen 470 Lumen und halten rund 15.000 Stunden.',
        en: 'The dimmer is in the cord, within reach of your pillow. The 24 LEDs give 470 lumens between them and last about 15,000 hours.',
      },
    ],
    attributes: {
      kleur: 'groen',
      afmeting: '28 x 28 x 46',
      breedte: 28,
      bedlampje_hoogte: 46,
      bedlampje_dimbaar: 'traploos',
      bedlampje_aantal_leds: 24,
      bedlampje_lichtstroom: 470,
      bedlampje_lichtkleur: 2700,
      bedlampje_energielabel: 'f',
      bedlampje_kap: 'linnen',
      bedlampje_voet: 'keramiek',
      bedlampje_snoer: 180,
    },
    offers: oneSize(79.95),
    popularity: 96,
    since: '2024-10-07',
  }),
  lamp({
    sku: 'AVO-GETIJ',
    brand: 'Avondrood',
    model: 'Getij',
    kind: KIND.bedsideLamp,
    summary: {
      nl: 'Blauw geglazuurd bedlampje met een draaiknop op het snoer: van vol licht naar bijna niets.',
      'nl-be':
        'Blauw geglazuurd nachtlampje met een draaiknop op het snoer: van vol licht naar bijna niets.',
      de: 'Blau glasierte Nachttischlampe mit Drehknopf im Kabel: vom vollen Licht bis fast nichts.',
      'de-at':
        'Blau glasierte Nachtkästchenlampe mit Drehknopf im Kabel: vom vollen Licht bis fast nichts.',
      en: 'A blue glazed bedside lamp with a dial in the cord: from full light to next to nothing.',
    },
    description: [
      {
        nl: 'Het glazuur van de Getij wordt in twee lagen aangebracht, een donkere en een lichtere, zodat er een zweem van water over de voet ligt. De 30 leds geven 550 lumen, genoeg om met z’n tweeën bij te lezen.',
        de: 'Die Glasur der Getij wird in zwei Lagen aufgetragen, einer dunkleren und einer helleren, so liegt ein Hauch von Wasser über dem Fuß. Die 30 LEDs geben 550 Lumen, genug Leselicht für zwei.',
        en: 'The Getij is glazed in two layers, a darker and a lighter one, which leave a hint of water on the base. Its 30 LEDs give 550 lumens, enough for two people to read by.',
      },
      {
        nl: 'Op de laagste stand blijft er 10 lumen over: genoeg om de weg te vinden, te weinig om van wakker te worden.',
        de: 'Auf der niedrigsten Stufe bleiben 10 Lumen: genug, um den Weg zu finden, zu wenig, um davon aufzuwachen.',
        en: 'At the lowest setting 10 lumens remain: enough to find your way, too little to wake you up.',
      },
    ],
    attributes: {
      kleur: 'blauw',
      afmeting: '30 x 30 x 50',
      breedte: 30,
      bedlampje_hoogte: 50,
      bedlampje_dimbaar: 'traploos',
      bedlampje_aantal_leds: 30,
      bedlampje_lichtstroom: 550,
      bedlampje_lichtkleur: 2700,
      bedlampje_energielabel: 'd',
      bedlampje_kap: 'linnen',
      bedlampje_voet: 'keramiek',
      bedlampje_snoer: 200,
    },
    offers: oneSize(89.95, { was: 99.95 }),
    popularity: 71,
    since: '2025-06-02',
  }),
  lamp({
    sku: 'AVO-ZOMERZON',
    brand: 'Avondrood',
    model: 'Zomerzon',
    kind: KIND.bedsideLamp,
    summary: {
      nl: 'Okergeel bedlampje dat ’s avonds mee dimt en daarbij warmer van kleur wordt.',
      'nl-be': 'Okergeel nachtlampje dat ’s avonds mee dimt en daarbij warmer van kleur wordt.',
      de: 'Ockergelbe Nachttischlampe, deren Licht beim Dimmen wärmer wird.',
      'de-at': 'Ockergelbe Nachtkästchenlampe, deren Licht beim Dimmen wärmer wird.',
      en: 'An ochre bedside lamp whose light grows warmer as it dims.',
    },
    description: [
      {
        nl: 'Gewone leds blijven wit als je ze dimt, een gloeilamp werd geel. De Zomerzon heeft twee soorten leds en gaat van 2.700 kelvin naar 2.000, de kleur van kaarslicht.',
        de: 'Gewöhnliche LEDs bleiben beim Dimmen weiß, eine Glühbirne wurde gelb. Die Zomerzon hat zwei Sorten LEDs und geht von 2.700 Kelvin auf 2.000, die Farbe von Kerzenlicht.',
        en: 'Ordinary LEDs stay white when you dim them; a light bulb used to turn yellow. The Zomerzon has two kinds of LED and goes from 2,700 kelvin down to 2,000, the color of candlelight.',
      },
      {
        nl: 'Een tik op de knop in het snoer start een half uur zonsondergang: het licht loopt vanzelf terug tot het uit is.',
        de: 'Ein Tipp auf den Knopf im Kabel startet einen halbstündigen Sonnenuntergang: Das Licht fährt von selbst herunter, bis es aus ist.',
        en: 'Tap the button in the cord to start a half-hour sunset: the light fades by itself until it is off.',
      },
    ],
    attributes: {
      kleur: 'oker',
      afmeting: '28 x 28 x 46',
      breedte: 28,
      bedlampje_hoogte: 46,
      bedlampje_dimbaar: 'traploos',
      bedlampje_aantal_leds: 36,
      bedlampje_lichtstroom: 500,
      bedlampje_lichtkleur: 2700,
      bedlampje_energielabel: 'e',
      bedlampje_kap: 'linnen',
      bedlampje_voet: 'keramiek',
      bedlampje_snoer: 180,
    },
    offers: oneSize(109),
    popularity: 58,
    since: '2026-03-30',
  }),
  lamp({
    sku: 'AVO-DUIN',
    brand: 'Avondrood',
    model: 'Duin',
    kind: KIND.bedsideLamp,
    summary: {
      nl: 'Bedlampje met een matte, zandkleurige voet en een schakelaar zonder dimmer.',
      'nl-be': 'Nachtlampje met een matte, zandkleurige voet en een schakelaar zonder dimmer.',
      de: 'Nachttischlampe mit mattem, sandfarbenem Fuß und einfachem Schalter ohne Dimmer.',
      'de-at':
        'Nachtkästchenlampe mit mattem, sandfarbenem Fuß und einfachem Schalter ohne Dimmer.',
      en: 'A bedside lamp with a matte sand-colored base and a plain switch without a dimmer.',
    },
    description: [
      {
        nl: 'De voet van de Duin is niet geglazuurd maar gepolijst; hij voelt als een kiezel. Met 320 lumen is het licht bedoeld voor sfeer: om bij te lezen kies je beter de Gloed of de Getij.',
        de: 'Der Fuß der Duin ist nicht glasiert, sondern poliert; er fühlt sich an wie ein Kiesel. Mit 320 Lumen ist das Licht für die Stimmung gedacht: Zum Lesen nehmen Sie besser die Gloed oder die Getij.',
        en: 'The base of the Duin is polished rather than glazed and feels like a pebble. At 320 lumens the light is meant for atmosphere: to read by, choose the Gloed or the Getij.',
      },
      {
        nl: 'De lamp wordt per stuk gedraaid en is daarom niet altijd op voorraad. De levertijd is ongeveer twee weken.',
        de: 'Die Lampe wird einzeln gedreht und ist deshalb nicht immer vorrätig. Die Lieferzeit beträgt rund zwei Wochen.',
        en: 'The lamp is thrown one at a time and not always in stock. Delivery takes about two weeks.',
      },
    ],
    attributes: {
      kleur: 'zand',
      afmeting: '28 x 28 x 44',
      breedte: 28,
      bedlampje_hoogte: 44,
      bedlampje_dimbaar: 'nee',
      bedlampje_aantal_leds: 16,
      bedlampje_lichtstroom: 320,
      bedlampje_lichtkleur: 2700,
      bedlampje_energielabel: 'f',
      bedlampje_kap: 'linnen',
      bedlampje_voet: 'keramiek_mat',
      bedlampje_snoer: 180,
      bijzonderheden: ['handwerk'],
    },
    offers: oneSize(94.5, { days: 10, stock: 12 }),
    popularity: 27,
    since: '2025-11-24',
  }),
];
