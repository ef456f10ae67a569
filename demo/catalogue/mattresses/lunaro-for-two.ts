import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { mattress } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';
import { pocketSpringsPicture } from '../pictures.ts';
import { SLEEP_KIND } from '../sleep-kinds.ts';

/** Lunaro mattresses for beds that two people share, in a choice of firmnesses. */
export const lunaroForTwo: readonly ProductData[] = [
  mattress({
    sku: 'LUN-DUETO',
    brand: 'Lunaro',
    model: 'Dueto',
    kind: SLEEP_KIND.twoInOneMattress,
    summary: {
      nl: 'Twee kernen naast elkaar in één hoes: ieder zijn eigen hardheid, zonder kier in het midden.',
      de: 'Zwei Kerne nebeneinander in einem Bezug: jedem sein Härtegrad, ohne Besucherritze.',
      en: 'Two cores side by side in one cover: a firmness for each of you, and no gap in the middle.',
    },
    description: [
      {
        nl: 'Wie zeventig kilo weegt en wie er honderd weegt, liggen zelden goed op hetzelfde matras. In de Dueto zitten twee losse pocketveerkernen, elk met een medium en een stevige kant. Rits de hoes open, keer de kern van één kant, rits dicht: vier combinaties zonder iets bij te kopen. Over de naad ligt 3 cm schuim, zodat je in het midden geen richel voelt.',
        'nl-be':
          'Wie zeventig kilo weegt en wie er honderd weegt, liggen zelden goed op dezelfde matras. In de Dueto zitten twee losse pocketveerkernen, elk met een medium en een stevige kant. Rits de hoes open, keer de kern van één kant, rits dicht: vier combinaties zonder iets bij te kopen. Over de naad ligt 3 cm schuim, zodat je in het midden geen richel voelt.',
        de: 'Wer siebzig Kilo wiegt und wer hundert, liegt selten auf derselben Matratze gut. In der Dueto stecken zwei getrennte Taschenfederkerne, jeder mit einer mittleren und einer festen Seite (H2 und H3). Bezug öffnen, einen Kern wenden, schließen: vier Kombinationen ohne Zukauf. Über die Naht läuft eine 3 cm starke Auflage, in der Mitte spüren Sie keine Kante.',
        en: 'Someone of 70 kg (155 lb) and someone of 100 kg (220 lb) are rarely both comfortable on the same mattress. The Dueto has two separate pocket spring cores, each with a medium side and a firm side. Unzip the cover, turn one core over, zip it up: four combinations with nothing more to buy. An inch of foam runs across the seam, so you feel no ridge in the middle.',
      },
      {
        nl: 'De Dueto is bedoeld voor een vlakke bodem. Staat je bed op twee verstelbare helften, neem dan twee losse matrassen, anders trekt de hoes mee. Til de kernen eruit als je verhuist: één kern van 90 cm draag je alleen. De hoes gaat in vier delen op 60 graden in de was.',
        'nl-be':
          'De Dueto is bedoeld voor een vlakke lattenbodem. Staat je bed op twee verstelbare helften, neem dan twee losse matrassen, anders trekt de hoes mee. Til de kernen eruit als je verhuist: één kern van 90 cm draag je alleen. De hoes gaat in vier delen op 60 graden in de was.',
        de: 'Gedacht ist die Dueto für einen starren Rost. Auf zwei verstellbaren Hälften nehmen Sie besser zwei einzelne Matratzen, sonst zieht der Bezug mit. Beim Umzug kommen die Kerne heraus: Einen von 90 cm trägt man allein. Der Bezug wird in vier Teilen bei 60 Grad gewaschen.',
        'de-at':
          'Gedacht ist die Dueto für einen starren Rost. Auf zwei verstellbaren Hälften nehmen Sie besser zwei einzelne Matratzen, sonst zieht der Bezug mit. Bei der Übersiedlung kommen die Kerne heraus: Einen von 90 cm trägt man allein. Der Bezug wird in vier Teilen bei 60 Grad gewaschen.',
        en: 'The Dueto is meant for a flat base. On two adjustable halves take two separate mattresses, or the cover will be pulled along. Lift the cores out when you move house: one 90 cm core is a load for one person. The cover comes apart in four and can be washed hot.',
      },
    ],
    pictures: [pocketSpringsPicture],
    attributes: {
      matras_kern: 'pocketvering',
      matras_hardheid: ['medium', 'stevig'],
      matras_hoogte: 23,
      matras_hoes: 'dubbeldoek',
      matras_wasbaar: 'graden_60',
      matras_rits: 'rondom',
      matras_comfortzones: 7,
      matras_aantal_veren: 320,
      matras_maximale_belasting: 120,
      matras_slaaphouding: ['zij', 'rug', 'buik'],
      bijzonderheden: ['twee_in_een', 'omkeerbaar'],
    },
    grades: {
      drukverdeling: 4,
      ondersteuning: 4,
      stabiliteit: 4,
      veerkracht: 4,
      ventilatie: 5,
      vochtregulatie: 3,
      aanpassingsvermogen: 3,
    },
    offers: sizes(
      {
        '140x200': 699,
        '160x200': 799,
        '160x210': 859,
        '180x200': 899,
        '180x210': 959,
        '180x220': 999,
        '200x200': 1049,
      },
      { days: 4, was: { '160x200': 859, '180x200': 959 }, slower: { '180x220': 15 } },
    ),
    popularity: 214,
    since: '2025-09-15',
  }),
  mattress({
    sku: 'LUN-LAGUNA',
    brand: 'Lunaro',
    model: 'Laguna',
    kind: SLEEP_KIND.gelFoamMattress,
    summary: {
      nl: 'Matras van 23 cm met 5 cm gelschuim: drukverlagend als traagschuim, maar sneller terug en minder warm.',
      de: '23 cm hohe Matratze mit 5 cm Gelschaum: entlastet wie Viscoschaum, federt aber schneller zurück und staut weniger Wärme.',
      en: 'A 9-inch (23 cm) mattress with 5 cm (2 in) of gel foam: as relieving as memory foam, but quicker and less warm.',
    },
    description: [
      {
        nl: 'In de bovenste laag van de Laguna zijn gelkorrels door het schuim gemengd. Ze geleiden warmte, dus instappen voelt fris. Wees niet te hoopvol: na een half uur is de gel zo warm als jij, en van dan af moet de ventilatie het doen. Die komt van verticale kanalen in de koudschuimkern eronder.',
        de: 'In die oberste Schicht der Laguna sind Gelkügelchen eingeschäumt. Sie leiten Wärme ab, deshalb fühlt sich das Hinlegen frisch an. Versprechen Sie sich nicht zu viel davon: Nach einer halben Stunde ist das Gel so warm wie Sie, dann zählt die Belüftung. Für sie sorgen senkrechte Kanäle im Kaltschaumkern darunter.',
        en: 'The top layer of the Laguna has beads of gel blended into the foam. They conduct heat, so getting in feels cool. Do not expect too much: after half an hour the gel is as warm as you are, and from then on it is down to ventilation, which comes from vertical channels in the HR foam core below.',
      },
      {
        nl: 'Gelschuim maakt geen verschil tussen een koude en een warme kamer; dat is de winst op traagschuim. Het wint het niet van veren als je ’s nachts zweet. Zacht is voor zijslapers tot 75 kilo, medium tot 95, stevig daarboven of op de buik. Niet keren, wel elk kwartaal een halve slag draaien.',
        de: 'Gelschaum ist es gleich, ob das Zimmer kühl oder warm ist, das ist der Vorteil gegenüber Viscoschaum. Wer nachts schwitzt, liegt auf Federn trotzdem trockener. Weich passt für Seitenschläfer bis 75 Kilo, mittel bis 95, fest darüber oder für Bauchschläfer. Nicht wenden, aber jedes Quartal um eine halbe Drehung versetzen.',
        en: 'Gel foam does not care whether the room is cold or warm, which is its advantage over memory foam. If you sweat at night, springs are still drier. Soft suits side sleepers of up to 75 kg (165 lb), medium up to 95 kg (210 lb), firm above that or if you lie on your stomach. Do not flip it, but rotate it every three months.',
      },
    ],
    firmnesses: [{ firmness: 'medium' }, { firmness: 'zacht' }, { firmness: 'stevig' }],
    attributes: {
      matras_kern: 'gelschuim',
      matras_hoogte: 23,
      matras_hoes: 'lyocell',
      matras_wasbaar: 'graden_40',
      matras_rits: 'rondom',
      matras_comfortzones: 5,
      matras_maximale_belasting: 120,
      matras_slaaphouding: ['zij', 'rug'],
      matras_keurmerk: 'oeko_tex',
      bijzonderheden: ['opgerold', 'verstelbare_bodem', 'zonder_dierlijk'],
    },
    grades: {
      drukverdeling: 5,
      ondersteuning: 4,
      stabiliteit: 4,
      veerkracht: 3,
      ventilatie: 3,
      vochtregulatie: 4,
      aanpassingsvermogen: 5,
    },
    offers: sizes(
      {
        '80x200': 479,
        '90x200': 479,
        '90x210': 519,
        '120x200': 659,
        '140x200': 739,
        '160x200': 849,
        '180x200': 939,
        '180x210': 999,
      },
      { slower: { '90x210': 10, '180x210': 10 }, lastOnes: ['120x200'] },
    ),
    popularity: 196,
    since: '2025-05-26',
  }),
  mattress({
    sku: 'LUN-SOLENA',
    brand: 'Lunaro',
    model: 'Solena',
    kind: KIND.hybridMattress,
    summary: {
      nl: 'Hybride van 25 cm: pocketveren met 5 cm latex, in drie hardheden en tot 200 x 220.',
      de: '25 cm hohe Hybridmatratze: Taschenfedern mit 5 cm Latex, in drei Härtegraden und bis 200 x 220.',
      en: 'A 10-inch (25 cm) hybrid: pocket springs with 5 cm (2 in) of latex, in three firmnesses and up to 200 x 220.',
    },
    description: [
      {
        nl: 'De Solena zit tussen de Vita en de Alta in. Je krijgt de open, droge kern van pocketveren en daarbovenop latex die sneller reageert dan welk schuim ook: als je ’s nachts van houding wisselt, ben je er al. De hardheid zit in de draaddikte van de veren, niet in de latex, zodat de bovenkant bij elke uitvoering even soepel is.',
        de: 'Die Solena liegt zwischen Vita und Alta. Sie bekommen den offenen, trockenen Kern aus Taschenfedern und darauf Latex, der schneller reagiert als jeder Schaum: Wer nachts die Lage wechselt, wird nicht gebremst. Der Härtegrad steckt in der Drahtstärke der Federn, nicht im Latex, die Oberfläche ist also bei jeder Ausführung gleich geschmeidig.',
        en: 'The Solena sits between the Vita and the Alta. You get the open, dry core of pocket springs, topped with latex that responds faster than any foam, so nothing holds you back when you change position. The firmness comes from the gauge of the springs, not from the latex, so the surface is equally supple in each version.',
      },
      {
        nl: 'Denk na over de trap. Veren en latex wegen allebei, 34 kilo in 160 x 200, en het matras vouwt niet. Wij dragen het naar boven; bij een verhuizing moet jij het weer naar beneden krijgen. De hoes van katoen met linnen gaat op 30 graden in de was en droogt aan de lijn.',
        'nl-be':
          'Denk na over de trap. Veren en latex wegen allebei, 34 kilo in 160 x 200, en de matras plooit niet. Wij dragen ze naar boven; bij een verhuis moet jij ze weer beneden krijgen. De hoes van katoen met linnen gaat op 30 graden in de was en droogt aan de draad.',
        de: 'Denken Sie an die Treppe. Federn und Latex wiegen beide, 34 Kilo in 160 x 200, und falten lässt sich die Matratze nicht. Wir tragen sie hinauf; beim Umzug müssen Sie sie wieder hinunterbekommen. Der Bezug aus Baumwolle mit Leinen wird bei 30 Grad gewaschen und trocknet auf der Leine.',
        'de-at':
          'Denken Sie an das Stiegenhaus. Federn und Latex wiegen beide, 34 Kilo in 160 x 200, und falten lässt sich die Matratze nicht. Wir tragen sie hinauf; bei der Übersiedlung müssen Sie sie wieder hinunterbekommen. Der Bezug aus Baumwolle mit Leinen wird bei 30 Grad gewaschen und trocknet auf der Leine.',
        en: 'Think of the stairs. Springs and latex are both heavy, 34 kg (75 lb) in 160 x 200, and the mattress does not fold. We carry it up; when you move, it is you who has to get it down again. The cotton and linen cover is washed cold and line-dried.',
      },
    ],
    firmnesses: [{ firmness: 'medium' }, { firmness: 'zacht' }, { firmness: 'stevig', extra: 30 }],
    attributes: {
      matras_kern: 'hybride',
      matras_hoogte: 25,
      matras_hoes: 'linnen',
      matras_wasbaar: 'graden_30',
      matras_rits: 'rondom',
      matras_comfortzones: 7,
      matras_aantal_veren: 380,
      matras_maximale_belasting: 130,
      matras_slaaphouding: ['zij', 'rug'],
      bijzonderheden: ['omkeerbaar'],
    },
    grades: {
      drukverdeling: 4,
      ondersteuning: 5,
      stabiliteit: 4,
      veerkracht: 5,
      ventilatie: 5,
      vochtregulatie: 4,
      aanpassingsvermogen: 4,
    },
    offers: sizes(
      {
        '80x200': 649,
        '90x200': 649,
        '90x210': 699,
        '90x220': 729,
        '140x200': 1029,
        '160x200': 1179,
        '180x200': 1299,
        '180x210': 1379,
        '180x220': 1429,
        '200x200': 1449,
        '200x220': 1599,
      },
      { days: 3, slower: { '90x220': 15, '180x220': 15, '200x220': 20 } },
    ),
    popularity: 143,
    since: '2026-02-16',
  }),
];
