import type { SheetLook } from './sheet-look.ts';

/** Fitted sheets and mattress protectors by SKU. */
export const SHEET_LOOKS = {
  'HAL-VARDAG': {
    thing: 'fitted-sheet',
    size: '90x200',
    form: 'banded',
    cloth: 'jersey',
    paper: 'kraft',
    side: 'white',
    turn: 14,
  },
  'BLE-GLATT': {
    thing: 'fitted-sheet',
    size: '140x200',
    form: 'tied',
    cloth: 'percale',
    side: 'white',
    turn: -20,
    mirrored: true,
    elevation: 28,
  },
} as const satisfies Readonly<Record<string, SheetLook>>;
