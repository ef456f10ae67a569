import { parseWindow } from '#src/delivery/delivery-plan.ts';
import type { DeliverySlot } from '#src/delivery/delivery-slots.ts';
import { languageOf, type Locale } from '#src/shared/locale.ts';
import type english from '../../../locales/en/delivery.json';
import { dayText } from '../../i18n/day-text.ts';
import {
  createTextsHook,
  type PageTexts,
  textsByPath,
  type TranslatePage,
} from '../../i18n/page-texts.ts';
import { useShop } from '../../shop-context.tsx';

export type DeliveryText = keyof typeof english;

/** Texts of the delivery of a cart, which only the cart and the checkout load. */
export const DELIVERY_TEXTS: PageTexts<DeliveryText> = textsByPath(
  import.meta.glob('../../../locales/*/delivery.json', { eager: true, import: 'default' }),
);

const useWords: () => TranslatePage<DeliveryText> = createTextsHook(DELIVERY_TEXTS);

type DeliveryWords = {
  readonly words: TranslatePage<DeliveryText>;
  /** `8–12 uur`, `8–12 Uhr`, `8 AM–12 PM`. */
  readonly windowText: (window: string) => string;
  /** Day and window. */
  readonly appointmentText: (slot: DeliverySlot) => string;
};

/** Returns the texts of the delivery in the locale of the page. */
export function useDeliveryText(): DeliveryWords {
  const { locale, text } = useShop();
  const words = useWords();
  const windowText = (window: string): string => {
    const hours = parseWindow(window);
    if (!hours) return window;
    return words('window', { from: hourText(hours.from, locale), to: hourText(hours.to, locale) });
  };
  return {
    words,
    windowText,
    appointmentText: ({ day, window }) =>
      words('appointment', { day: dayText(text, day), window: windowText(window) }),
  };
}

/** `17`, in English `5 PM`. Not by `Intl`, whose output differs between server and browsers. */
const hourText = (hour: number, locale: Locale): string =>
  languageOf(locale) === 'en' ? `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}` : `${hour}`;
