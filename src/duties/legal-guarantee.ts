import type { Language, LocalizedText } from '../shared/locale.ts';

/** Path of the page with the notice on the legal guarantee of conformity, in every locale. */
export const LEGAL_GUARANTEE_PATH = '/legal-guarantee';

/** A notice on the legal guarantee: its file, its size in pixels, and where its QR code leads. */
export type LegalGuaranteeNotice = {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** The page of the EU on these rights (Your Europe), which the QR code holds as well. */
  readonly link: string;
};

/** Languages that have a file of the notice. */
export const NOTICE_LANGUAGES = ['nl', 'de', 'en'] as const satisfies readonly Language[];

/**
 * The harmonised notice of Implementing Regulation (EU) 2025/1960, annex I, in a language; in English
 * where that has no file. Where the official files go is in `docs/duties.md`.
 */
export function legalGuaranteeNotice(language: Language): LegalGuaranteeNotice {
  const own = NOTICE_LANGUAGES.find((one) => one === language) ?? 'en';
  return {
    path: `/notices/${own}.svg`,
    width: 840,
    height: 1188,
    link: `https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-and-returns/index_${own}.htm`,
  };
}

export const LEGAL_GUARANTEE_TITLE: LocalizedText = {
  nl: 'Wettelijke garantie',
  de: 'Gesetzliche Gewährleistung',
  en: 'Legal guarantee',
};
