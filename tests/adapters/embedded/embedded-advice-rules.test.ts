import { createEmbeddedAdviceRules } from '#adapters/embedded/embedded-advice-rules.ts';
import { ADVICE_PREVIEW_KEY, adviceRulesContract } from '../../contracts/advice-rules-contract.ts';

adviceRulesContract('embedded', (published, draft) =>
  createEmbeddedAdviceRules(
    published,
    draft === undefined ? new Map() : new Map([[ADVICE_PREVIEW_KEY, draft]]),
  ),
);
