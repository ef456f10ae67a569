import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { FURNITURE_KIND } from '../furniture-kinds.ts';
import { stool } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { oneSize } from '../offers.ts';

/** Round stools in stitched channels, on a wooden plinth. */
export const stools: readonly ProductData[] = [
  stool({
    sku: 'AVO-PLOOI',
    brand: 'Avondrood',
    model: 'Plooi',
    kind: KIND.stool,
    summary: {
      nl: 'Hocker van fluweel met staande banen, op een eiken plint.',
      'nl-be': 'Poef van fluweel met staande banen, op een eiken plint.',
      de: 'Samthocker mit senkrecht abgenähten Bahnen auf einem Sockel aus Eiche.',
      en: 'A velvet ottoman stitched in upright channels, on an oak plinth.',
    },
    description: [
      {
        nl: 'Fluweel verandert met het licht: tegen de vleug in donkerder, met de vleug mee bijna zilver. Door de banen van de Plooi zie je dat aan één hocker rondom. De zitting is stevig genoeg om er een dienblad op te zetten.',
        'nl-be':
          'Fluweel verandert met het licht: tegen de vleug in donkerder, met de vleug mee bijna zilver. Door de banen van de Plooi zie je dat aan één poef rondom. De zitting is stevig genoeg om er een dienblad op te zetten.',
        de: 'Samt verändert sich mit dem Licht: gegen den Strich dunkler, mit dem Strich fast silbern. Die Bahnen der Plooi zeigen das rundum. Der Sitz ist fest genug für ein Tablett.',
        en: 'Velvet changes with the light: darker against the nap, almost silver along it. The channels of the Plooi show all of that on one ottoman. The seat is firm enough to hold a tray.',
      },
      {
        nl: 'Zuig hem af met het zachte mondstuk, in de richting van de vleug. Katten zijn dol op fluweel, en dat zie je na een maand; voor een huis met katten is geweven stof verstandiger.',
        de: 'Saugen Sie ihn mit der Polsterdüse in Strichrichtung ab. Katzen lieben Samt, und das sieht man nach einem Monat; in einem Haus mit Katzen ist Webstoff klüger.',
        en: 'Vacuum it with a soft brush, along the nap. Cats love velvet, and after a month it shows; in a home with cats, woven fabric is the wiser choice.',
      },
    ],
    colors: [
      { color: 'salie' },
      {
        color: 'terracotta',
      },
      { color: 'antraciet' },
      {
        color: 'creme',
        soldOut: 'all',
      },
    ],
    attributes: {
      afmeting: '42 x 42 x 44',
      breedte: 42,
      hocker_bekleding: 'fluweel',
      hocker_vulling: 'koudschuim',
      hocker_hoogte: 44,
      hocker_diepte: 42,
      hocker_opbergruimte: 'geen',
      hocker_poten: 'geen',
      hocker_wielen: 'geen',
      hocker_maximale_belasting: 120,
    },
    offers: oneSize(129, { until: '2027-01-17', was: 149, days: 5 }),
    popularity: 83,
    since: '2025-10-20',
  }),
  stool({
    sku: 'HAL-TUNNA',
    brand: 'Halmstad',
    model: 'Tunna',
    kind: KIND.storageStool,
    summary: {
      nl: 'Hocker met een los deksel en 40 liter ruimte voor een plaid of de sierkussens.',
      'nl-be': 'Poef met een los deksel en 40 liter ruimte voor een plaid of de sierkussens.',
      de: 'Hocker mit losem Deckel und 40 Litern Platz für eine Decke oder die Zierkissen.',
      'de-at': 'Hocker mit losem Deckel und 40 Litern Platz für eine Decke oder die Zierpölster.',
      en: 'An ottoman with a lift-off lid and 40 liters (1.4 cubic feet) of room for a throw or the cushions.',
    },
    description: [
      {
        nl: '’s Avonds gaan de sierkussens erin, ’s ochtends de plaid. Het deksel ligt los, dus er klemt geen scharnier en er raken geen vingers tussen. Onder de geweven stof zit een ton van berkentriplex.',
        de: 'Abends kommen die Zierkissen hinein, morgens die Decke. Der Deckel liegt lose auf: Kein Scharnier klemmt, keine Finger geraten dazwischen. Unter dem Webstoff steckt eine Tonne aus Birkensperrholz.',
        'de-at':
          'Am Abend kommen die Zierpölster hinein, in der Früh die Decke. Der Deckel liegt lose auf: Kein Scharnier klemmt, keine Finger geraten dazwischen. Unter dem Webstoff steckt eine Tonne aus Birkensperrholz.',
        en: 'In the evening the cushions go in, in the morning the throw. The lid simply rests on top, so no hinge jams and no fingers get caught. Beneath the woven fabric is a drum of birch plywood.',
      },
      {
        nl: 'Wie op de rand gaat zitten, kan het deksel laten wippen; zit in het midden. Een vlek dep je met lauw water, de bekleding gaat er niet af.',
        de: 'Wer sich auf die Kante setzt, kann den Deckel kippen; setzen Sie sich in die Mitte. Flecken tupfen Sie mit lauwarmem Wasser ab, der Bezug ist nicht abnehmbar.',
        en: 'Sit on the very edge and the lid may tilt; sit in the middle. Dab stains with lukewarm water, as the cover does not come off.',
      },
    ],
    colors: [{ color: 'antraciet' }, { color: 'creme' }],
    attributes: {
      afmeting: '44 x 44 x 46',
      breedte: 44,
      hocker_bekleding: 'geweven',
      hocker_vulling: 'koudschuim',
      hocker_hoogte: 46,
      hocker_diepte: 44,
      hocker_opbergruimte: 'zitting',
      hocker_poten: 'geen',
      hocker_wielen: 'geen',
      hocker_maximale_belasting: 110,
    },
    offers: oneSize(99, { days: 3 }),
    popularity: 124,
    since: '2024-12-02',
  }),
  stool({
    sku: 'VEL-KLOS',
    brand: 'Veluwe Slaapatelier',
    model: 'Klos',
    kind: KIND.stool,
    summary: {
      nl: 'Hocker van wolvilt en latex, zonder schuim, met de hand gestikt.',
      'nl-be': 'Poef van wolvilt en latex, zonder schuim, met de hand gestikt.',
      de: 'Hocker aus Wollfilz und Latex, ganz ohne Schaumstoff, von Hand abgesteppt.',
      en: 'An ottoman of wool felt and latex, without foam, stitched by hand.',
    },
    description: [
      {
        nl: 'De Klos krijgt zijn vulling uit dezelfde platen latex als onze matrassen: wat bij het snijden van een matras overblijft, wordt een zitting. Wolvilt stoot vuil af en vat geen vlam van een gevallen lucifer.',
        de: 'Gefüllt ist der Klos mit demselben Latex wie die Matratzen des Ateliers: Was beim Zuschnitt übrig bleibt, wird ein Sitz. Wollfilz weist Schmutz ab und ist von Natur aus schwer entflammbar.',
        en: 'The Klos is filled with the same latex as the workshop’s mattresses: what is left after cutting one becomes a seat. Wool felt sheds dirt and is naturally slow to catch fire.',
      },
      {
        nl: 'De eerste weken laat vilt pluisjes los; een kledingborstel helpt. Met een wolallergie of blote benen is bouclé of fluweel prettiger.',
        de: 'In den ersten Wochen gibt Filz Flusen ab; eine Kleiderbürste hilft. Wer auf Wolle empfindlich reagiert oder mit bloßen Beinen darauf sitzt, hat es auf Samt angenehmer.',
        'de-at':
          'In den ersten Wochen lässt Filz Fusseln; eine Kleiderbürste hilft. Wer auf Wolle empfindlich reagiert oder mit bloßen Beinen darauf sitzt, hat es auf Samt angenehmer.',
        en: 'For the first few weeks felt sheds a little lint; a clothes brush takes care of it. If wool irritates you, or you sit down with bare legs, velvet is kinder.',
      },
    ],
    colors: [{ color: 'creme' }, { color: 'salie', days: 20 }],
    attributes: {
      afmeting: '45 x 45 x 43',
      breedte: 45,
      hocker_bekleding: 'wolvilt',
      hocker_vulling: 'latex',
      hocker_hoogte: 43,
      hocker_diepte: 45,
      hocker_opbergruimte: 'geen',
      hocker_poten: 'geen',
      hocker_wielen: 'geen',
      hocker_maximale_belasting: 130,
      bijzonderheden: ['natuurlijk', 'handwerk'],
    },
    offers: oneSize(219, { days: 15 }),
    popularity: 21,
    since: '2025-11-10',
  }),
  stool({
    sku: 'NKT-POLLER',
    brand: 'Nordkant',
    model: 'Poller',
    kind: KIND.stool,
    summary: {
      nl: 'Hocker met vier verborgen wieltjes, die meerolt van het bed naar de kast.',
      'nl-be': 'Poef met vier verborgen wieltjes, die meerolt van het bed naar de kleerkast.',
      de: 'Hocker mit vier verdeckten Rollen, der vom Bett zum Schrank mitkommt.',
      'de-at': 'Hocker mit vier verdeckten Rollen, der vom Bett zum Kasten mitkommt.',
      en: 'An ottoman on four hidden casters that follows you from bed to closet.',
    },
    description: [
      {
        nl: 'In een kleine kamer staat een hocker altijd in de weg, behalve als hij meegaat. De wieltjes van de Poller zitten achter de plint; twee hebben een rem die vastgrijpt zodra je gaat zitten.',
        'nl-be':
          'In een kleine kamer staat een poef altijd in de weg, behalve als hij meegaat. De wieltjes van de Poller zitten achter de plint; twee hebben een rem die vastgrijpt zodra je gaat zitten.',
        de: 'In kleinen Zimmern steht ein Hocker immer im Weg, außer er geht mit. Die Rollen des Poller sitzen hinter dem Sockel; zwei davon bremsen, sobald Sie sich setzen.',
        en: 'In a small room an ottoman is always in the way, unless it moves along. The casters of the Poller sit behind the plinth; two of them brake as soon as you sit down.',
      },
      {
        nl: 'De rollen zijn zacht en maken op hout en laminaat geen strepen; op hoogpolig tapijt blijven ze steken. Hoe sterk de stof is, merk je pas na jaren: hij is op 40.000 schuurbewegingen getest.',
        de: 'Die weichen Rollen hinterlassen auf Parkett und Laminat keine Streifen; in hohem Teppichflor bleiben sie stecken. Der Webstoff ist auf 40.000 Scheuertouren geprüft.',
        en: 'The soft casters leave no marks on wood or laminate, but get stuck in deep carpet. The woven fabric has been tested to 40,000 rub cycles.',
      },
    ],
    colors: [
      {
        color: 'terracotta',
      },
      { color: 'antraciet' },
      { color: 'salie' },
    ],
    attributes: {
      afmeting: '40 x 40 x 45',
      breedte: 40,
      hocker_bekleding: 'geweven',
      hocker_vulling: 'koudschuim',
      hocker_hoogte: 45,
      hocker_diepte: 40,
      hocker_opbergruimte: 'geen',
      hocker_poten: 'geen',
      hocker_wielen: 'vier',
      hocker_maximale_belasting: 100,
    },
    offers: oneSize(119, { days: 4 }),
    popularity: 56,
    since: '2026-03-23',
  }),
  stool({
    sku: 'LUN-TOCADOR',
    brand: 'Lunaro',
    model: 'Tocador',
    kind: FURNITURE_KIND.vanityStool,
    summary: {
      nl: 'Kruk van bouclé op 48 cm, de hoogte van een stoel aan een kaptafel.',
      de: 'Hocker aus Bouclé auf 48 cm, der Höhe eines Stuhls am Schminktisch.',
      'de-at': 'Hocker aus Bouclé auf 48 cm, der Höhe eines Sessels am Schminktisch.',
      en: 'A bouclé stool at 48 cm (19 in), the height of a chair at a dressing table.',
    },
    description: [
      {
        nl: 'Een poef is om op neer te ploffen, een kruk om aan te zitten. De Tocador is 4 cm hoger en een slag steviger dan een gewone hocker, zodat je knieën onder een tafelblad van 75 cm passen en je rug recht blijft.',
        'nl-be':
          'Een poef is om op neer te ploffen, een kruk om aan te zitten. De Tocador is 4 cm hoger en een slag steviger dan een gewone poef, zodat je knieën onder een tafelblad van 75 cm passen en je rug recht blijft.',
        de: 'Ein Pouf ist zum Fallenlassen da, ein Hocker zum Sitzen. Der Tocador ist 4 cm höher und eine Spur fester als andere Polsterhocker: Die Knie passen unter eine 75 cm hohe Platte, der Rücken bleibt gerade.',
        en: 'A pouf is for dropping onto; a stool is for sitting at something. The Tocador is an inch and a half taller and a little firmer than most ottomans, so your knees fit under a 75 cm (30 in) tabletop and your back stays straight.',
      },
      {
        nl: 'Make-up en bouclé verdragen elkaar matig: een veeg poeder klop je eruit, foundation blijft zitten als je hem inwrijft. Dep hem met een doekje en wat zachte zeep.',
        de: 'Make-up und Bouclé vertragen sich mäßig: Puder klopfen Sie heraus, Foundation bleibt, wenn man sie einreibt. Tupfen Sie sie mit einem Tuch und etwas milder Seife ab.',
        en: 'Makeup and bouclé are uneasy neighbors: powder pats out, but foundation stays if you rub it in. Dab it with a cloth and a little mild soap.',
      },
    ],
    colors: [
      { color: 'creme' },
      {
        color: 'salie',
        extra: 10,
        days: 12,
      },
    ],
    attributes: {
      afmeting: '40 x 40 x 48',
      breedte: 40,
      hocker_bekleding: 'boucle',
      hocker_vulling: 'koudschuim',
      hocker_hoogte: 48,
      hocker_diepte: 40,
      hocker_opbergruimte: 'geen',
      hocker_poten: 'geen',
      hocker_wielen: 'geen',
      hocker_maximale_belasting: 120,
      hocker_keurmerk: 'oeko_tex',
    },
    offers: oneSize(139.5, { stock: 2, days: 3 }),
    popularity: 49,
    since: '2025-09-08',
  }),
];
