import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { lamp } from './goods.ts';
import { KIND } from './kinds.ts';
import { oneSize } from './offers.ts';
import { PICTURE } from './pictures.ts';

export const lamps: readonly ProductData[] = [
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
        nl: 'De dimmer zit in het snoer, binnen handbereik van uw kussen. De 24 leds geven samen 470 lumen en gaan zo’n 15.000 uur mee.',
        de: 'Der Dimmer sitzt im Kabel, in Reichweite Ihres Kissens. Die 24 LEDs leisten zusammen 470 Lumen und halten rund 15.000 Stunden.',
        'de-at':
          'Der Dimmer sitzt im Kabel, in Reichweite Ihres Polsters. Die 24 LEDs leisten zusammen 470 Lumen und halten rund 15.000 Stunden.',
        en: 'The dimmer is in the cord, within reach of your pillow. The 24 LEDs give 470 lumens between them and last about 15,000 hours.',
      },
    ],
    pictures: [PICTURE.lampGreen],
    attributes: {
      kleur: 'groen',
      afmeting: '28 x 28 x 46',
      breedte: 28,
      bedlampje_hoogte: 46,
      bedlampje_dimbaar: 'traploos',
      bedlampje_aantal_leds: 24,
      bedlampje_lichtstroom: 470,
      bedlampje_lichtkleur: 2700,
      bedlampje_kap: 'linnen',
      bedlampje_voet: 'keramiek',
      bedlampje_snoer: 180,
    },
    offers: oneSize(79.95),
    popularity: 96,
    since: '2024-10-07',
  }),
  lamp({
    sku: 'HAL-LJUS',
    brand: 'Halmstad',
    model: 'Ljus',
    kind: KIND.bedsideLamp,
    summary: {
      nl: 'Bedlampje met terracotta voet en drie lichtstanden, die u met een tik op de voet kiest.',
      'nl-be':
        'Nachtlampje met terracotta voet en drie lichtstanden, die u met een tik op de voet kiest.',
      de: 'Nachttischlampe mit terrakottafarbenem Fuß und drei Helligkeitsstufen, die Sie mit einem Tipp auf den Fuß wählen.',
      'de-at':
        'Nachtkästchenlampe mit terrakottafarbenem Fuß und drei Helligkeitsstufen, die Sie mit einem Tipp auf den Fuß wählen.',
      en: 'A bedside lamp with a terracotta base and three light levels, chosen with a tap on the base.',
    },
    description: [
      {
        nl: 'In het donker zoeken naar een schakelaar hoeft niet: de Ljus gaat aan als u de voet aanraakt. Nog een tik en het licht zakt naar de helft, weer een tik en er blijft een zacht schijnsel over.',
        de: 'Im Dunkeln nach dem Schalter tasten muss niemand: Die Ljus geht an, sobald Sie den Fuß berühren. Beim zweiten Tipp sinkt das Licht auf die Hälfte, beim dritten bleibt ein sanfter Schein.',
        en: 'No fumbling for a switch in the dark: touch the base and the Ljus comes on. Tap again and the light drops to half, once more and a soft glow remains.',
      },
      {
        nl: 'De katoenen kap is met een doekje af te nemen. De lamp is 42 cm hoog en past met zijn brede voet stevig op een nachtkastje.',
        de: 'Der Baumwollschirm lässt sich mit einem Tuch abwischen. Die Lampe ist 42 cm hoch und steht mit ihrem breiten Fuß sicher auf dem Nachttisch.',
        'de-at':
          'Der Baumwollschirm lässt sich mit einem Tuch abwischen. Die Lampe ist 42 cm hoch und steht mit ihrem breiten Fuß sicher auf dem Nachtkästchen.',
        en: 'The cotton shade wipes clean with a cloth. The lamp is 16½ inches tall and stands firmly on a nightstand.',
      },
    ],
    pictures: [PICTURE.lampTerracotta],
    attributes: {
      kleur: 'terracotta',
      afmeting: '26 x 26 x 42',
      breedte: 26,
      bedlampje_hoogte: 42,
      bedlampje_dimbaar: 'drie_standen',
      bedlampje_aantal_leds: 18,
      bedlampje_lichtstroom: 350,
      bedlampje_lichtkleur: 2700,
      bedlampje_kap: 'katoen',
      bedlampje_voet: 'keramiek',
      bedlampje_snoer: 160,
    },
    offers: oneSize(49.95, { was: 59.95 }),
    popularity: 133,
    since: '2025-02-03',
  }),
];
