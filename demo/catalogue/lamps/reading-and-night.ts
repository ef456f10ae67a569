import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { FURNITURE_KIND } from '../furniture-kinds.ts';
import { lamp } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { oneSize } from '../offers.ts';
import { lampPicture } from '../pictures.ts';

/** Ceramic lamps with a fabric shade, as reading lights and night lights. */
export const readingAndNightLamps: readonly ProductData[] = [
  lamp({
    sku: 'NOO-BAKEN',
    brand: 'Noorderlicht',
    model: 'Baken',
    kind: FURNITURE_KIND.readingLamp,
    summary: {
      nl: 'Leeslamp met 800 lumen en een kap die het licht naar je boek stuurt, niet naar wie naast je slaapt.',
      de: 'Leselampe mit 800 Lumen und einem Schirm, der das Licht aufs Buch lenkt und nicht zum Nachbarn.',
      en: 'A reading lamp of 800 lumens whose shade sends the light to your book, not to the person next to you.',
    },
    description: [
      {
        nl: 'De binnenkant van de kap is aan één kant wit en aan de andere donker. Draai de donkere kant naar het midden van het bed: bij jou is het dan licht, ernaast schemert het hooguit. Dimmen doe je met het wieltje op het snoer.',
        de: 'Innen ist der Schirm auf einer Seite weiß, auf der anderen dunkel. Drehen Sie die dunkle zur Bettmitte: Bei Ihnen ist es hell, daneben dämmert es nur. Gedimmt wird am Rädchen im Kabel.',
        en: 'The inside of the shade is white on one half and dark on the other. Turn the dark half to the middle of the bed: you have your light, and next to you it is dusk at most. A wheel in the cord does the dimming.',
      },
      {
        nl: 'Het licht is met 3000 kelvin iets frisser dan van een gewoon nachtlampje; wie een lamp vooral voor de sfeer zoekt, vindt dat misschien koel. De led van klasse E gaat 25.000 uur mee en is te vervangen (E27).',
        'nl-be':
          'Het licht is met 3000 kelvin iets frisser dan van een gewone nachtlamp; wie een lamp vooral voor de sfeer zoekt, vindt dat misschien koel. De led van klasse E gaat 25.000 uur mee en kan je vervangen (E27).',
        de: 'Mit 3000 Kelvin ist das Licht etwas frischer als bei anderen Lampen am Bett; wer vor allem Stimmung sucht, findet es vielleicht kühl. Die LED der Klasse E hält 25.000 Stunden und lässt sich tauschen (E27).',
        en: 'At 3000 kelvin the light is a little crisper than usual by a bed; if you mainly want atmosphere you may find it cool. The bulb lasts 25,000 hours and can be replaced (E27 socket).',
      },
    ],
    colors: [
      { color: 'antraciet', pictures: [lampPicture('charcoal')] },
      { color: 'zand', pictures: [lampPicture('sand')] },
    ],
    attributes: {
      afmeting: '27 x 27 x 48',
      breedte: 27,
      bedlampje_hoogte: 48,
      bedlampje_dimbaar: 'traploos',
      bedlampje_aantal_leds: 36,
      bedlampje_lichtstroom: 800,
      bedlampje_lichtkleur: 3000,
      bedlampje_kap: 'katoen',
      bedlampje_voet: 'keramiek_mat',
      bedlampje_snoer: 200,
      bedlampje_energielabel: 'e',
    },
    offers: oneSize(99, { days: 3 }),
    popularity: 74,
    since: '2025-10-13',
  }),
  lamp({
    sku: 'AVO-KRUIK',
    brand: 'Avondrood',
    model: 'Kruik',
    kind: KIND.bedsideLamp,
    summary: {
      nl: 'Lamp met een buik van steengoed en een linnen kap, in vijf glazuren.',
      de: 'Lampe mit bauchigem Steinzeugfuß und Leinenschirm, in fünf Glasuren.',
      en: 'A lamp with a round stoneware body and a linen shade, in five glazes.',
    },
    description: [
      {
        nl: 'De Kruik wordt in een mal gegoten en met de hand geglazuurd; druppels aan de voet laten we zitten. De kap is van linnen dat het licht amberkleurig maakt. Met 250 lumen is dit een lamp om bij te praten, niet om bij te lezen.',
        de: 'Die Kruik wird gegossen und von Hand glasiert; Tropfen am Fuß dürfen bleiben. Der Leinenschirm färbt das Licht bernsteinfarben. Mit 250 Lumen ist das eine Lampe zum Reden, nicht zum Lesen.',
        en: 'The Kruik is cast in a mold and glazed by hand; drips at the foot are left as they are. Its linen shade turns the light amber. At 250 lumens this is a lamp to talk by, not to read by.',
      },
      {
        nl: 'Hij weegt 2,1 kilo en valt dus niet om van een zwaaiende dekbedhoek. Linnen kun je niet nat afnemen: stof het af met een zachte borstel.',
        'nl-be':
          'Hij weegt 2,1 kilo en valt dus niet om van een zwaaiend donsdeken. Linnen mag niet nat worden: stof het af met een zachte borstel.',
        de: 'Mit 2,1 Kilo kippt sie auch nicht, wenn die Bettdecke dagegenschwingt. Leinen verträgt keine Nässe: Stauben Sie den Schirm mit einer weichen Bürste ab.',
        en: 'At 4.6 pounds it does not topple when the duvet swings against it. Linen must not get wet: dust the shade with a soft brush.',
      },
    ],
    colors: [
      { color: 'oker', pictures: [lampPicture('ochre')] },
      { color: 'terracotta', pictures: [lampPicture('terracotta')] },
      { color: 'groen', pictures: [lampPicture('green')] },
      { color: 'blauw', pictures: [lampPicture('blue')], soldOut: 'all' },
      { color: 'zand', pictures: [lampPicture('sand')] },
    ],
    attributes: {
      afmeting: '26 x 26 x 40',
      breedte: 26,
      bedlampje_hoogte: 40,
      bedlampje_dimbaar: 'nee',
      bedlampje_aantal_leds: 12,
      bedlampje_lichtstroom: 250,
      bedlampje_lichtkleur: 2200,
      bedlampje_kap: 'linnen',
      bedlampje_voet: 'keramiek',
      bedlampje_snoer: 170,
      bedlampje_energielabel: 'f',
    },
    offers: oneSize(64.95, { days: 2 }),
    popularity: 118,
    since: '2025-09-01',
  }),
  lamp({
    sku: 'HAL-GLIMT',
    brand: 'Halmstad',
    model: 'Glimt',
    kind: KIND.bedsideLamp,
    summary: {
      nl: 'Voordelige lamp met een trekkoordje en een lampje dat je zelf kiest.',
      de: 'Günstige Lampe mit Zugschalter, in die Sie das Leuchtmittel Ihrer Wahl schrauben.',
      en: 'An inexpensive lamp with a pull cord that takes any bulb you like.',
    },
    description: [
      {
        nl: 'Aan het koordje onder de kap zit een houten bolletje, dat ook een kinderhand in het donker vindt. De bijgeleverde led geeft 350 lumen; elke lamp met een E14-fitting tot 7 watt past.',
        de: 'An der Schnur unter dem Schirm hängt eine Holzkugel, die auch eine Kinderhand im Dunkeln findet. Die mitgelieferte LED gibt 350 Lumen; jede andere mit E14-Sockel bis 7 Watt passt ebenso.',
        en: 'The cord beneath the shade ends in a wooden bead that even a child’s hand finds in the dark. The LED bulb that comes with it gives 350 lumens; any other with an E14 base up to 7 watts fits as well.',
      },
      {
        nl: 'Dimmen kan hij niet, ook niet met een dimbare lamp. Bestel er twee als je ze naast elkaar wilt: het glazuur verschilt van partij tot partij.',
        de: 'Dimmen lässt sie sich nicht, auch nicht mit dimmbarer LED. Für zwei Bettseiten bestellen Sie am besten beide zugleich: Die Glasur fällt von Partie zu Partie anders aus.',
        en: 'It cannot be dimmed, not even with a dimmable bulb. If you want a pair, order both at once: the glaze differs from batch to batch.',
      },
    ],
    colors: [
      { color: 'blauw', pictures: [lampPicture('blue')] },
      { color: 'groen', pictures: [lampPicture('green')] },
    ],
    attributes: {
      afmeting: '22 x 22 x 34',
      breedte: 22,
      bedlampje_hoogte: 34,
      bedlampje_dimbaar: 'nee',
      bedlampje_aantal_leds: 14,
      bedlampje_lichtstroom: 350,
      bedlampje_lichtkleur: 2700,
      bedlampje_kap: 'katoen',
      bedlampje_voet: 'keramiek',
      bedlampje_snoer: 150,
      bedlampje_energielabel: 'f',
    },
    offers: oneSize(24.95, { was: 29.95 }),
    popularity: 187,
    since: '2024-11-11',
  }),
  lamp({
    sku: 'FED-DAEMMER',
    brand: 'Federhaus',
    model: 'Dämmerstunde',
    kind: KIND.bedsideLamp,
    summary: {
      nl: 'Lamp die in dertig minuten langzaam uitgaat en je ’s ochtends met licht wekt.',
      de: 'Lampe, die in dreißig Minuten langsam ausgeht und morgens mit Licht weckt.',
      'de-at': 'Lampe, die in dreißig Minuten langsam ausgeht und in der Früh mit Licht weckt.',
      en: 'A lamp that fades out over thirty minutes and wakes you with light in the morning.',
    },
    description: [
      {
        nl: 'Houd je hand twee tellen op de voet en het licht zakt in een half uur tot nul. De wektijd stel je met twee knoppen onderop in: twintig minuten ervoor begint de lamp te gloeien, eerst amber, dan warm wit. Een app of account heb je niet nodig.',
        de: 'Legen Sie die Hand zwei Sekunden auf den Fuß, und das Licht sinkt in einer halben Stunde auf null. Die Weckzeit stellen Sie mit zwei Tasten an der Unterseite ein: Zwanzig Minuten vorher beginnt sie zu glimmen, erst bernsteinfarben, dann warmweiß. App oder Konto braucht es nicht.',
        en: 'Rest your hand on the base for two seconds and the light sinks to nothing in half an hour. Two buttons underneath set the time to wake: twenty minutes earlier the lamp starts to glow, amber first, then warm white. No app and no account needed.',
      },
      {
        nl: 'Geluid maakt hij niet: wie door licht heen slaapt, heeft ook een wekker nodig. Na een stroomstoring moet je de tijd opnieuw instellen. De led zit vast in de voet.',
        de: 'Einen Ton gibt sie nicht von sich: Wer durch Licht hindurchschläft, braucht zusätzlich einen Wecker. Nach einem Stromausfall ist die Zeit neu einzustellen. Die LED ist fest eingebaut.',
        en: 'It makes no sound: if you sleep through light, you need an alarm clock too. After a power cut you have to set the time again. The LED is built in and cannot be replaced.',
      },
    ],
    colors: [
      { color: 'zand', pictures: [lampPicture('sand')] },
      { color: 'antraciet', pictures: [lampPicture('charcoal')], days: 9 },
    ],
    attributes: {
      afmeting: '28 x 28 x 44',
      breedte: 28,
      bedlampje_hoogte: 44,
      bedlampje_dimbaar: 'traploos',
      bedlampje_aantal_leds: 48,
      bedlampje_lichtstroom: 600,
      bedlampje_lichtkleur: 2700,
      bedlampje_kap: 'katoen',
      bedlampje_voet: 'keramiek_mat',
      bedlampje_snoer: 180,
      bedlampje_energielabel: 'f',
    },
    offers: oneSize(129, { days: 4 }),
    popularity: 66,
    since: '2026-01-19',
  }),
  lamp({
    sku: 'VEL-LEEM',
    brand: 'Veluwe Slaapatelier',
    model: 'Leem',
    kind: KIND.bedsideLamp,
    summary: {
      nl: 'Lamp van onbewerkte klei uit een pottenbakkerij in de buurt, met een kap van rijstpapier.',
      de: 'Lampe aus unglasiertem Ton, in einer Töpferei der Gegend gedreht, mit Schirm aus Reispapier.',
      en: 'A lamp of unglazed clay from a pottery near the workshop, with a rice paper shade.',
    },
    description: [
      {
        nl: 'Elke voet is op de draaischijf gemaakt: de ringen van de vingers zijn te voelen. De klei houdt zijn eigen roodbruin. Drie lichtstanden kies je met de draaiknop onder de kap.',
        de: 'Jeder Fuß ist auf der Scheibe gedreht: Die Rillen der Finger sind zu spüren. Der Ton behält sein eigenes Rotbraun. Drei Lichtstufen wählen Sie am Drehknopf unter dem Schirm.',
        en: 'Each base is thrown on the wheel: you can feel the rings left by the fingers. The clay keeps its own reddish brown. A knob beneath the shade chooses between three light levels.',
      },
      {
        nl: 'Onbewerkte klei neemt vlekken op; zet er geen glas op en pak hem met droge handen vast. Rijstpapier scheurt bij een stoot. Bij jonge kinderen of een kat past een geglazuurde lamp beter.',
        de: 'Unglasierter Ton nimmt Flecken an, fassen Sie ihn mit trockenen Händen an. Reispapier reißt, wenn man dagegenstößt. Mit kleinen Kindern oder einer Katze ist eine glasierte Lampe die bessere Wahl.',
        en: 'Unglazed clay takes up stains, so handle it with dry hands. Rice paper tears when knocked. With young children or a cat around, a glazed lamp is the better choice.',
      },
    ],
    pictures: [lampPicture('terracotta')],
    attributes: {
      kleur: 'terracotta',
      afmeting: '30 x 30 x 45',
      breedte: 30,
      bedlampje_hoogte: 45,
      bedlampje_dimbaar: 'drie_standen',
      bedlampje_aantal_leds: 20,
      bedlampje_lichtstroom: 400,
      bedlampje_lichtkleur: 2700,
      bedlampje_kap: 'papier',
      bedlampje_voet: 'keramiek_mat',
      bedlampje_snoer: 160,
      bedlampje_energielabel: 'e',
    },
    offers: oneSize(149, { stock: 2, days: 8 }),
    popularity: 27,
    since: '2026-02-02',
  }),
];
