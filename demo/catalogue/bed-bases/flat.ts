import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { bedBase } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';

export const flatBedBases: readonly ProductData[] = [
  bedBase({
    sku: 'HAL-ASK',
    brand: 'Halmstad',
    model: 'Ask',
    kind: KIND.slattedBase,
    summary: {
      nl: 'Vlakke bodem met 28 verende latten van beukenhout, voor elk matras dat een stevige ondergrond vraagt.',
      'nl-be':
        'Vlakke lattenbodem met 28 verende latten van beukenhout, voor elke matras die een stevige ondergrond vraagt.',
      de: 'Starrer Lattenrost mit 28 Federholzleisten aus Buche, für jede Matratze, die einen festen Untergrund braucht.',
      en: 'A flat base with 28 sprung beech slats, for any mattress that needs solid support.',
    },
    description: [
      {
        nl: 'De latten van de Ask liggen 4 cm uit elkaar: dicht genoeg voor schuim en latex, ruim genoeg om het matras te laten ademen. Ze rusten in rubberen kappen, die kraken voorkomen.',
        'nl-be':
          'De latten van de Ask liggen 4 cm uit elkaar: dicht genoeg voor schuim en latex, ruim genoeg om de matras te laten ademen. Ze rusten in rubberen kappen, die kraken voorkomen.',
        de: 'Die Leisten des Ask liegen 4 cm auseinander: eng genug für Schaum und Latex, weit genug, damit die Matratze atmen kann. Sie ruhen in Kappen aus Kautschuk, die nicht knarren.',
        en: 'The slats of the Ask are an inch and a half apart: close enough for foam and latex, wide enough to let the mattress breathe. They rest in rubber caps that keep the base from creaking.',
      },
      {
        nl: 'Bij de heup zitten zes dubbele latten met schuivers. Schuif je die naar buiten, dan lig je daar steviger; naar binnen, dan zachter. De bodem komt gemonteerd en past in ieder ledikant met een steunlijst.',
        'nl-be':
          'Bij de heup zitten zes dubbele latten met schuivers. Schuif je die naar buiten, dan lig je daar steviger; naar binnen, dan zachter. De lattenbodem komt gemonteerd en past in elk bed met een steunlijst.',
        de: 'Im Beckenbereich sitzen sechs doppelte Leisten mit Schiebern. Nach außen geschoben wird es dort fester, nach innen weicher. Der Rost kommt fertig montiert und passt in jedes Bettgestell mit Auflageleiste.',
        en: 'At the hips there are six double slats with sliders. Move them outward for firmer support, inward for softer. The base arrives assembled and fits any bed frame with a support rail.',
      },
    ],
    attributes: {
      kleur: 'beuken',
      bedbodem_latten: 28,
      bedbodem_verstelbaar: 'vlak',
      bedbodem_materiaal: 'beuken',
      bedbodem_hardheidsregeling: 'ja',
      bedbodem_comfortzones: 5,
      bedbodem_hoogte: 6,
      bedbodem_maximale_belasting: 120,
    },
    offers: sizes({
      '70x200': 109,
      '80x200': 109,
      '90x200': 109,
      '90x210': 119,
      '120x200': 159,
      '140x200': 179,
    }),
    popularity: 244,
    since: '2024-01-08',
  }),
  bedBase({
    sku: 'NOO-KIEL',
    brand: 'Noorderlicht',
    model: 'Kiel',
    kind: KIND.slattedBase,
    summary: {
      nl: 'Vlakke bodem met 42 smalle latten van berkenhout, die elk apart kantelen.',
      'nl-be': 'Vlakke lattenbodem met 42 smalle latten van berkenhout, die elk apart kantelen.',
      de: 'Starrer Rost mit 42 schmalen Birkenleisten, die sich einzeln neigen.',
      en: 'A flat base with 42 narrow birch slats that tilt one by one.',
    },
    description: [
      {
        nl: 'Smalle latten volgen het lichaam nauwkeuriger dan brede. De 42 latten van de Kiel hangen per twee in rubberen kappen die kunnen kantelen; bij de schouder zijn ze lager opgehangen, zodat je op je zij verder in het matras zakt.',
        'nl-be':
          'Smalle latten volgen het lichaam nauwkeuriger dan brede. De 42 latten van de Kiel hangen per twee in rubberen kappen die kunnen kantelen; bij de schouder zijn ze lager opgehangen, zodat je op je zij verder in de matras zakt.',
        de: 'Schmale Leisten folgen dem Körper genauer als breite. Die 42 Leisten des Kiel hängen paarweise in beweglichen Kautschukkappen; an der Schulter sind sie tiefer aufgehängt, damit Sie in Seitenlage weiter einsinken.',
        en: 'Narrow slats follow the body more closely than wide ones. The 42 slats of the Kiel hang in pairs in rubber caps that tilt; at the shoulder they hang lower, so that you sink further into the mattress when you lie on your side.',
      },
      {
        nl: 'Zeven zones maken de Kiel tot de bodem bij onze latex- en pocketveermatrassen. Frame en latten zijn van berken uit Noord-Europa.',
        de: 'Mit sieben Zonen passt der Kiel zu unseren Latex- und Taschenfederkernmatratzen. Rahmen und Leisten sind aus nordeuropäischer Birke.',
        en: 'With its seven zones, the Kiel is the base to go with our latex and pocket spring mattresses. Frame and slats are of northern European birch.',
      },
    ],
    attributes: {
      kleur: 'berken',
      bedbodem_latten: 42,
      bedbodem_verstelbaar: 'vlak',
      bedbodem_materiaal: 'berken',
      bedbodem_hardheidsregeling: 'nee',
      bedbodem_comfortzones: 7,
      bedbodem_hoogte: 7,
      bedbodem_maximale_belasting: 130,
    },
    offers: sizes(
      { '80x200': 199, '90x200': 199, '90x210': 219, '100x200': 229, '140x200': 319 },
      { was: { '90x200': 219 } },
    ),
    popularity: 157,
    since: '2024-08-05',
  }),
  bedBase({
    sku: 'VEL-ES',
    brand: 'Veluwe Slaapatelier',
    model: 'Es',
    kind: KIND.slattedBase,
    summary: {
      nl: 'Bodem zonder metaal: 26 latten van massief grenen, met houten pennen verbonden.',
      'nl-be':
        'Lattenbodem zonder metaal: 26 latten van massief grenen, met houten pennen verbonden.',
      de: 'Rost ohne Metall: 26 Leisten aus massiver Kiefer, mit Holzdübeln verbunden.',
      en: 'A base without metal: 26 slats of solid pine, joined with wooden pegs.',
    },
    description: [
      {
        nl: 'Aan de Es komt geen schroef te pas. De latten rusten op een band van katoen en veren daardoor licht mee. Het hout is met lijnolie behandeld en ruikt de eerste weken naar een timmerwerkplaats.',
        de: 'Im Es steckt keine einzige Schraube. Die Leisten ruhen auf Baumwollgurten und federn dadurch leicht mit. Das Holz ist mit Leinöl behandelt und riecht in den ersten Wochen nach Tischlerei.',
        en: 'There is not one screw in the Es. Its slats rest on cotton webbing, which gives them a little spring. The wood is treated with linseed oil and smells of a carpenter’s shop for the first few weeks.',
      },
      {
        nl: 'Met 3,5 cm tussen de latten is hij gemaakt voor natuurlatex, dat van onderen lucht nodig heeft. Bezorgd na twee weken; het atelier zaagt pas als je bestelt.',
        'nl-be':
          'Met 3,5 cm tussen de latten is hij gemaakt voor natuurlatex, dat van onderen lucht nodig heeft. Geleverd na twee weken; het atelier zaagt pas als je bestelt.',
        de: 'Mit 3,5 cm Leistenabstand ist er für Naturlatex gemacht, der von unten Luft braucht. Lieferung nach zwei Wochen; das Atelier sägt erst, wenn Sie bestellen.',
        en: 'The slats are an inch and a half apart, made for natural latex, which needs air from below. Delivered after two weeks: the workshop starts sawing when you order.',
      },
    ],
    attributes: {
      kleur: 'grenen',
      bedbodem_latten: 26,
      bedbodem_verstelbaar: 'vlak',
      bedbodem_materiaal: 'grenen',
      bedbodem_hardheidsregeling: 'nee',
      bedbodem_comfortzones: 1,
      bedbodem_hoogte: 7,
      bedbodem_maximale_belasting: 120,
      bijzonderheden: ['natuurlijk', 'handwerk'],
    },
    offers: sizes({ '80x200': 259, '90x200': 259, '90x210': 279, '140x200': 389 }, { days: 10 }),
    popularity: 31,
    since: '2025-09-22',
  }),
];
