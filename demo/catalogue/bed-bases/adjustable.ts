import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { bedBase } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';

export const adjustableBedBases: readonly ProductData[] = [
  bedBase({
    sku: 'HAL-ASP',
    brand: 'Halmstad',
    model: 'Asp',
    kind: KIND.adjustableBase,
    summary: {
      nl: 'Bodem met 28 latten waarvan je het hoofd- en voeteneinde met de hand in vier standen zet.',
      'nl-be':
        'Lattenbodem met 28 latten waarvan je het hoofd- en voeteneinde met de hand in vier standen zet.',
      de: 'Lattenrost mit 28 Leisten, dessen Kopf- und Fußteil Sie von Hand in vier Stufen stellen.',
      en: 'A base with 28 slats whose head and foot ends adjust by hand to four positions.',
    },
    description: [
      {
        nl: 'Til het hoofdeinde op tot je een klik hoort, en het blijft staan. Een tik hoger en het zakt weer. De Asp heeft verder dezelfde latten en schuivers als de vlakke Ask.',
        de: 'Heben Sie das Kopfteil an, bis es einrastet, und es bleibt stehen. Einmal bis ganz nach oben, und es senkt sich wieder. Leisten und Schieber sind dieselben wie beim starren Ask.',
        en: 'Lift the head end until it clicks and it stays put; lift it all the way and it comes down again. Otherwise the Asp has the same slats and sliders as the flat Ask.',
      },
      {
        nl: 'Kies er een matras bij dat kan buigen: koudschuim, traagschuim of latex tot 22 cm dik. Het frame is donker gebeitst.',
        'nl-be':
          'Kies er een matras bij die kan buigen: koudschuim, traagschuim of latex tot 22 cm dik. Het frame is donker gebeitst.',
        de: 'Nehmen Sie dazu eine Matratze, die sich biegen lässt: Kaltschaum, Viscoschaum oder Latex bis 22 cm Höhe. Der Rahmen ist dunkel gebeizt.',
        en: 'Combine it with a mattress that can bend: HR foam, memory foam or latex up to 22 cm (9 in) thick. The frame is stained dark.',
      },
    ],
    attributes: {
      kleur: 'donker_beuken',
      bedbodem_latten: 28,
      bedbodem_verstelbaar: 'handmatig',
      bedbodem_materiaal: 'beuken',
      bedbodem_hardheidsregeling: 'ja',
      bedbodem_comfortzones: 5,
      bedbodem_hoogte: 8,
      bedbodem_maximale_belasting: 110,
    },
    offers: sizes(
      { '80x200': 159, '90x200': 159, '90x210': 174.5, '100x200': 179 },
      { lastOnes: ['100x200'] },
    ),
    popularity: 192,
    since: '2024-02-26',
  }),
  bedBase({
    sku: 'FED-LIFT',
    brand: 'Federhaus',
    model: 'Lift',
    kind: KIND.electricBase,
    summary: {
      nl: 'Bodem met twee motoren en 28 latten, die je met een draadloze afstandsbediening verstelt.',
      'nl-be':
        'Lattenbodem met twee motoren en 28 latten, die je met een draadloze afstandsbediening verstelt.',
      de: 'Rahmen mit zwei Motoren und 28 Leisten, den Sie per Funkfernbedienung verstellen.',
      en: 'A base with two motors and 28 slats that you adjust with a wireless remote.',
    },
    description: [
      {
        nl: 'De Lift zet rug en benen onafhankelijk van elkaar omhoog, de rug tot 70 graden. Opstaan uit zithouding kost minder kracht, en benen omhoog helpt na een lange dag staan.',
        de: 'Der Lift hebt Rücken und Beine unabhängig voneinander, den Rücken bis 70 Grad. Aus dem Sitzen aufzustehen kostet weniger Kraft, und hochgelegte Beine tun nach einem langen Tag im Stehen gut.',
        en: 'The Lift raises back and legs independently, the back up to 70 degrees. Getting up from a sitting position takes less strength, and raised legs feel good after a long day of standing.',
      },
      {
        nl: 'In de rusttoestand gebruikt hij minder dan 0,5 watt. Bij stroomuitval brengt een 9-voltbatterij de bodem één keer naar vlak. Let op: twee keer 90 breed naast elkaar beweegt apart; voor samen bewegen is een koppelkabel bijgeleverd.',
        de: 'Im Ruhezustand braucht er weniger als 0,5 Watt. Bei Stromausfall bringt eine 9-Volt-Batterie den Rahmen einmal in die Ebene. Zwei Rahmen nebeneinander bewegen sich getrennt; für den Gleichlauf liegt ein Kabel bei.',
        en: 'At rest it uses less than 0.5 watts. If the power fails, a 9-volt battery brings the base back to flat once. Two bases side by side move separately; a cable to make them move together is included.',
      },
    ],
    attributes: {
      kleur: 'zwart',
      bedbodem_latten: 28,
      bedbodem_verstelbaar: 'elektrisch',
      bedbodem_materiaal: 'beuken',
      bedbodem_hardheidsregeling: 'ja',
      bedbodem_comfortzones: 7,
      bedbodem_hoogte: 13,
      bedbodem_maximale_belasting: 140,
    },
    offers: sizes(
      { '80x200': 549, '90x200': 549, '90x210': 589, '100x200': 599 },
      { days: 3, was: { '90x200': 589 }, slower: { '90x210': 10 } },
    ),
    popularity: 115,
    since: '2025-02-10',
  }),
];
