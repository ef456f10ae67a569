import roomInAustria from '../../../locales/de-at/room.json';
import german from '../../../locales/de/room.json';
import english from '../../../locales/en/room.json';
import roomInBelgium from '../../../locales/nl-be/room.json';
import dutch from '../../../locales/nl/room.json';
import { type LateTexts, translateLate, type TranslateLate } from '../../i18n/late-texts.ts';
import { useShop } from '../../shop-context.tsx';

/** Texts of the tools that measure a home. */
export const ROOM_TEXTS: LateTexts<RoomText> = {
  nl: dutch,
  de: german,
  en: english,
  'nl-be': roomInBelgium,
  'de-at': roomInAustria,
};

export type RoomText = keyof typeof english;

export type TranslateRoom = TranslateLate<RoomText>;

const translateIn = translateLate(ROOM_TEXTS);

/** Returns the texts of the tools in the locale of the page. */
export const useRoomText = (): TranslateRoom => translateIn(useShop().locale);
