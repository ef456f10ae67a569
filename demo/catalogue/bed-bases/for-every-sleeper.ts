import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { FURNITURE_KIND } from '../furniture-kinds.ts';
import { bedBase } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';

/** From a guest room's base to one with three motors. */
export const basesForEverySleeper: readonly ProductData[] = [
  bedBase({
    sku: 'HAL-GRAN',
    brand: 'Halmstad',
    model: 'Gran',
    kind: KIND.slattedBase,
    summary: {
      nl: 'Eenvoudige bodem met 24 latten, voor het logeerbed en het eerste eigen bed.',
      'nl-be': 'Eenvoudige lattenbodem met 24 latten, voor het logeerbed en het eerste eigen bed.',
      de: 'Einfacher Rost mit 24 Leisten, für das Gästebett und das erste eigene Bett.',
      en: 'A simple base with 24 slats, for the guest bed and the first bed of one’s own.',
    },
    description: [
      {
        nl: 'Meer dan veren hoeft een bodem voor een paar nachten per maand niet te doen. De latten van de Gran zijn van gelamineerd berken en liggen 4,5 cm uit elkaar; zones of schuivers heeft hij niet.',
        de: 'Für ein paar Nächte im Monat muss ein Rost nur federn. Die Leisten des Gran sind aus verleimter Birke und liegen 4,5 cm auseinander; Zonen oder Schieber hat er nicht.',
        en: 'For a few nights a month a base only has to flex. The Gran’s slats are laminated birch, under two inches apart; there are no zones and no sliders.',
      },
      {
        nl: 'Voor elke nacht en boven de 90 kilo raden we een bodem met meer latten aan. Hij komt gemonteerd; afnemen met een droge doek volstaat.',
        de: 'Für jede Nacht und über 90 Kilo empfehlen wir einen Rost mit mehr Leisten. Er kommt fertig montiert; ein trockenes Tuch genügt zur Pflege.',
        en: 'For every night, or above 90 kg (200 lb), we recommend a base with more slats. It comes assembled; a dry cloth keeps it clean.',
      },
    ],
    attributes: {
      kleur: 'berken',
      bedbodem_latten: 24,
      bedbodem_verstelbaar: 'vlak',
      bedbodem_materiaal: 'berken',
      bedbodem_hardheidsregeling: 'nee',
      bedbodem_comfortzones: 1,
      bedbodem_hoogte: 5,
      bedbodem_maximale_belasting: 90,
    },
    offers: sizes(
      { '70x200': 69, '80x200': 69, '90x200': 69, '120x200': 99, '140x200': 109 },
      { soldOut: ['70x200'] },
    ),
    popularity: 221,
    since: '2024-03-18',
  }),
  bedBase({
    sku: 'ELS-STUT',
    brand: 'Elsbroek',
    model: 'Stut',
    kind: FURNITURE_KIND.reinforcedBase,
    summary: {
      nl: 'Bodem met dubbele middenligger en 28 dikke beuken latten, tot 200 kilo per persoon.',
      'nl-be':
        'Lattenbodem met dubbele middenligger en 28 dikke beuken latten, tot 200 kilo per persoon.',
      de: 'Rost mit doppeltem Mittelholm und 28 starken Buchenleisten, bis 200 Kilo pro Person.',
      'de-at':
        'Rost mit doppeltem Mittelträger und 28 starken Buchenleisten, bis 200 Kilo pro Person.',
      en: 'A base with a double center beam and 28 thick beech slats, for up to 200 kg (440 lb) per person.',
    },
    description: [
      {
        nl: 'Gewone latten zijn 8 mm dik; die van de Stut 14, en ze liggen op drie punten in plaats van twee. Dat veert minder, dus het comfort moet hier van het matras komen: kies er een van minstens 22 cm bij.',
        'nl-be':
          'Gewone latten zijn 8 mm dik; die van de Stut 14, en ze liggen op drie punten in plaats van twee. Dat veert minder, dus het comfort moet hier van de matras komen: kies er een van minstens 22 cm bij.',
        de: 'Übliche Leisten sind 8 mm stark, die des Stut 14, und sie liegen auf drei Punkten statt auf zweien. Das federt weniger: Den Komfort muss hier die Matratze bringen, mit mindestens 22 cm Höhe.',
        en: 'Ordinary slats are about a third of an inch thick; those of the Stut are over half an inch and rest on three points instead of two. That gives less spring, so comfort has to come from the mattress: choose one at least 22 cm (9 in) thick.',
      },
      {
        nl: 'De extra steunpoot moet de vloer raken. Stel hem op de hoogte van je bed, tussen 20 en 36 cm, en draai hem na een maand nog eens na. Weeg je minder dan 100 kilo, dan ligt een gewone bodem prettiger.',
        de: 'Der zusätzliche Stützfuß muss den Boden berühren. Stellen Sie ihn auf die Höhe Ihres Betts ein, zwischen 20 und 36 cm, und prüfen Sie ihn nach einem Monat. Wer unter 100 Kilo wiegt, liegt auf einem normalen Rost angenehmer.',
        en: 'The extra support leg has to touch the floor. Set it to the height of your bed, between 20 and 36 cm (8 and 14 in), and check it after a month. If you weigh less than 100 kg (220 lb), an ordinary base is more comfortable.',
      },
    ],
    attributes: {
      kleur: 'beuken',
      bedbodem_latten: 28,
      bedbodem_verstelbaar: 'vlak',
      bedbodem_materiaal: 'beuken',
      bedbodem_hardheidsregeling: 'nee',
      bedbodem_comfortzones: 3,
      bedbodem_hoogte: 8,
      bedbodem_maximale_belasting: 200,
      bedbodem_keurmerk: 'fsc',
    },
    offers: sizes(
      { '90x200': 279, '90x210': 299, '100x200': 299, '120x200': 359, '140x200': 399 },
      { days: 8 },
    ),
    popularity: 52,
    since: '2025-01-20',
  }),
  bedBase({
    sku: 'NOO-MAST',
    brand: 'Noorderlicht',
    model: 'Mast',
    kind: KIND.adjustableBase,
    summary: {
      nl: 'Bodem met 42 latten en een gasveer: het hoofdeinde komt omhoog zonder tillen.',
      'nl-be':
        'Lattenbodem met 42 latten en een gasveer: het hoofdeinde komt omhoog zonder tillen.',
      de: 'Rost mit 42 Leisten und Gasfeder: Das Kopfteil kommt ohne Heben nach oben.',
      en: 'A base with 42 slats and a gas spring: the head end rises without lifting.',
    },
    description: [
      {
        nl: 'Een greep opzij, en de gasveer neemt het gewicht over. Je zet de rug traploos op elke stand tot 60 graden, ook terwijl je ligt. Dat kost geen stroom en er kan geen motor stuk.',
        de: 'Ein Griff an der Seite, und die Gasfeder übernimmt das Gewicht. Der Rücken bleibt stufenlos in jeder Stellung bis 60 Grad stehen, auch im Liegen verstellt. Das braucht keinen Strom, und kein Motor kann ausfallen.',
        en: 'Pull the handle at the side and the gas spring takes over the weight. The back stays wherever you leave it, up to 60 degrees, even if you adjust it lying down. It needs no power, and there is no motor to fail.',
      },
      {
        nl: 'Naar beneden moet je zelf drukken, met ongeveer 12 kilo: is dat te zwaar, dan is een motor de betere keus. De schouderlatten zijn dunner, voor wie op zijn zij slaapt.',
        'nl-be':
          'Naar beneden moet je zelf drukken, met ongeveer 12 kilo: is dat te zwaar, dan is een motor de betere keuze. De schouderlatten zijn dunner, voor wie op zijn zij slaapt.',
        de: 'Nach unten drücken Sie selbst, mit etwa 12 Kilo; ist das zu viel, ist ein Motorrahmen die bessere Wahl. An der Schulter sind die Leisten dünner, für Seitenschläfer.',
        en: 'Coming down, you do the pushing, with a force of about 12 kg (26 lb); if that is too much, choose a motor. The slats at the shoulders are thinner, for those who sleep on their side.',
      },
    ],
    attributes: {
      kleur: 'beuken',
      bedbodem_latten: 42,
      bedbodem_verstelbaar: 'handmatig',
      bedbodem_materiaal: 'beuken',
      bedbodem_hardheidsregeling: 'ja',
      bedbodem_comfortzones: 7,
      bedbodem_hoogte: 9,
      bedbodem_maximale_belasting: 130,
    },
    offers: sizes(
      { '80x200': 289, '90x200': 289, '90x210': 309, '100x200': 319 },
      { days: 5, was: { '90x200': 309 } },
    ),
    popularity: 99,
    since: '2025-03-31',
  }),
  bedBase({
    sku: 'FED-DREIKLANG',
    brand: 'Federhaus',
    model: 'Dreiklang',
    kind: KIND.electricBase,
    summary: {
      nl: 'Bodem met drie motoren: rug, benen en nek apart te verstellen, met twee standen in het geheugen.',
      'nl-be':
        'Lattenbodem met drie motoren: rug, benen en nek apart te verstellen, met twee standen in het geheugen.',
      de: 'Rahmen mit drei Motoren: Rücken, Beine und Nacken einzeln verstellbar, zwei Stellungen gespeichert.',
      en: 'A base with three motors: back, legs and neck adjust separately, with two positions in memory.',
    },
    description: [
      {
        nl: 'De derde motor kantelt alleen het hoofd. Wie leest of televisiekijkt, hoeft daardoor geen tweede kussen onder de nek te proppen. De knoppen van de afstandsbediening lichten op als je hem oppakt.',
        de: 'Der dritte Motor neigt nur den Kopf: Beim Lesen oder Fernsehen muss kein zweites Kissen unter den Nacken. Die Tasten der Fernbedienung leuchten auf, sobald Sie sie in die Hand nehmen.',
        'de-at':
          'Der dritte Motor neigt nur den Kopf: Beim Lesen oder Fernsehen muss kein zweiter Polster unter den Nacken. Die Tasten der Fernbedienung leuchten auf, sobald Sie sie in die Hand nehmen.',
        en: 'The third motor tilts only the head, so you do not need a second pillow behind your neck to read or watch television. The keys of the remote light up when you pick it up.',
      },
      {
        nl: 'De bodem weegt 41 kilo en gaat niet in een bed met een dwarsbalk onder het midden. Meet de ruimte: de motoren steken 11 cm onder het frame uit. Bonellveren buigen slecht mee; neem een matras van schuim, latex of losse pocketveren.',
        de: 'Der Rahmen wiegt 41 Kilo und passt nicht in ein Bett mit Querstrebe in der Mitte. Messen Sie nach: Die Motoren ragen 11 cm unter den Rahmen. Nehmen Sie eine Matratze aus Schaum, Latex oder mit Taschenfedern; Bonellfedern biegen sich schlecht.',
        en: 'The base weighs 41 kg (90 lb) and does not go into a bed with a crossbar in the middle. Measure first: the motors hang 11 cm (4⅓ in) below the frame. Choose a mattress of foam, latex or pocket springs; connected coils do not bend well.',
      },
    ],
    attributes: {
      kleur: 'beuken',
      bedbodem_latten: 28,
      bedbodem_verstelbaar: 'elektrisch',
      bedbodem_materiaal: 'beuken',
      bedbodem_hardheidsregeling: 'ja',
      bedbodem_comfortzones: 7,
      bedbodem_hoogte: 14,
      bedbodem_maximale_belasting: 150,
    },
    offers: sizes(
      { '80x200': 799, '90x200': 799, '90x210': 849, '90x220': 899, '100x200': 869 },
      { days: 10, lastOnes: ['90x220'] },
    ),
    popularity: 61,
    since: '2025-09-29',
  }),
];
