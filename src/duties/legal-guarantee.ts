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

/**
 * The harmonised notice of Implementing Regulation (EU) 2025/1960, annex I, in a language. Where the
 * official files go is in `docs/duties.md`.
 */
export function legalGuaranteeNotice(language: Language): LegalGuaranteeNotice {
  return {
    path: `/notices/${language}.svg`,
    width: 840,
    height: 1188,
    link: `https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-and-returns/index_${language}.htm`,
  };
}

export const LEGAL_GUARANTEE_TITLE: LocalizedText = {
  nl: 'Wettelijke garantie',
  de: 'Gesetzliche Gewährleistung',
  en: 'Legal guarantee',
};
