import type { PictureData } from '#adapters/embedded/catalogue-data.ts';
import type { LocalWords } from '#adapters/embedded/local-words.ts';

/** The catalogue's pictures in `demo/pictures`: what each shows, by the name of its file. */
export const PICTURE = {
  mattressSlate: photo('mattress-slate', {
    nl: 'Matras met wit doorgestikte tijk en leigrijze zijkant met handgrepen',
    de: 'Matratze mit weiß gestepptem Bezug und schiefergrauer Seite mit Griffen',
    en: 'Mattress with a white quilted top and slate gray sides with handles',
  }),
  mattressSlateCorner: photo('mattress-slate-corner', {
    nl: 'Hoek van de matras van dichtbij: doorgestikte tijk, donkere bies en leigrijze zijkant',
    de: 'Ecke der Matratze aus der Nähe: gesteppter Bezug, dunkle Paspel und schiefergraue Seite',
    en: 'Close-up of the corner: quilted top, dark piping and slate gray side',
  }),
  mattressNavy: photo('mattress-navy', {
    nl: 'Matras met wit doorgestikte tijk en marineblauwe zijkant',
    de: 'Matratze mit weiß gestepptem Bezug und marineblauer Seite',
    en: 'Mattress with a white quilted top and navy blue sides',
  }),
  mattressSand: photo('mattress-sand', {
    nl: 'Matras met wit doorgestikte tijk en zandkleurige zijkant',
    de: 'Matratze mit weiß gestepptem Bezug und sandfarbener Seite',
    en: 'Mattress with a white quilted top and sand-colored sides',
  }),
  boxSpringTaupe: photo('box-spring-taupe', {
    nl: 'Taupe boxspring met hoofdbord in een slaapkamer met houten lamellenwand',
    de: 'Boxspringbett in Taupe mit Kopfteil in einem Schlafzimmer mit Lamellenwand aus Holz',
    en: 'Taupe box spring bed with headboard in a bedroom with a slatted wood wall',
  }),
  boxSpringBlue: photo('box-spring-blue', {
    nl: 'Blauwe boxspring met hoofdbord in een slaapkamer met houten lamellenwand',
    de: 'Blaues Boxspringbett mit Kopfteil in einem Schlafzimmer mit Lamellenwand aus Holz',
    en: 'Blue box spring bed with headboard in a bedroom with a slatted wood wall',
  }),
  bedBaseBeech: photo('bed-base-beech', {
    nl: 'Bedbodem van beukenhout met verende latten en een middenband',
    'nl-be': 'Lattenbodem van beukenhout met verende latten en een middenband',
    de: 'Lattenrost aus Buche mit Federholzleisten und Mittelgurt',
    en: 'Beech bed base with sprung slats and a center strap',
  }),
  duvetWhite: photo('duvet-white', {
    nl: 'Wit dekbed met gestikte vakken, in drieën gevouwen',
    'nl-be': 'Wit donsdeken met gestikte vakken, in drieën gevouwen',
    de: 'Weiße Bettdecke mit Karosteppung, dreifach gefaltet',
    en: 'White duvet with stitched boxes, folded in three',
  }),
  pillowWhite: photo('pillow-white', {
    nl: 'Wit hoofdkussen met dubbele biesrand',
    de: 'Weißes Kopfkissen mit doppelter Paspel',
    'de-at': 'Weißer Kopfpolster mit doppelter Paspel',
    en: 'White pillow with a double piped edge',
  }),
  lampGreen: photo('lamp-green', {
    nl: 'Brandend bedlampje met groene keramische voet en crèmekleurige linnen kap',
    'nl-be': 'Brandend nachtlampje met groene keramische voet en crèmekleurige linnen kap',
    de: 'Leuchtende Nachttischlampe mit grünem Keramikfuß und cremefarbenem Leinenschirm',
    en: 'Lit bedside lamp with a green ceramic base and a cream linen shade',
  }),
  lampTerracotta: photo('lamp-terracotta', {
    nl: 'Brandend bedlampje met terracotta keramische voet en crèmekleurige linnen kap',
    'nl-be': 'Brandend nachtlampje met terracotta keramische voet en crèmekleurige linnen kap',
    de: 'Leuchtende Nachttischlampe mit terrakottafarbenem Keramikfuß und cremefarbenem Leinenschirm',
    en: 'Lit bedside lamp with a terracotta ceramic base and a cream linen shade',
  }),
} as const satisfies Readonly<Record<string, PictureData>>;

function photo(name: string, alt: LocalWords): PictureData {
  return { path: `${name}.webp`, width: 1200, height: 900, alt };
}
