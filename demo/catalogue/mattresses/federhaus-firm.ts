import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { mattress } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';

/** Federhaus mattresses for heavy sleepers, or those who want to lie straight. */
export const federhausFirmMattresses: readonly ProductData[] = [
  mattress({
    sku: 'FED-GRANIT',
    brand: 'Federhaus',
    model: 'Granit',
    kind: KIND.coldFoamMattress,
    summary: {
      nl: 'Koudschuim van 60 kilo per kubieke meter, 20 cm hoog, in stevig (H3) en extra stevig (H4).',
      de: 'Kaltschaum mit Raumgewicht 60, 20 cm hoch, in H3 und H4.',
      en: 'HR foam of 60 kg per cubic meter, 8 inches (20 cm) high, in firm (H3) and extra firm (H4).',
    },
    description: [
      {
        nl: 'Het verschil tussen een stevig matras en een hard matras zit in het volumegewicht. Hard kan elk schuim zijn; dicht schuim blijft het ook. De Granit is gesneden uit een blok van 60 kilo per kubieke meter, anderhalf keer zoveel als gebruikelijk. Vandaar ook 22 kilo in 90 x 200: keer hem met z’n tweeën.',
        'nl-be':
          'Het verschil tussen een stevige en een harde matras zit in het volumegewicht. Hard kan elk schuim zijn; dicht schuim blijft het ook. De Granit is gesneden uit een blok van 60 kilo per kubieke meter, anderhalf keer zoveel als gebruikelijk. Vandaar ook 22 kilo in 90 x 200: keer ze met z’n tweeën.',
        de: 'Ob eine Matratze fest ist oder bloß hart, entscheidet das Raumgewicht. Hart kann jeder Schaum sein; dichter Schaum bleibt es auch. Die Granit ist aus einem Block mit 60 kg pro Kubikmeter geschnitten, anderthalbmal so viel wie üblich. Deshalb wiegt sie in 90 x 200 auch 22 Kilo: wenden Sie sie zu zweit.',
        en: 'Density is what tells a firm mattress from one that is merely hard. Any foam can be hard; dense foam stays that way. The Granit is cut from a block of 60 kg per cubic meter (3.7 lb/ft³), half as much again as usual. That also makes it 22 kg (49 lb) in 90 x 200: turn it with two people.',
      },
      {
        nl: 'H3 kiezen de meesten van 90 tot 110 kilo, H4 van 110 tot 140; hardheidsgraden zijn niet genormeerd, dus vergelijk ze niet met een ander merk. Weeg je minder dan 80 kilo en slaap je op je zij, dan blijft je schouder op de Granit te hoog. De hoes kan op 60 graden en de droger in.',
        'nl-be':
          'H3 kiezen de meesten van 90 tot 110 kilo, H4 van 110 tot 140; hardheidsgraden zijn niet genormeerd, dus vergelijk ze niet met een ander merk. Weeg je minder dan 80 kilo en slaap je op je zij, dan blijft je schouder op de Granit te hoog. De hoes kan op 60 graden en de droogkast in.',
        de: 'H3 nehmen die meisten zwischen 90 und 110 Kilo, H4 zwischen 110 und 140; genormt sind Härtegrade nicht, der Vergleich mit anderen Marken hilft also wenig. Wer unter 80 Kilo wiegt und auf der Seite schläft, sinkt hier mit der Schulter nicht tief genug ein. Der Bezug ist bei 60 Grad waschbar und darf in den Trockner.',
        en: 'Most people from 90 to 110 kg (200 to 240 lb) choose H3, and from 110 to 140 kg (240 to 310 lb) H4; these grades follow no standard, so do not compare them across brands. If you weigh less than 80 kg (175 lb) and sleep on your side, your shoulder will stay too high. The cover can be washed hot and tumble-dried.',
      },
    ],
    firmnesses: [{ firmness: 'stevig' }, { firmness: 'extra_stevig', extra: 40 }],
    attributes: {
      matras_kern: 'koudschuim',
      matras_hoogte: 20,
      matras_hoes: 'dubbeldoek',
      matras_wasbaar: 'graden_60',
      matras_rits: 'rondom',
      matras_comfortzones: 5,
      matras_maximale_belasting: 140,
      matras_slaaphouding: ['rug', 'buik'],
      matras_keurmerk: 'oeko_tex',
      bijzonderheden: ['omkeerbaar', 'verstelbare_bodem', 'huisstofmijt'],
    },
    grades: {
      drukverdeling: 2,
      ondersteuning: 5,
      stabiliteit: 5,
      veerkracht: 4,
      ventilatie: 3,
      vochtregulatie: 3,
      aanpassingsvermogen: 2,
    },
    offers: sizes(
      {
        '80x200': 429,
        '90x190': 429,
        '90x200': 429,
        '90x210': 459,
        '100x200': 479,
        '100x220': 529,
        '120x200': 589,
        '140x200': 669,
        '160x200': 769,
        '180x200': 849,
        '200x200': 949,
      },
      { slower: { '90x190': 12, '100x220': 12 }, was: { '100x200': 529, '140x200': 749 } },
    ),
    popularity: 172,
    since: '2025-01-27',
  }),
  mattress({
    sku: 'FED-BASALT',
    brand: 'Federhaus',
    model: 'Basalt',
    kind: KIND.pocketSpringMattress,
    summary: {
      nl: 'De stevigste in ons assortiment (H5): tonvormige pocketveren, 25 cm hoog, tot 180 kilo per persoon.',
      de: 'Die festeste in unserem Sortiment (H5): Tonnentaschenfedern, 25 cm hoch, bis 180 Kilo pro Person.',
      en: 'The firmest mattress we sell (H5): barrel-shaped pocket springs, 10 inches (25 cm) high, up to 180 kg (400 lb) each.',
    },
    description: [
      {
        nl: 'Boven de 130 kilo is een extra dikke schuimlaag geen oplossing: schuim onder zoveel druk wordt een plank en na twee jaar een kuil. De Basalt draagt met staal. De veren zijn in het midden dikker dan aan de uiteinden, dus hoe verder je ze indrukt, hoe meer kracht ze teruggeven. Twee rijen randveren houden de bedkant vlak als je opstaat.',
        de: 'Über 130 Kilo hilft kein dickerer Schaum: Unter so viel Druck wird er erst zum Brett und nach zwei Jahren zur Mulde. Die Basalt trägt mit Stahl. Ihre Federn sind in der Mitte bauchiger als an den Enden, je weiter man sie drückt, desto mehr Kraft geben sie zurück. Zwei Reihen Randfedern halten die Bettkante eben, wenn Sie aufstehen.',
        en: 'Above 130 kg (290 lb) a thicker layer of foam is no solution: under that much pressure it turns into a board, and after two years into a dip. The Basalt carries you on steel. Its springs bulge in the middle, so the further you press them, the harder they push back. Two rows of edge springs keep the side of the bed level when you get up.',
      },
      {
        nl: 'Controleer ook wat eronder staat. Een lattenbodem is vaak tot 120 kilo gemaakt; neem er een met minstens 26 latten en een middenbalk. Weegt je partner de helft, leg dan twee matrassen naast elkaar: voor minder dan 100 kilo is de Basalt te hard. Keer hem de eerste drie maanden elke maand, daarna tweemaal per jaar.',
        'nl-be':
          'Controleer ook wat eronder staat. Een lattenbodem is vaak tot 120 kilo gemaakt; neem er een met minstens 26 latten en een middenbalk. Weegt je partner de helft, leg dan twee matrassen naast elkaar: voor minder dan 100 kilo is de Basalt te hard. Keer ze de eerste drie maanden elke maand, daarna tweemaal per jaar.',
        de: 'Prüfen Sie auch, was darunter steht. Viele Lattenroste sind nur bis 120 Kilo ausgelegt; nehmen Sie einen mit mindestens 26 Leisten und Mittelbalken. Wiegt die andere Person halb so viel, legen Sie zwei Matratzen nebeneinander: Unter 100 Kilo ist die Basalt zu hart. In den ersten drei Monaten monatlich wenden, danach zweimal im Jahr.',
        en: 'Check what is underneath as well. Many slatted bases are built for 120 kg (265 lb); get one with at least 26 slats and a center beam. If your partner weighs half as much, put two mattresses side by side: below 100 kg (220 lb) the Basalt is too hard. Turn it every month for the first three months, then twice a year.',
      },
    ],
    attributes: {
      matras_kern: 'pocketvering',
      matras_hardheid: 'extra_stevig',
      matras_hoogte: 25,
      matras_hoes: 'dubbeldoek',
      matras_wasbaar: 'graden_60',
      matras_rits: 'rondom',
      matras_comfortzones: 5,
      matras_aantal_veren: 450,
      matras_maximale_belasting: 180,
      matras_slaaphouding: ['rug', 'buik', 'zij'],
      bijzonderheden: ['omkeerbaar'],
    },
    grades: {
      drukverdeling: 2,
      ondersteuning: 5,
      stabiliteit: 5,
      veerkracht: 5,
      ventilatie: 5,
      vochtregulatie: 3,
      aanpassingsvermogen: 1,
    },
    offers: sizes(
      {
        '90x200': 649,
        '90x210': 689,
        '100x200': 719,
        '100x210': 759,
        '120x200': 879,
        '140x200': 999,
        '160x200': 1149,
        '180x200': 1279,
      },
      { days: 8, lastOnes: ['140x200'], soldOut: ['100x210'] },
    ),
    popularity: 97,
    since: '2025-11-24',
  }),
  mattress({
    sku: 'FED-LOT',
    brand: 'Federhaus',
    model: 'Lot',
    kind: KIND.coldFoamMattress,
    summary: {
      nl: 'Zevenzonenmatras van 22 cm met een verdiepte schouderzone, in vier hardheden.',
      de: '22 cm hohe 7-Zonen-Matratze mit abgesenkter Schulterzone, in vier Härtegraden von H1 bis H4.',
      en: 'A 9-inch (22 cm) seven-zone mattress with a deep shoulder section, in four firmnesses.',
    },
    description: [
      {
        nl: '‘Orthopedisch’ mag op elk matras staan, want het woord is niet beschermd; wij zeggen liever wat de Lot doet. Onder de schouders zijn gaten in de kern geboord, zodat ze 2 cm dieper wegzakken dan op glad schuim. Onder het bekken is de kern dicht. Een zijslaper ligt daardoor met de wervels op één lijn. Genezen doet een matras niet: heb je klachten, ga dan eerst naar je huisarts.',
        'nl-be':
          '‘Orthopedisch’ mag op elke matras staan, want het woord is niet beschermd; wij zeggen liever wat de Lot doet. Onder de schouders zijn gaten in de kern geboord, zodat ze 2 cm dieper wegzakken dan op glad schuim. Onder het bekken is de kern dicht. Een zijslaper ligt daardoor met de wervels op één lijn. Genezen doet een matras niet: heb je klachten, ga dan eerst langs bij je huisarts.',
        de: '„Orthopädisch“ darf auf jeder Matratze stehen, das Wort ist nicht geschützt; wir sagen lieber, was die Lot tut. Unter den Schultern ist der Kern gelocht, sie sinken 2 cm tiefer ein als auf glattem Schaum. Unter dem Becken ist er voll. So liegt ein Seitenschläfer im Lot, die Wirbel auf einer Linie. Heilen kann keine Matratze: Mit Beschwerden gehen Sie bitte zuerst in die Arztpraxis.',
        en: 'Any mattress may be called “orthopedic”, as the word is not protected; we would rather say what the Lot does. The core is drilled under the shoulders, which sink in nearly an inch deeper than on plain foam, and solid under the pelvis. So the spine of a side sleeper lies in a straight line. A mattress cures nothing: if something hurts, see your doctor first.',
      },
      {
        nl: 'De zones kloppen voor een lengte tussen 1,60 en 1,90 meter; ben je kleiner of langer, dan komt de schouder ernaast en ben je met een matras zonder zones beter af. Zacht gaat tot 60 kilo, medium tot 85, stevig tot 110, extra stevig tot 135. De pijlen op de bies wijzen naar het hoofdeinde.',
        'nl-be':
          'De zones kloppen voor wie tussen 1,60 en 1,90 meter groot is; ben je kleiner of groter, dan komt de schouder ernaast en heb je meer aan een matras zonder zones. Zacht gaat tot 60 kilo, medium tot 85, stevig tot 110, extra stevig tot 135. De pijlen op de bies wijzen naar het hoofdeinde.',
        de: 'Die Zonen stimmen für Körpergrößen von 1,60 bis 1,90 Meter; wer kleiner oder größer ist, trifft sie mit der Schulter nicht und fährt mit einer Matratze ohne Zonen besser. H1 reicht bis 60 Kilo, H2 bis 85, H3 bis 110, H4 bis 135. Die Pfeile an der Paspel zeigen zum Kopfende.',
        en: 'The zones fit people between 160 and 190 cm (5 ft 3 and 6 ft 3); if you are shorter or taller, your shoulder will miss them and you are better off without zones. Soft is for up to 60 kg (130 lb), medium up to 85 kg (190 lb), firm up to 110 kg (240 lb), extra firm up to 135 kg (300 lb). The arrows on the piping point to the head end.',
      },
    ],
    firmnesses: [
      { firmness: 'medium' },
      { firmness: 'zacht' },
      { firmness: 'stevig' },
      { firmness: 'extra_stevig', extra: 30 },
    ],
    attributes: {
      matras_kern: 'koudschuim',
      matras_hoogte: 22,
      matras_hoes: 'lyocell',
      matras_wasbaar: 'graden_60',
      matras_rits: 'rondom',
      matras_comfortzones: 7,
      matras_maximale_belasting: 135,
      matras_slaaphouding: ['zij', 'rug'],
      bijzonderheden: ['omkeerbaar', 'verstelbare_bodem', 'huisstofmijt'],
    },
    grades: {
      drukverdeling: 5,
      ondersteuning: 5,
      stabiliteit: 4,
      veerkracht: 3,
      ventilatie: 4,
      vochtregulatie: 4,
      aanpassingsvermogen: 4,
    },
    offers: sizes(
      {
        '80x200': 399,
        '90x200': 399,
        '90x210': 429,
        '90x220': 449,
        '100x200': 449,
        '120x200': 559,
        '140x200': 629,
        '160x200': 719,
        '180x200': 799,
        '180x220': 899,
      },
      { slower: { '90x220': 10, '180x220': 10 } },
    ),
    popularity: 283,
    since: '2024-12-02',
  }),
];
