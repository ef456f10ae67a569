import type english from '../../../locales/en/room.json';
import {
  createTextsHook,
  type PageTexts,
  textsByPath,
  type TranslatePage,
} from '../../i18n/page-texts.ts';

/** Texts of the tools that measure a home. */
export const ROOM_TEXTS: PageTexts<RoomText> = textsByPath(
  import.meta.glob('../../../locales/*/room.json', { eager: true, import: 'default' }),
);

export type RoomText = keyof typeof english;

export type TranslateRoom = TranslatePage<RoomText>;

/** Returns the texts of the tools in the locale of the page. */
export const useRoomText: () => TranslateRoom = createTextsHook(ROOM_TEXTS);
