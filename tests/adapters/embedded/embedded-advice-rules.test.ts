import { createEmbeddedAdviceRules } from '#adapters/embedded/embedded-advice-rules.ts';
import { adviceRulesContract } from '../../contracts/advice-rules-contract.ts';

adviceRulesContract('embedded', createEmbeddedAdviceRules);
