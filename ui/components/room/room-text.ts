import roomInAustria from '../../../locales/de-at/room.json';
import german from '../../../locales/de/room.json';
import english from '../../../locales/en/room.json';
import roomInBelgium from '../../../locales/nl-be/room.json';
import dutch from '../../../locales/nl/room.json';
import { createTextsHook, type PageTexts, type TranslatePage } from '../../i18n/page-texts.ts';

/** Texts of the tools that measure a home. */
export const ROOM_TEXTS: PageTexts<RoomText> = {
  nl: dutch,
  de: german,
  en: english,
  'nl-be': roomInBelgium,
  'de-at': roomInAustria,
};

export type RoomText = keyof typeof english;

export type TranslateRoom = TranslatePage<RoomText>;

/** Returns the texts of the tools in the locale of the page. */
export const useRoomText: () => TranslateRoom = createTextsHook(ROOM_TEXTS);
