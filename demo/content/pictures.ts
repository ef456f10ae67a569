import type { PictureData } from '#adapters/embedded/catalogue-data.ts';
import type { LocalizedText } from '#src/shared/locale.ts';

/** The pictures of `demo/pictures` that pages use, with their alternative texts. */
export const pictures = {
  banner: banner('banner.webp', {
    nl: 'Slaapkamer in avondlicht met een groene boxspring, witte lakens en een okergele plaid',
    de: 'Schlafzimmer im Abendlicht mit grünem Boxspringbett, weißer Bettwäsche und ockergelbem Plaid',
    en: 'Bedroom in evening light with a green box spring bed, white sheets and an ochre throw',
  }),
  bannerMattresses: banner('banner-mattresses.webp', {
    nl: 'Matras met leigrijze zijkant',
    de: 'Matratze mit schiefergrauem Rand',
    en: 'Mattress with slate gray sides',
  }),
  bannerToppers: banner('banner-toppers.webp', {
    nl: 'Topper met een doorgestikte, linnenkleurige hoes',
    de: 'Topper mit gestepptem, leinenfarbenem Bezug',
    en: 'Topper with a quilted, linen-colored cover',
  }),
  bannerBoxSprings: banner('banner-box-springs.webp', {
    nl: 'Taupe boxspring in een lichte slaapkamer, met een gestoffeerde hocker',
    'nl-be': 'Taupe boxspring in een lichte slaapkamer, met een gestoffeerde poef',
    de: 'Taupefarbenes Boxspringbett in einem hellen Schlafzimmer, mit einem Polsterhocker',
    en: 'Taupe box spring bed in a bright bedroom, with an upholstered stool',
  }),
  bannerBedFrames: banner('banner-bed-frames.webp', {
    nl: 'Opgemaakt eikenhouten bed in de ochtendzon, tussen twee nachtkastjes met lampjes',
    de: 'Bezogenes Eichenbett in der Morgensonne zwischen zwei Nachttischen mit Lampen',
    'de-at': 'Bezogenes Eichenbett in der Morgensonne zwischen zwei Nachtkästchen mit Lampen',
    en: 'Made-up oak bed in the morning sun, between two nightstands with lamps',
  }),
  bannerBedding: banner('banner-bedding.webp', {
    nl: 'Slaapkamer met een bed in saliegroen linnen, naast een brandend lampje',
    'nl-be': 'Slaapkamer met een bed in saliegroen linnen, naast een brandend nachtlampje',
    de: 'Schlafzimmer mit einem Bett in salbeigrünem Leinen neben einer leuchtenden Lampe',
    en: 'Bedroom with a bed in sage linen, beside a lit lamp',
  }),
  bannerAccessories: banner('banner-accessories.webp', {
    nl: 'Hoek van een slaapkamer met een nachtkastje, een brandend lampje, een hocker en kussens',
    'nl-be':
      'Hoek van een slaapkamer met een nachtkastje, een brandend lampje, een poef en kussens',
    de: 'Ecke eines Schlafzimmers mit Nachttisch, leuchtender Lampe, Hocker und Kissen',
    'de-at':
      'Ecke eines Schlafzimmers mit Nachtkästchen, leuchtender Lampe, Hocker und Zierpölstern',
    en: 'Corner of a bedroom with a nightstand, a lit lamp, a stool and cushions',
  }),
  bannerOutlet: banner('banner-outlet.webp', {
    nl: 'Matras met donkerblauwe zijkant en een terracotta hocker op een warme ondergrond',
    'nl-be': 'Matras met donkerblauwe zijkant en een terracotta poef op een warme ondergrond',
    de: 'Matratze mit dunkelblauem Rand und ein terrakottafarbener Hocker vor warmem Hintergrund',
    en: 'Mattress with dark blue sides and a terracotta stool on a warm background',
  }),
  boxSpringTaupe: picture('box-spring-taupe.webp', {
    nl: 'Taupe boxspring met een terracotta plaid voor een wand van houten latten',
    de: 'Taupefarbenes Boxspringbett mit terrakottafarbenem Plaid vor einer Wand aus Holzleisten',
    en: 'Taupe box spring bed with a terracotta throw in front of a wall of wooden slats',
  }),
  boxSpringBlue: picture('box-spring-blue.webp', {
    nl: 'Donkerblauwe boxspring met een zandkleurige plaid en twee brandende bedlampjes',
    'nl-be': 'Donkerblauwe boxspring met een zandkleurige plaid en twee brandende nachtlampjes',
    de: 'Dunkelblaues Boxspringbett mit sandfarbenem Plaid und zwei leuchtenden Nachttischlampen',
    'de-at':
      'Dunkelblaues Boxspringbett mit sandfarbenem Plaid und zwei leuchtenden Nachtkästchenlampen',
    en: 'Dark blue box spring bed with a sand-colored throw and two lit bedside lamps',
  }),
  boxSpringCream: picture('box-spring-cream.webp', {
    nl: 'Crèmekleurige boxspring met een saliegroene plaid en een licht vloerkleed',
    de: 'Cremefarbenes Boxspringbett mit salbeigrünem Plaid und hellem Teppich',
    en: 'Cream box spring bed with a sage green throw and a pale rug',
  }),
  boxSpringGreen: picture('box-spring-green.webp', {
    nl: 'Groene boxspring met een okergele plaid, opgemaakt met wit beddengoed',
    de: 'Grünes Boxspringbett mit ockergelbem Plaid, bezogen mit weißer Bettwäsche',
    en: 'Green box spring bed with an ochre throw, made up with white bedding',
  }),
  boxSpringDetail: picture('box-spring-taupe-detail.webp', {
    nl: 'Opgemaakt bed van dichtbij: hoofdbord, kussens en een opengeslagen dekbed',
    'nl-be': 'Opgemaakt bed van dichtbij: hoofdbord, kussens en een opengeslagen donsdeken',
    de: 'Bezogenes Bett aus der Nähe: Kopfteil, Kissen und aufgeschlagene Decke',
    'de-at': 'Bezogenes Bett aus der Nähe: Kopfteil, Pölster und aufgeschlagene Decke',
    en: 'Made-up bed from nearby: headboard, pillows and a folded-back duvet',
  }),
  duvet: picture('duvet-white.webp', {
    nl: 'Opgevouwen wit dekbed met doorgestikte vakken',
    'nl-be': 'Opgevouwen wit donsdeken met doorgestikte vakken',
    de: 'Gefaltete weiße Bettdecke mit abgesteppten Kassetten',
    en: 'Folded white duvet with quilted squares',
  }),
  lamp: picture('lamp-green.webp', {
    nl: 'Brandend bedlampje met een groene keramische voet en een crèmekleurige kap',
    'nl-be': 'Brandend nachtlampje met een groene keramische voet en een crèmekleurige kap',
    de: 'Leuchtende Nachttischlampe mit grünem Keramikfuß und cremefarbenem Schirm',
    'de-at': 'Leuchtende Nachtkästchenlampe mit grünem Keramikfuß und cremefarbenem Schirm',
    en: 'Lit bedside lamp with a green ceramic base and a cream shade',
  }),
  mattressSlate: picture('mattress-slate.webp', {
    nl: 'Matras met een doorgestikte witte tijk en een leigrijze zijkant met handgrepen',
    de: 'Matratze mit weißem Steppbezug und schiefergrauem Rand mit Griffen',
    en: 'Mattress with a quilted white cover and slate gray sides with handles',
  }),
  mattressCorner: picture('mattress-slate-corner.webp', {
    nl: 'Hoek van een matras van dichtbij: doorgestikte tijk, bies en handgreep',
    de: 'Ecke einer Matratze aus der Nähe: Steppbezug, Paspel und Griff',
    en: 'Corner of a mattress up close: quilted cover, piping and handle',
  }),
  mattressLayers: picture('mattress-layers.webp', {
    nl: 'Opengewerkt pocketveermatras: schuim, pocketveren, comfortlagen en een gestikte tijk',
    'nl-be':
      'Opengewerkte pocketveermatras: schuim, pocketveren, comfortlagen en een gestikte tijk',
    de: 'Aufgeschnittene Taschenfederkernmatratze: Schaum, Taschenfedern, Komfortlagen und Steppbezug',
    en: 'Pocket spring mattress cut open: foam, pocket springs, comfort layers and a quilted cover',
  }),
  mattressLayersFoam: picture('mattress-layers-foam.webp', {
    nl: 'Opengewerkt schuimmatras: drie soorten schuim onder een gestikte tijk',
    'nl-be': 'Opengewerkte schuimmatras: drie soorten schuim onder een gestikte tijk',
    de: 'Aufgeschnittene Schaummatratze: drei Arten Schaum unter einem Steppbezug',
    en: 'Foam mattress cut open: three kinds of foam under a quilted cover',
  }),
  topperLayers: picture('topper-layers.webp', {
    nl: 'Opengewerkte topper: twee lagen schuim in een gestikte hoes',
    de: 'Aufgeschnittener Topper: zwei Lagen Schaum in einem Steppbezug',
    en: 'Topper cut open: two layers of foam in a quilted cover',
  }),
  mattressSand: picture('mattress-sand.webp', {
    nl: 'Matras met een witte tijk en een zandkleurige zijkant',
    de: 'Matratze mit weißem Bezug und sandfarbenem Rand',
    en: 'Mattress with a white cover and sand-colored sides',
  }),
  pillows: picture('pillow-pair.webp', {
    nl: 'Twee witte hoofdkussens op elkaar',
    de: 'Zwei weiße Kopfkissen übereinander',
    'de-at': 'Zwei weiße Kopfpölster übereinander',
    en: 'Two white pillows, one on top of the other',
  }),
  slats: picture('bed-base-beech.webp', {
    nl: 'Houten lattenbodem met verstelbare latten in het midden',
    de: 'Lattenrost aus Holz mit verstellbaren Leisten in der Mitte',
    en: 'Wooden slatted bed base with adjustable slats in the middle',
  }),
  topper: picture('topper-white.webp', {
    nl: 'Dunne witte topper met een doorgestikte hoes',
    de: 'Flacher weißer Topper mit gestepptem Bezug',
    en: 'Thin white topper with a quilted cover',
  }),
  bedFrame: picture('bed-frame-oak.webp', {
    nl: 'Eiken ledikant, opgemaakt met wit beddengoed en een terracotta plaid',
    'nl-be': 'Eiken bed, opgemaakt met wit beddengoed en een terracotta plaid',
    de: 'Bettgestell aus Eiche, bezogen mit weißer Bettwäsche, mit terrakottafarbenem Plaid',
    en: 'Oak bed frame, made up with white bedding and a terracotta throw',
  }),
  bedFrameRoom: picture('room-bed-frame-walnut.webp', {
    nl: 'Notenhouten ledikant in een slaapkamer, met twee nachtkastjes en een groene hocker',
    'nl-be': 'Bed van notelaar in een slaapkamer, met twee nachtkastjes en een groene hocker',
    de: 'Bettgestell aus Nussbaum in einem Schlafzimmer, mit zwei Nachttischen und grünem Hocker',
    'de-at':
      'Bettgestell aus Nussholz in einem Schlafzimmer, mit zwei Nachtkästchen und grünem Hocker',
    en: 'Walnut bed frame in a bedroom, with two nightstands and a green stool',
  }),
  adjustableBase: picture('bed-base-adjustable-beech.webp', {
    nl: 'Beukenhouten bedbodem met rug- en kniedeel omhoog',
    'nl-be': 'Beukenhouten lattenbodem met rug- en kniedeel omhoog',
    de: 'Lattenrost aus Buche mit angehobenem Rücken- und Knieteil',
    en: 'Beech bed base with its back and knees raised',
  }),
  duvetCover: picture('duvet-cover-sage.webp', {
    nl: 'Bed met een saliegroen dekbedovertrek en twee slopen in dezelfde kleur',
    'nl-be': 'Bed met een saliegroen donsovertrek en twee slopen in dezelfde kleur',
    de: 'Bett mit salbeigrüner Bettwäsche und zwei Kissenbezügen in derselben Farbe',
    'de-at': 'Bett mit salbeigrüner Bettwäsche und zwei Polsterbezügen in derselben Farbe',
    en: 'Bed with a sage green duvet cover and two pillowcases to match',
  }),
  fittedSheet: picture('fitted-sheet-sand.webp', {
    nl: 'Hoek van een matras met een zandkleurig hoeslaken strak eromheen',
    de: 'Ecke einer Matratze mit straff sitzendem, sandfarbenem Spannbettlaken',
    'de-at': 'Ecke einer Matratze mit straff sitzendem, sandfarbenem Spannleintuch',
    en: 'Corner of a mattress with a sand-colored fitted sheet pulled smooth around it',
  }),
  molton: picture('molton-white.webp', {
    nl: 'Witte molton op een matras, met elastiek om de hoek',
    de: 'Weißer Matratzenschoner auf einer Matratze, mit Gummiband um die Ecke',
    en: 'White mattress protector on a mattress, with an elastic strap around the corner',
  }),
  cushion: picture('cushion-terracotta.webp', {
    nl: 'Vierkant sierkussen in terracotta, afgewerkt met een bies',
    de: 'Quadratisches Zierkissen in Terrakotta mit Paspel',
    'de-at': 'Quadratischer Zierpolster in Terrakotta mit Paspel',
    en: 'Square terracotta throw pillow with piped edges',
  }),
  nightstand: picture('cabinet-oak.webp', {
    nl: 'Eiken nachtkastje met twee lades op vier poten',
    de: 'Nachttisch aus Eiche mit zwei Schubladen auf vier Füßen',
    'de-at': 'Nachtkästchen aus Eiche mit zwei Laden auf vier Füßen',
    en: 'Oak nightstand with two drawers on four legs',
  }),
  wardrobe: picture('wardrobe-white.webp', {
    nl: 'Witte kledingkast met drie deuren en zwarte grepen',
    'nl-be': 'Witte kleerkast met drie deuren en zwarte grepen',
    de: 'Weißer Kleiderschrank mit drei Türen und schwarzen Griffen',
    'de-at': 'Weißer Kleiderkasten mit drei Türen und schwarzen Griffen',
    en: 'White wardrobe with three doors and black handles',
  }),
  stool: picture('stool-sage.webp', {
    nl: 'Ronde saliegroene hocker met staande banen op een houten plint',
    de: 'Runder salbeigrüner Hocker mit senkrechten Bahnen auf einem Holzsockel',
    en: 'Round sage green stool with vertical channels on a wooden plinth',
  }),
  promotion: picture('room-box-spring-terracotta.webp', {
    nl: 'Terracotta boxspring in een lichte slaapkamer, met nachtkastjes en een hocker',
    de: 'Terrakottafarbenes Boxspringbett in einem hellen Schlafzimmer, mit Nachttischen und Hocker',
    'de-at':
      'Terrakottafarbenes Boxspringbett in einem hellen Schlafzimmer, mit Nachtkästchen und Hocker',
    en: 'Terracotta box spring bed in a bright bedroom, with nightstands and a stool',
  }),
  tileMattresses: picture('tile-mattresses.webp', {
    nl: 'Hoek van een matras met een doorgestikte witte tijk en een grijsblauwe zijkant',
    de: 'Ecke einer Matratze mit weißem Steppbezug und graublauem Rand',
    en: 'Corner of a mattress with a quilted white cover and gray-blue sides',
  }),
  tileBoxSprings: picture('tile-box-springs.webp', {
    nl: 'Taupe boxspring tussen twee brandende lampjes, voor een wand van houten latten',
    de: 'Taupefarbenes Boxspringbett zwischen zwei leuchtenden Lampen, vor einer Wand aus Holzleisten',
    en: 'Taupe box spring bed between two lit lamps, in front of a wall of wooden slats',
  }),
  tileBedFrames: picture('tile-bed-frames.webp', {
    nl: 'Eiken ledikant met wit beddengoed en een terracotta plaid',
    'nl-be': 'Eiken bed met wit beddengoed en een terracotta plaid',
    de: 'Bettgestell aus Eiche mit weißer Bettwäsche und terrakottafarbenem Plaid',
    en: 'Oak bed frame with white bedding and a terracotta throw',
  }),
  tileToppers: picture('tile-toppers.webp', {
    nl: 'Hoek van een witte topper met een grijze rand',
    de: 'Ecke eines weißen Toppers mit grauem Rand',
    en: 'Corner of a white topper with gray sides',
  }),
  tileBedBases: picture('tile-bed-bases.webp', {
    nl: 'Lattenbodem met zwarte lathouders',
    de: 'Lattenrost mit schwarzen Leistenhaltern',
    en: 'Slatted bed base with black slat holders',
  }),
  tileBedding: picture('tile-bedding.webp', {
    nl: 'Opgemaakt bed met saliegroen beddengoed',
    de: 'Bett mit salbeigrüner Bettwäsche',
    en: 'Bed made up with sage green bedding',
  }),
  tileAccessories: picture('tile-accessories.webp', {
    nl: 'Okergeel sierkussen',
    de: 'Ockergelbes Zierkissen',
    'de-at': 'Ockergelber Zierpolster',
    en: 'Ochre throw pillow',
  }),
  tileOutlet: picture('tile-outlet.webp', {
    nl: 'Hoek van een matras met een doorgestikte witte tijk en een donkerblauwe zijkant',
    de: 'Ecke einer Matratze mit weißem Steppbezug und dunkelblauem Rand',
    en: 'Corner of a mattress with a quilted white cover and navy sides',
  }),
  awardBedShop: award('award-bed-shop.webp', 180, 180, {
    nl: 'Gouden zegel van vakblad Slaapvak, 2025, met een maan',
    de: 'Goldenes Siegel der Fachzeitschrift Slaapvak, 2025, mit einem Mond',
    en: 'Gold badge with a moon: award of the Slaapvak jury, 2025',
  }),
  awardService: award('award-best-service.webp', 240, 160, {
    nl: 'Zegel van het klantenonderzoek 2026, met een ster',
    de: 'Siegel der Kundenbefragung 2026, mit einem Stern',
    en: 'Badge with a star: customer survey of 2026',
  }),
  awardFairPrice: award('award-fair-price.webp', 225, 150, {
    nl: 'Keurmerk voor eerlijke prijzen, nr. FP-20418, gecontroleerd in 2026',
    de: 'Gütesiegel für faire Preise, Nr. FP-20418, geprüft 2026',
    en: 'Seal for fair prices, no. FP-20418, audited in 2026',
  }),
  awardMattressTest: award('award-mattress-test.webp', 168, 84, {
    nl: 'Zegel van de matrastest 2026 van Slaaplab, met een ster',
    de: 'Siegel des Matratzentests 2026 von Slaaplab, mit einem Stern',
    en: 'Badge with a star: Slaaplab mattress test of 2026',
  }),
  awardBedDesign: award('award-bed-design.webp', 96, 96, {
    nl: 'Zegel van de Design Award 2026, met een bed',
    de: 'Siegel des Design Award 2026, mit einem Bett',
    en: 'Seal of the 2026 Design Award, with a bed',
  }),
  awardEasyCare: award('award-easy-care.webp', 96, 96, {
    nl: 'Keurmerk Easy Care van Slaaplab, nr. 2026-0417, met een wastobbe',
    de: 'Siegel Easy Care von Slaaplab, Nr. 2026-0417, mit einem Waschzuber',
    en: 'Easy Care seal of Slaaplab, no. 2026-0417, with a washtub',
  }),
  topperCorner: picture('topper-white-corner.webp', {
    nl: 'Hoek van een witte topper van dichtbij, met grijze bies',
    de: 'Ecke eines weißen Toppers aus der Nähe, mit grauer Paspel',
    en: 'Corner of a white topper up close, with gray piping',
  }),
} as const satisfies Readonly<Record<string, PictureData>>;

/** A wide picture with a calm area for text. */
function banner(path: string, alt: LocalizedText): PictureData {
  return { path, width: 1920, height: 900, alt };
}

/** All pictures but banners and awards have the same format. */
function picture(path: string, alt: LocalizedText): PictureData {
  return { path, width: 1200, height: 900, alt };
}

/** Awards are drawings, each in its own size, in `awards/`. */
function award(path: string, width: number, height: number, alt: LocalizedText): PictureData {
  return { path, width, height, alt };
}
