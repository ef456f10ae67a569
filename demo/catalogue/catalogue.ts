import type { CatalogueData } from '#adapters/embedded/catalogue-data.ts';
import { withReviews } from '../reviews/reviews.ts';
import { attributes } from './attributes/attributes.ts';
import { adjustableBedBases } from './bed-bases/adjustable.ts';
import { flatBedBases } from './bed-bases/flat.ts';
import { basesForEverySleeper } from './bed-bases/for-every-sleeper.ts';
import { avondroodBedFrames } from './bed-frames/avondrood.ts';
import { federhausBedFrames } from './bed-frames/federhaus.ts';
import { elsbroekBedFrames } from './bed-frames/elsbroek.ts';
import { halmstadBedFrames } from './bed-frames/halmstad.ts';
import { halmstadPaintedBedFrames } from './bed-frames/halmstad-painted.ts';
import { nordkantBedFrames } from './bed-frames/nordkant.ts';
import { noorderlichtBedFrames } from './bed-frames/noorderlicht.ts';
import { veluweBedFrames } from './bed-frames/veluwe.ts';
import { downDuvets } from './bedding/down-duvets.ts';
import { fiberDuvets } from './bedding/fiber-duvets.ts';
import { lightDuvets } from './bedding/light-duvets.ts';
import { naturalDuvets } from './bedding/natural-duvets.ts';
import { naturalPillows } from './bedding/natural-pillows.ts';
import { withSubCategories } from './sub-categories.ts';
import { pillows } from './bedding/pillows.ts';
import { seasonDuvets } from './bedding/season-duvets.ts';
import { softPillows } from './bedding/soft-pillows.ts';
import { supportPillows } from './bedding/support-pillows.ts';
import { halmstadBoxSprings } from './box-springs/halmstad.ts';
import { lunaroBoxSprings } from './box-springs/lunaro.ts';
import { noorderlichtBoxSprings } from './box-springs/noorderlicht.ts';
import { veluweAndFederhausBoxSprings } from './box-springs/veluwe-federhaus.ts';
import { categories } from './categories.ts';
import { avondroodCushions } from './cushions/avondrood.ts';
import { plushCushions } from './cushions/plush.ts';
import { vlasheemCushions } from './cushions/vlasheem.ts';
import { wovenCushions } from './cushions/woven.ts';
import { dressers } from './furniture/dressers.ts';
import { halmstadFurniture } from './furniture/halmstad.ts';
import { nightstands } from './furniture/nightstands.ts';
import { stools } from './furniture/stools.ts';
import { wardrobes } from './furniture/wardrobes.ts';
import { avondroodLamps } from './lamps/avondrood.ts';
import { halmstadLamps } from './lamps/halmstad.ts';
import { bleichwieseCovers } from './linen/bleichwiese-covers.ts';
import { readingAndNightLamps } from './lamps/reading-and-night.ts';
import { donsgaardLinen } from './linen/donsgaard.ts';
import { fineCovers } from './linen/fine-covers.ts';
import { halmstadCovers } from './linen/halmstad-covers.ts';
import { highlights } from './highlights.ts';
import { jerseySheets } from './linen/jersey-sheets.ts';
import { mattressCovers } from './linen/mattress-covers.ts';
import { moltons } from './linen/moltons.ts';
import { topperSheets } from './linen/topper-sheets.ts';
import { vlasheemCovers } from './linen/vlasheem-covers.ts';
import { wovenSheets } from './linen/woven-sheets.ts';
import { federhausMattresses } from './mattresses/federhaus.ts';
import { halmstadMattresses } from './mattresses/halmstad.ts';
import { lunaroClassics } from './mattresses/lunaro-classics.ts';
import { lunaroNewcomers } from './mattresses/lunaro-newcomers.ts';
import { noorderlichtMattresses } from './mattresses/noorderlicht.ts';
import { veluweMattresses } from './mattresses/veluwe.ts';
import { foamToppers } from './toppers/foam.ts';
import { latexToppers } from './toppers/latex.ts';
import { memoryFoamToppers } from './toppers/memory-foam.ts';
import { outletToppers } from './toppers/outlet.ts';
import { wiegelingCribMattresses } from './mattresses/wiegeling-cribs.ts';
import { wiegelingKidsMattresses } from './mattresses/wiegeling-kids.ts';
import { trekvogelMattresses } from './mattresses/trekvogel.ts';
import { lunaroForTwo } from './mattresses/lunaro-for-two.ts';
import { federhausFirmMattresses } from './mattresses/federhaus-firm.ts';
import { federhausDonauMattresses } from './mattresses/federhaus-donau.ts';
import { noorderlichtNewcomers } from './mattresses/noorderlicht-newcomers.ts';
import { halmstadEverydayMattresses } from './mattresses/halmstad-everyday.ts';
import { veluweTraditionalMattresses } from './mattresses/veluwe-traditional.ts';
import { zirbentalMattresses } from './mattresses/zirbental.ts';
import { lunaroToppersForTwo } from './toppers/lunaro-for-two.ts';
import { foamToppersByFirmness } from './toppers/foam-by-firmness.ts';
import { naturalToppers } from './toppers/natural.ts';
import { outletLastOnes } from './toppers/outlet-last-ones.ts';
import { lunaroBoxSpringsByColor } from './box-springs/lunaro-by-color.ts';
import { singleBoxSprings } from './box-springs/single.ts';
import { electricAndStorageBoxSprings } from './box-springs/electric-and-storage.ts';
import { veluweLinenBoxSprings } from './box-springs/veluwe-linen.ts';

