import type { PictureData } from '#adapters/embedded/catalogue-data.ts';
import type { LocalWords } from '#src/shared/local-words.ts';

/** The pictures of `demo/pictures` that pages use, each with what it shows. */
export const pictures = {
  banner: {
    path: 'banner.webp',
    width: 1920,
    height: 900,
    alt: {
      nl: 'Slaapkamer in avondlicht met een groene boxspring, witte lakens en een okergele plaid',
      de: 'Schlafzimmer im Abendlicht mit grünem Boxspringbett, weißer Bettwäsche und ockergelbem Plaid',
      en: 'Bedroom in evening light with a green box spring bed, white sheets and an ochre throw',
    },
  },
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
  /* The pages below wait for goods; their pictures are those of the nearest ones that there are. */
  bedFrame: picture('bed-base-oak.webp', {
    nl: 'Houten bed met een lattenbodem van licht eiken',
    de: 'Holzbett mit einem Lattenrost aus heller Eiche',
    en: 'Wooden bed with slats of light oak',
  }),
  duvetCover: picture('box-spring-blue-detail.webp', {
    nl: 'Opgemaakt bed van dichtbij met gladgestreken wit beddengoed',
    de: 'Bezogenes Bett aus der Nähe mit glatter weißer Bettwäsche',
    en: 'Made-up bed from nearby with smooth white bedding',
  }),
  fittedSheet: picture('mattress-white.webp', {
    nl: 'Wit matras waarvan de hoeken strak zijn afgewerkt',
    'nl-be': 'Witte matras waarvan de hoeken strak zijn afgewerkt',
    de: 'Weiße Matratze mit sauber verarbeiteten Ecken',
    en: 'White mattress with neatly finished corners',
  }),
  molton: picture('topper-linen.webp', {
    nl: 'Linnenkleurige bovenlaag die plat op een bed ligt',
    de: 'Leinenfarbene Auflage, die flach auf einem Bett liegt',
    en: 'Linen-colored layer lying flat on a bed',
  }),
  cushion: picture('pillow-blue.webp', {
    nl: 'Kussen met een blauwe hoes en een paspel',
    de: 'Kissen mit blauem Bezug und Paspel',
    'de-at': 'Polster mit blauem Bezug und Paspel',
    en: 'Pillow with a blue cover and piping',
  }),
  cabinet: picture('lamp-charcoal.webp', {
    nl: 'Antracieten lampje, klaar voor op een nachtkastje',
    de: 'Lampe in Anthrazit für die Ablage neben dem Bett',
    en: 'Charcoal lamp, ready for a nightstand',
  }),
  stool: picture('box-spring-rust-detail.webp', {
    nl: 'Roestkleurige stof van dichtbij, dezelfde als die van onze hockers',
    de: 'Rostfarbener Stoff aus der Nähe, derselbe wie bei unseren Hockern',
    en: 'Rust-colored fabric up close, the same as on our stools',
  }),
  promotion: picture('box-spring-petrol.webp', {
    nl: 'Petrolkleurige boxspring met wit beddengoed',
    de: 'Petrolfarbenes Boxspringbett mit weißer Bettwäsche',
    en: 'Teal box spring bed with white bedding',
  }),
  awardBedShop: award('award-bed-shop.webp', 180, 180, {
    nl: 'Gouden zegel van de Bed & Interior Award 2026',
    de: 'Goldenes Siegel des Bed & Interior Award 2026',
    en: 'Gold seal of the Bed & Interior Award 2026',
  }),
  awardService: award('award-best-service.webp', 240, 160, {
    nl: 'Zegel van de Service Monitor 2026: een 9,4',
    de: 'Siegel des Service Monitor 2026: Note 9,4 von 10',
    en: 'Seal of the Service Monitor 2026: 9.4 out of 10',
  }),
  awardFairPrice: award('award-fair-price.webp', 225, 150, {
    nl: 'Keurmerk Fair Price, gecontroleerd in 2026',
    de: 'Gütesiegel Fair Price, geprüft 2026',
    en: 'Fair Price seal, audited in 2026',
  }),
  topperCorner: picture('topper-white-corner.webp', {
    nl: 'Hoek van een witte topper van dichtbij, met grijze bies',
    de: 'Ecke eines weißen Toppers aus der Nähe, mit grauer Paspel',
    en: 'Corner of a white topper up close, with gray piping',
  }),
} as const satisfies Readonly<Record<string, PictureData>>;

/** All but banner and awards come in one format. */
function picture(path: string, alt: LocalWords): PictureData {
  return { path, width: 1200, height: 900, alt };
}

/** Awards are drawn, each in its own size: `awards/` has the drawings. */
function award(path: string, width: number, height: number, alt: LocalWords): PictureData {
  return { path, width, height, alt };
}
