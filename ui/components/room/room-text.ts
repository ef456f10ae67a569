import { decimalMark } from '#src/shared/locale.ts';
import type english from '../../../locales/en/room.json';
import {
  createTextsHook,
  type PageTexts,
  textsByPath,
  type TranslatePage,
} from '../../i18n/page-texts.ts';
import { useShop } from '../../shop-context.tsx';

/** Texts of the tools that measure a home. */
export const ROOM_TEXTS: PageTexts<RoomText> = textsByPath(
  import.meta.glob('../../../locales/*/room.json', { eager: true, import: 'default' }),
);

export type RoomText = keyof typeof english;

export type TranslateRoom = TranslatePage<RoomText>;

/** Returns the texts of the tools in the locale of the page. */
export const useRoomText: () => TranslateRoom = createTextsHook(ROOM_TEXTS);

/** Returns a length as the locale writes it: `82,5`. */
export function useLengthText(): (length: number) => string {
  const { locale } = useShop();
  return (length) => String(Math.round(length * 10) / 10).replace('.', decimalMark(locale));
}
