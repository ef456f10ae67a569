import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { mattress } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { SLEEP_KIND } from '../sleep-kinds.ts';
import { sizes } from '../offers.ts';

/** Noorderlicht mattresses of the last year, all without animal materials. */
export const noorderlichtNewcomers: readonly ProductData[] = [
  mattress({
    sku: 'NOO-AURORA',
    brand: 'Noorderlicht',
    model: 'Aurora',
    kind: KIND.pocketSpringMattress,
    summary: {
      nl: 'Pocketveren en traagschuim in een doos van 45 cm: 26 cm hoog zodra hij is uitgerold.',
      'nl-be':
        'Pocketveren en traagschuim in een doos van 45 cm: 26 cm hoog zodra de matras is uitgerold.',
      de: 'Taschenfedern und Viscoschaum in einem 45 cm breiten Karton: ausgerollt 26 cm hoch.',
      en: 'Pocket springs and memory foam in a 45 cm (18 in) box: 26 cm (10 in) high once unrolled.',
    },
    description: [
      {
        nl: 'De Aurora is voor wie niet kan kiezen tussen veren en schuim, en geen zin heeft in een matras dat door de deur gewrongen moet worden. Een machine perst hem plat en rolt hem op. Jij snijdt de folie open en hoort hem ademhalen: na vier uur kun je erop slapen, na twee dagen is hij op volle hoogte.',
        'nl-be':
          'De Aurora is voor wie niet kan kiezen tussen veren en schuim, en geen zin heeft in een matras die door de deur gewrongen moet worden. Een machine perst ze plat en rolt ze op. Jij snijdt de folie open en hoort ze ademhalen: na vier uur kan je erop slapen, na twee dagen is ze op volle hoogte.',
        de: 'Die Aurora ist für alle, die sich zwischen Federn und Schaum nicht entscheiden können und keine sperrige Matratze durch die Tür zwängen wollen. Eine Maschine presst sie flach und rollt sie ein. Sie schneiden die Folie auf und hören sie Luft holen: Nach vier Stunden lässt es sich darauf schlafen, nach zwei Tagen hat sie volle Höhe.',
        en: 'The Aurora is for anyone who cannot decide between springs and foam, and does not fancy wrestling a mattress through the door. A machine presses it flat and rolls it up. You cut the film and hear it draw breath: you can sleep on it after four hours, and after two days it is at full height.',
      },
      {
        nl: 'Boven ligt 4 cm traagschuim, eronder 2 cm koudschuim op 300 veren per vierkante meter. Bewegen gaat makkelijker dan op de Fjord, de afdruk is minder diep. Onder de 60 kilo warm je het traagschuim te weinig op en voelt hij hard; neem dan een zacht koudschuimmatras. Bewaar de doos niet voor een verhuizing: opnieuw oprollen lukt thuis niet.',
        'nl-be':
          'Boven ligt 4 cm traagschuim, eronder 2 cm koudschuim op 300 veren per vierkante meter. Bewegen gaat makkelijker dan op de Fjord, de afdruk is minder diep. Onder de 60 kilo warm je het traagschuim te weinig op en voelt ze hard aan; neem dan een zachte koudschuimmatras. De doos bewaren voor een verhuis heeft geen zin: opnieuw oprollen lukt thuis niet.',
        de: 'Oben liegen 4 cm Viscoschaum, darunter 2 cm Kaltschaum auf 300 Federn pro Quadratmeter. Man dreht sich leichter als auf der Fjord, der Abdruck ist flacher. Unter 60 Kilo wird der Viscoschaum nicht warm genug und bleibt hart; dann besser eine weiche Kaltschaummatratze. Den Karton müssen Sie nicht aufheben: Zu Hause lässt sie sich nicht wieder einrollen.',
        en: 'On top are 4 cm (1½ in) of memory foam, then HR foam over 300 springs per square meter. Moving is easier than on the Fjord, and the imprint less deep. Below 60 kg (130 lb) you do not warm up the memory foam enough and it feels hard; get a soft HR foam mattress then. No need to keep the box for a move: you cannot roll it up again at home.',
      },
    ],
    firmnesses: [{ firmness: 'medium' }, { firmness: 'stevig' }],
    attributes: {
      matras_kern: 'pocketvering',
      matras_hoogte: 26,
      matras_hoes: 'gerecycled',
      matras_wasbaar: 'graden_60',
      matras_rits: 'rondom',
      matras_comfortzones: 5,
      matras_aantal_veren: 300,
      matras_maximale_belasting: 120,
      matras_slaaphouding: ['zij', 'rug'],
      matras_keurmerk: 'grs',
      bijzonderheden: ['opgerold', 'gerecycled', 'zonder_dierlijk'],
    },
    grades: {
      drukverdeling: 4,
      ondersteuning: 4,
      stabiliteit: 4,
      veerkracht: 3,
      ventilatie: 4,
      vochtregulatie: 3,
      aanpassingsvermogen: 4,
    },
    offers: sizes(
      {
        '90x200': 399,
        '120x200': 519,
        '140x200': 599,
        '140x210': 649,
        '160x200': 689,
        '160x210': 739,
        '180x200': 769,
      },
      { was: { '140x200': 649, '160x200': 739, '180x200': 889 }, slower: { '140x210': 8 } },
    ),
    popularity: 341,
    since: '2025-11-03',
  }),
  mattress({
    sku: 'NOO-VEEN',
    brand: 'Noorderlicht',
    model: 'Veen',
    kind: KIND.latexMattress,
    summary: {
      nl: 'Latexmatras van 18 cm met een hoes van lyocell in plaats van wol, in drie hardheden.',
      de: '18 cm hohe Latexmatratze mit Lyocell statt Wolle im Bezug, in drei Härtegraden.',
      en: 'A 7-inch (18 cm) latex mattress with lyocell instead of wool in its cover, in three firmnesses.',
    },
    description: [
      {
        nl: 'Veel latexmatrassen krijgen een wollen hoes, omdat latex zelf geen vocht opneemt. Noorderlicht werkt zonder dierlijke materialen en stikt 400 gram lyocellvlies per vierkante meter in de tijk: dat neemt ongeveer evenveel op en droogt sneller. Je mist wel de warmte van wol, en dat merk je in een koude slaapkamer.',
        'nl-be':
          'Veel latexmatrassen krijgen een wollen hoes, omdat latex zelf geen vocht opneemt. Noorderlicht werkt zonder dierlijke materialen en stikt 400 gram lyocellvlies per vierkante meter in de tijk: dat neemt ongeveer evenveel op en droogt sneller. Je mist wel de warmte van wol, en dat merk je als het ’s winters koud is in de kamer.',
        de: 'Viele Latexmatratzen stecken in einem Bezug mit Wolle, weil Latex selbst keine Feuchtigkeit aufnimmt. Noorderlicht kommt ohne tierische Materialien aus und steppt 400 g Lyocellvlies pro Quadratmeter ein: Das nimmt ähnlich viel auf und trocknet schneller. Die Wärme der Wolle fehlt allerdings, das merkt man im ungeheizten Schlafzimmer.',
        en: 'Many latex mattresses come in a wool cover, because latex itself does not take up moisture. Noorderlicht does without animal materials and quilts lyocell fleece at 400 g per square meter into the cover: it takes up about as much and dries faster. You do miss the warmth of wool, which you will notice in an unheated bedroom.',
      },
      {
        nl: 'De kern heeft zeven zones en is symmetrisch: draaien en keren mag alle kanten op. Doe dat in het voor- en najaar. Zacht tot 70 kilo, medium tot 90, stevig tot 115. De hoes kan op 60 graden in de was; hang hem liggend te drogen, want nat lyocell is zwaar en rekt.',
        de: 'Der Kern hat sieben Zonen und ist symmetrisch: Wenden und Drehen geht in jede Richtung, am besten im Frühjahr und im Herbst. Weich bis 70 Kilo, mittel bis 90, fest bis 115. Der Bezug verträgt 60 Grad; trocknen Sie ihn liegend, denn nasses Lyocell ist schwer und dehnt sich.',
        en: 'The core has seven zones and is symmetrical, so you can turn and rotate it any way you like. Do so in spring and fall. Soft up to 70 kg (155 lb), medium up to 90 kg (200 lb), firm up to 115 kg (255 lb). The cover can be washed hot; dry it flat, as wet lyocell is heavy and stretches.',
      },
    ],
    firmnesses: [{ firmness: 'medium' }, { firmness: 'zacht' }, { firmness: 'stevig', extra: 25 }],
    attributes: {
      matras_kern: 'latex',
      matras_hoogte: 18,
      matras_hoes: 'lyocell',
      matras_wasbaar: 'graden_60',
      matras_rits: 'rondom',
      matras_comfortzones: 7,
      matras_maximale_belasting: 115,
      matras_slaaphouding: ['zij', 'rug'],
      matras_keurmerk: 'oeko_tex',
      bijzonderheden: ['omkeerbaar', 'zonder_dierlijk', 'verstelbare_bodem', 'huisstofmijt'],
    },
    grades: {
      drukverdeling: 4,
      ondersteuning: 4,
      stabiliteit: 3,
      veerkracht: 5,
      ventilatie: 4,
      vochtregulatie: 4,
      aanpassingsvermogen: 4,
    },
    offers: sizes(
      {
        '80x200': 529,
        '90x200': 529,
        '90x210': 569,
        '140x200': 839,
        '160x200': 949,
        '180x200': 1049,
        '200x200': 1179,
      },
      { days: 7, slower: { '200x200': 15 } },
    ),
    popularity: 66,
    since: '2026-04-20',
  }),
  mattress({
    sku: 'NOO-RIF',
    brand: 'Noorderlicht',
    model: 'Rif',
    kind: SLEEP_KIND.reversibleMemoryFoamMattress,
    summary: {
      nl: 'Omkeerbaar matras van 20 cm: traagschuim voor de winter, koudschuim voor de zomer.',
      'nl-be': 'Omkeerbare matras van 20 cm: traagschuim voor de winter, koudschuim voor de zomer.',
      de: '20 cm hohe Wendematratze: Viscoschaum für den Winter, Kaltschaum für den Sommer.',
      en: 'A reversible 8-inch (20 cm) mattress: memory foam for winter, HR foam for summer.',
    },
    description: [
      {
        nl: 'De klacht over traagschuim is altijd dezelfde: in juli te warm. Bij de Rif draai je hem dan om. De winterkant heeft 6 cm traagschuim dat je vasthoudt; de zomerkant is gegolfd koudschuim waar je bovenop ligt. Het verschil voel je meteen, dus geef jezelf na het keren een paar nachten.',
        'nl-be':
          'De klacht over traagschuim is altijd dezelfde: in juli te warm. De Rif draai je dan om. De winterkant heeft 6 cm traagschuim dat je vasthoudt; de zomerkant is gegolfd koudschuim waar je bovenop ligt. Het verschil voel je meteen, dus geef jezelf na het keren een paar nachten.',
        de: 'Die Klage über Viscoschaum ist immer dieselbe: im Juli zu warm. Die Rif drehen Sie dann um. Auf der Winterseite halten Sie 6 cm Viscoschaum, auf der Sommerseite liegen Sie oben auf, auf gewelltem Kaltschaum. Der Unterschied ist deutlich, gönnen Sie sich nach dem Wenden ein paar Nächte.',
        en: 'The complaint about memory foam is always the same: too hot in July. With the Rif, you turn it over. The winter side has 6 cm (2½ in) of memory foam that hold you; the summer side is waved HR foam that you lie on top of. The difference is immediate, so allow yourself a few nights after each turn.',
      },
      {
        nl: 'Aan de hoes zie je welke kant boven ligt: grijze bies voor winter, oranje voor zomer. Alleen wil je hem niet keren, 26 kilo in 140 x 200 is voor twee. Buikslapers hebben op de winterkant niets te zoeken. Wassen op 40 graden, per helft.',
        'nl-be':
          'Aan de hoes zie je welke kant boven ligt: grijze bies voor winter, oranje voor zomer. In je eentje keer je ze niet, 26 kilo in 140 x 200 is voor twee. Buikslapers hebben aan de winterkant niets. Wassen op 40 graden, per helft.',
        de: 'Die Paspel verrät, was oben ist: Grau für den Winter, Orange für den Sommer. Gewendet wird zu zweit, in 140 x 200 sind es 26 Kilo. Wer auf dem Bauch schläft, hat von der Winterseite nichts. Waschen bei 40 Grad, jede Hälfte für sich.',
        en: 'The piping shows which side is up: gray for winter, orange for summer. Turning it takes two, as it weighs 26 kg (57 lb) in 140 x 200. The winter side is not for stomach sleepers. Each half of the cover is machine washable.',
      },
    ],
    attributes: {
      matras_kern: ['traagschuim', 'koudschuim'],
      matras_hardheid: ['zacht', 'medium'],
      matras_hoogte: 20,
      matras_hoes: 'gerecycled',
      matras_wasbaar: 'graden_40',
      matras_rits: 'rondom',
      matras_comfortzones: 3,
      matras_maximale_belasting: 105,
      matras_slaaphouding: ['zij', 'rug'],
      bijzonderheden: ['omkeerbaar', 'twee_hardheden', 'opgerold', 'gerecycled', 'zonder_dierlijk'],
    },
    grades: {
      drukverdeling: 5,
      ondersteuning: 3,
      stabiliteit: 4,
      veerkracht: 3,
      ventilatie: 3,
      vochtregulatie: 3,
      aanpassingsvermogen: 5,
    },
    offers: sizes(
      {
        '80x200': 349,
        '90x200': 349,
        '120x200': 479,
        '140x200': 549,
        '160x200': 629,
        '180x200': 699,
      },
      { lastOnes: ['80x200'], soldOut: ['120x200'] },
    ),
    popularity: 129,
    since: '2025-08-11',
  }),
];
