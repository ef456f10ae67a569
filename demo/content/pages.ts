import { about } from './pages/about.ts';
import { accessibility } from './pages/accessibility.ts';
import { accessories } from './pages/accessories.ts';
import { baseAdvice } from './pages/base-advice.ts';
import { bedAdvice } from './pages/bed-advice.ts';
import { bedBases } from './pages/bed-bases.ts';
import { bedding } from './pages/bedding.ts';
import { beds } from './pages/beds.ts';
import { bedsideLamps } from './pages/bedside-lamps.ts';
import { boxSprings } from './pages/box-springs.ts';
import { cabinets } from './pages/cabinets.ts';
import { care } from './pages/care.ts';
import { contact } from './pages/contact.ts';
import { cookies } from './pages/cookies.ts';
import { cushions } from './pages/cushions.ts';
import { delivery } from './pages/delivery.ts';
import { duvetAdvice } from './pages/duvet-advice.ts';
import { duvetCovers } from './pages/duvet-covers.ts';
import { duvets } from './pages/duvets.ts';
import { emailPreferences } from './pages/email-preferences.ts';
import { firmnessAdvice } from './pages/firmness-advice.ts';
import { fittedSheets } from './pages/fitted-sheets.ts';
import { home } from './pages/home.ts';
import { imprint } from './pages/imprint.ts';
import { adviceRule } from './pages/advice-rule.ts';
import { mattressAdvisor } from './pages/mattress-advisor.ts';
import { mattressAdvice } from './pages/mattress-advice.ts';
import { mattressProtectors } from './pages/mattress-protectors.ts';
import { mattresses } from './pages/mattresses.ts';
import { myBed } from './pages/my-bed.ts';
import { newsletter } from './pages/newsletter.ts';
import { outletToppers } from './pages/outlet-toppers.ts';
import { pillowAdvice } from './pages/pillow-advice.ts';
import { pillows } from './pages/pillows.ts';
import { privacy } from './pages/privacy.ts';
import { promotions } from './pages/promotions.ts';
import { returns } from './pages/returns.ts';
import { cart, checkout, search } from './pages/shopping-pages.ts';
import { sizeAdvice } from './pages/size-advice.ts';
import { sleepAdvice } from './pages/sleep-advice.ts';
import { stools } from './pages/stools.ts';
import { storePages } from './pages/store-pages.ts';
import { stores } from './pages/stores.ts';
import { terms } from './pages/terms.ts';
import { topperAdvice } from './pages/topper-advice.ts';
import { toppers } from './pages/toppers.ts';
import { trial } from './pages/trial.ts';
import { warranty } from './pages/warranty.ts';
import { withdrawalInformation } from './pages/withdrawal-information.ts';
import { withdrawal } from './pages/withdrawal.ts';
import type { WrittenPages } from './written-page.ts';

/**
 * Every page except product pages, which are derived from the catalogue. Add a new page in
 * `pages/`, here and in `PageName`; links, paths and breadcrumbs are derived.
 */
export const pages: WrittenPages = {
  home,
  mattresses,
  'box-springs': boxSprings,
  beds,
  toppers,
  'bed-bases': bedBases,
  bedding,
  duvets,
  'duvet-covers': duvetCovers,
  'fitted-sheets': fittedSheets,
  'mattress-protectors': mattressProtectors,
  pillows,
  cushions,
  accessories,
  cabinets,
  stools,
  'bedside-lamps': bedsideLamps,
  promotions,
  'outlet-toppers': outletToppers,
  search,
  cart,
  checkout,
  delivery,
  trial,
  returns,
  warranty,
  stores,
  ...storePages,
  contact,
  about,
  newsletter,
  'email-preferences': emailPreferences,
  withdrawal,
  'withdrawal-information': withdrawalInformation,
  accessibility,
  imprint,
  privacy,
  cookies,
  terms,
  'my-bed': myBed,
  'mattress-advisor': mattressAdvisor,
  'advice-rule': adviceRule,
  'mattress-advice': mattressAdvice,
  'firmness-advice': firmnessAdvice,
  'size-advice': sizeAdvice,
  'topper-advice': topperAdvice,
  'bed-advice': bedAdvice,
  'base-advice': baseAdvice,
  'duvet-advice': duvetAdvice,
  'pillow-advice': pillowAdvice,
  'sleep-advice': sleepAdvice,
  care,
};
