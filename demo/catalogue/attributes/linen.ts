import type { KnownAttributes } from './known-attributes.ts';
import * as shared from './options.ts';

/** Attributes of linen, with keys that begin with `dekbedovertrek_`, `hoeslaken_` or `molton_`. */
export const linenAttributes = {
  dekbedovertrek_materiaal: { options: shared.TEXTILES },
  dekbedovertrek_weving: {
    options: {
      satijn: { nl: 'Satijn', de: 'Satin', en: 'Sateen' },
      perkal: { nl: 'Perkal', de: 'Perkal', en: 'Percale' },
      keper: { nl: 'Keper', de: 'Köper', en: 'Twill' },
      effen: { nl: 'Effen binding', de: 'Leinwandbindung', en: 'Plain weave' },
      geruwd: { nl: 'Geruwd', de: 'Angeraut', en: 'Brushed' },
      dubbel: { nl: 'Dubbelweefsel', de: 'Doppelgewebe', en: 'Double gauze' },
      seersucker: { nl: 'Seersucker', de: 'Seersucker', en: 'Seersucker' },
      gebreid: { nl: 'Gebreid', de: 'Gestrickt', en: 'Knitted' },
    },
  },
  dekbedovertrek_dessin: {
    options: {
      uni: { nl: 'Uni', de: 'Uni', en: 'Solid' },
      streep: { nl: 'Streep', de: 'Streifen', en: 'Stripes' },
      ruit: { nl: 'Ruit', de: 'Karo', en: 'Check' },
      bloemen: { nl: 'Bloemen', de: 'Blumen', en: 'Floral' },
    },
  },
  dekbedovertrek_sluiting: {
    options: {
      knopen: { nl: 'Knopen', de: 'Knöpfe', en: 'Buttons' },
      rits: { nl: 'Rits', de: 'Reißverschluss', en: 'Zipper' },
      instopstrook: { nl: 'Instopstrook', de: 'Einschlagklappe', en: 'Tuck-in flap' },
    },
  },
  dekbedovertrek_kussenslopen: {
    options: {
      een: { nl: '1', de: '1', en: '1' },
      naar_maat: {
        nl: '1, bij tweepersoonsmaten 2',
        de: '1, bei Doppelgrößen 2',
        en: '1, or 2 with double sizes',
      },
    },
  },
  dekbedovertrek_draaddichtheid: { unit: 'TC' },
  dekbedovertrek_wasbaar: { options: shared.WASHING },
  dekbedovertrek_strijkvrij: { options: shared.YES_NO },

  hoeslaken_materiaal: { options: shared.TEXTILES },
  hoeslaken_hoekhoogte: { unit: 'cm' },
  hoeslaken_matrashoogte_min: { unit: 'cm' },
  hoeslaken_matrashoogte_max: { unit: 'cm' },
  hoeslaken_elastiek: {
    options: {
      rondom: { nl: 'Rondom', de: 'Rundum', en: 'All round' },
      hoeken: { nl: 'In de hoeken', de: 'In den Ecken', en: 'In the corners' },
    },
  },
  hoeslaken_draaddichtheid: { unit: 'TC' },
  hoeslaken_wasbaar: { options: shared.WASHING },
  hoeslaken_strijkvrij: { options: shared.YES_NO },

  molton_materiaal: { options: shared.TEXTILES },
  molton_waterdicht: { options: shared.YES_NO },
  molton_bevestiging: {
    options: {
      hoekelastiek: { nl: 'Elastiek in de hoeken', de: 'Eckgummis', en: 'Corner elastics' },
      rok: {
        nl: 'Als een hoeslaken',
        de: 'Wie ein Spannbettlaken',
        'de-at': 'Wie ein Spannleintuch',
        en: 'Like a fitted sheet',
      },
      rits: { nl: 'Rits rondom', de: 'Reißverschluss rundum', en: 'Zipper all round' },
    },
  },
  molton_wasbaar: { options: shared.WASHING },
} as const satisfies KnownAttributes;
