import type { AdviceRules } from '#src/advice/advice-rules.ts';
import { adviceRules } from './rules.ts';

/** What editors prepare for December: seen in a preview alone, beside the results that it moves. */
export const draftAdviceRules: AdviceRules = {
  ...adviceRules,
  version: '2026-12-14',
  changes: {
    nl: 'Met een pijnlijke schouder adviseren we nu een heel punt zachter in plaats van een half. Twee matrassen adviseren we al vanaf 15 kg verschil.',
    de: 'Bei schmerzender Schulter empfehlen wir jetzt einen ganzen Punkt weicher statt eines halben. Zwei Matratzen empfehlen wir schon ab 15 kg Unterschied.',
    en: 'With a sore shoulder we now advise a whole point softer instead of half a point. We advise two mattresses from a difference of 15 kg on.',
  },
  shoulder: -1,
  two: { ...adviceRules.two, kilograms: 15 },
};