/** The products of the demo shop, with their reviews. */
const withoutSubCategories = withReviews({
  attributes,
  categories,
  highlights,
  products: [
    ...lunaroClassics,
    ...lunaroNewcomers,
    ...noorderlichtMattresses,
    ...veluweMattresses,
    ...halmstadMattresses,
    ...federhausMattresses,
    ...lunaroBoxSprings,
    ...noorderlichtBoxSprings,
    ...veluweAndFederhausBoxSprings,
    ...halmstadBoxSprings,
    ...memoryFoamToppers,
    ...foamToppers,
    ...latexToppers,
    ...outletToppers,
    ...veluweBedFrames,
    ...halmstadBedFrames,
    ...flatBedBases,
    ...adjustableBedBases,
    ...downDuvets,
    ...naturalDuvets,
    ...fiberDuvets,
    ...naturalPillows,
    ...pillows,
    ...donsgaardLinen,
    ...avondroodCushions,
    ...halmstadFurniture,
    ...avondroodLamps,
    ...halmstadLamps,
    ...wiegelingCribMattresses,
    ...wiegelingKidsMattresses,
    ...trekvogelMattresses,
    ...lunaroForTwo,
    ...federhausFirmMattresses,
    ...federhausDonauMattresses,
    ...noorderlichtNewcomers,
    ...halmstadEverydayMattresses,
    ...veluweTraditionalMattresses,
    ...zirbentalMattresses,
    ...lunaroToppersForTwo,
    ...foamToppersByFirmness,
    ...naturalToppers,
    ...outletLastOnes,
    ...lunaroBoxSpringsByColor,
    ...singleBoxSprings,
    ...electricAndStorageBoxSprings,
    ...veluweLinenBoxSprings,
    ...bleichwieseCovers,
    ...vlasheemCovers,
    ...halmstadCovers,
    ...fineCovers,
    ...jerseySheets,
    ...topperSheets,
    ...wovenSheets,
    ...moltons,
    ...mattressCovers,
    ...supportPillows,
    ...softPillows,
    ...seasonDuvets,
    ...lightDuvets,
    ...vlasheemCushions,
    ...plushCushions,
    ...wovenCushions,
    ...noorderlichtBedFrames,
    ...halmstadPaintedBedFrames,
    ...elsbroekBedFrames,
    ...nordkantBedFrames,
    ...federhausBedFrames,
    ...avondroodBedFrames,
    ...nightstands,
    ...dressers,
    ...wardrobes,
    ...stools,
    ...basesForEverySleeper,
    ...readingAndNightLamps,
  ],
});

/** The products, with subcategories. */
export const catalogue: CatalogueData = withSubCategories(withoutSubCategories);
