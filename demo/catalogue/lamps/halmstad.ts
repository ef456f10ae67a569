import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { lamp } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { oneSize } from '../offers.ts';

export const halmstadLamps: readonly ProductData[] = [
  lamp({
    sku: 'HAL-LJUS',
    brand: 'Halmstad',
    model: 'Ljus',
    kind: KIND.bedsideLamp,
    summary: {
      nl: 'Bedlampje met terracotta voet en drie lichtstanden, die je met een tik op de voet kiest.',
      'nl-be':
        'Nachtlampje met terracotta voet en drie lichtstanden, die je met een tik op de voet kiest.',
      de: 'Nachttischlampe mit terrakottafarbenem Fuß und drei Helligkeitsstufen, die Sie mit einem Tipp auf den Fuß wählen.',
      'de-at':
        'Nachtkästchenlampe mit terrakottafarbenem Fuß und drei Helligkeitsstufen, die Sie mit einem Tipp auf den Fuß wählen.',
      en: 'A bedside lamp with a terracotta base and three light levels, chosen with a tap on the base.',
    },
    description: [
      {
        nl: 'In het donker zoeken naar een schakelaar hoeft niet: de Ljus gaat aan als je de voet aanraakt. Nog een tik en het licht zakt naar de helft, weer een tik en er blijft een zacht schijnsel over.',
        de: 'Im Dunkeln nach dem Schalter tasten muss niemand: Die Ljus geht an, sobald Sie den Fuß berühren. Beim zweiten Tipp sinkt das Licht auf die Hälfte, beim dritten bleibt ein sanfter Schein.',
        en: 'No fumbling for a switch in the dark: touch the base and the Ljus comes on. Tap again and the light drops to half, once more and a soft glow remains.',
      },
      {
        nl: 'De katoenen kap is met een doekje af te nemen. De lamp is 42 cm hoog en past met zijn brede voet stevig op een nachtkastje.',
        de: 'Der Baumwollschirm lässt sich mit einem Tuch abwischen. Die Lampe ist 42 cm hoch und steht mit ihrem breiten Fuß sicher auf dem Nachttisch.',
        'de-at':
          'Der Baumwollschirm lässt sich mit einem Tuch abwischen. Die Lampe ist 42 cm hoch und steht mit ihrem breiten Fuß sicher auf dem Nachtkästchen.',
        en: 'The cotton shade wipes clean with a cloth. The lamp is 42 cm (16½ in) tall and stands firmly on a nightstand.',
      },
    ],
    attributes: {
      kleur: 'terracotta',
      afmeting: '26 x 26 x 42',
      breedte: 26,
      bedlampje_hoogte: 42,
      bedlampje_dimbaar: 'drie_standen',
      bedlampje_aantal_leds: 18,
      bedlampje_lichtstroom: 350,
      bedlampje_lichtkleur: 2700,
      bedlampje_energielabel: 'f',
      bedlampje_kap: 'katoen',
      bedlampje_voet: 'keramiek',
      bedlampje_snoer: 160,
    },
    offers: oneSize(49.95, { until: '2027-02-28', was: 59.95 }),
    popularity: 133,
    since: '2025-02-03',
  }),
  lamp({
    sku: 'HAL-SKYMNING',
    brand: 'Halmstad',
    model: 'Skymning',
    kind: KIND.bedsideLamp,
    summary: {
      nl: 'Antraciet bedlampje met drie lichtstanden en een usb-c-poort in de voet.',
      'nl-be': 'Antraciet nachtlampje met drie lichtstanden en een usb-c-poort in de voet.',
      de: 'Nachttischlampe in Anthrazit mit drei Helligkeitsstufen und USB-C-Anschluss im Fuß.',
      'de-at':
        'Nachtkästchenlampe in Anthrazit mit drei Helligkeitsstufen und USB-C-Anschluss im Fuß.',
      en: 'A charcoal bedside lamp with three light levels and a USB-C port in the base.',
    },
    description: [
      {
        nl: 'De Skymning laadt je telefoon aan de achterkant van de voet op, ook als het licht uit is. Met een tik op de voet kies je vol, half of nachtlicht.',
        'nl-be':
          'De Skymning laadt je gsm aan de achterkant van de voet op, ook als het licht uit is. Met een tik op de voet kies je vol, half of sluimerlicht.',
        de: 'Die Skymning lädt Ihr Handy an der Rückseite des Fußes, auch wenn das Licht aus ist. Mit einem Tipp auf den Fuß wählen Sie volles, halbes oder Nachtlicht.',
        en: 'The Skymning charges your phone at the back of its base, even when the light is off. Tap the base for full, half or night light.',
      },
      {
        nl: 'Mat keramiek laat geen vingers zien. De poort levert 15 watt: een telefoon is in ongeveer twee uur vol.',
        'nl-be':
          'Mat keramiek laat geen vingers zien. De poort levert 15 watt: een gsm is in ongeveer twee uur vol.',
        de: 'Auf matter Keramik sieht man keine Fingerabdrücke. Der Anschluss liefert 15 Watt: Ein Handy ist in etwa zwei Stunden voll.',
        en: 'Matte ceramic does not show fingerprints. The port delivers 15 watts, enough to charge a phone in about two hours.',
      },
    ],
    attributes: {
      kleur: 'antraciet',
      afmeting: '26 x 26 x 42',
      breedte: 26,
      bedlampje_hoogte: 42,
      bedlampje_dimbaar: 'drie_standen',
      bedlampje_aantal_leds: 18,
      bedlampje_lichtstroom: 350,
      bedlampje_lichtkleur: 3000,
      bedlampje_energielabel: 'd',
      bedlampje_kap: 'katoen',
      bedlampje_voet: 'keramiek_mat',
      bedlampje_snoer: 160,
    },
    offers: oneSize(59.95, { stock: 2 }),
    popularity: 112,
    since: '2025-09-01',
  }),
];
