import { hitForCard } from '../catalog/product-card.ts';
import type { ContentBlock, ProductsBlock } from '../content/block.ts';
import type { ConsentBlock } from '../content/form-block.ts';
import { type PreferencesRequest, readPreferencesRequest } from '../messages/email-preferences.ts';
import { parsePreferencesLink, type PreferencesLookup } from '../messages/preferences-document.ts';
import { bedOfQuery } from '../my-bed/my-bed.ts';
import { DEFAULT_SORTING } from '../search/sorting-and-page-size.ts';
import { err, type Result } from '../shared/result.ts';
import type { PageContext, PageRequest } from './page-request.ts';
import { fillAdvice, fillAdviceRule } from './show-advice.ts';
import { fittingFirst, hitsForBed } from './hits-for-bed.ts';
import { queryProducts } from './query-products.ts';
import { fillMyBed } from './show-my-bed.ts';
import { fillStores } from './show-stores.ts';

/**
 * Fills blocks with what editors cannot know, in parallel: products (none if the search fails; what
 * fits the shopper's bed first), how many fit it, the preferences of a visitor who followed the link
 * of a letter, a visitor's consent, the advice, and the stores near a postal code.
 */
export const fillBlocks = (
  context: PageContext,
  blocks: readonly ContentBlock[],
): Promise<readonly ContentBlock[]> =>
  Promise.all(blocks.map((block) => fillBlock(context, block)));

async function fillBlock(context: PageContext, block: ContentBlock): Promise<ContentBlock> {
  if (block.type === 'products') return fillProducts(context, block);
  if (block.type === 'stores') return fillStores(context, block);
  if (block.type === 'my-bed') return fillMyBed(context, block);
  if (block.type === 'consent') return fillConsent(context, block);
  if (block.type === 'advice') return fillAdvice(context, block);
  if (block.type === 'advice-rule') return fillAdviceRule(context, block);
  if (block.type !== 'email-preferences') return block;
  const shown = await showPreferences(context);
  return shown ? { ...block, shown } : block;
}

/**
 * Adds the visitor's choice. Before a choice it adds nothing, because that page is cached for all
 * visitors.
 */
const fillConsent = ({ request: { consent } }: PageContext, block: ConsentBlock): ConsentBlock =>
  consent ? { ...block, shown: consent } : block;

async function fillProducts(context: PageContext, block: ProductsBlock): Promise<ProductsBlock> {
  const { hits, queryId } = await queryProducts(context, {
    objectId: block.objectId,
    selection: [],
    page: 1,
    sorting: DEFAULT_SORTING,
    itemsPerPage: block.count,
  });
  const bed = bedOfQuery(context.request.query);
  const shown = fittingFirst(await hitsForBed(context, hits, { bed }));
  return { ...block, hits: shown.map(hitForCard), ...(queryId !== '' && { queryId }) };
}

/**
 * E-mail preferences (N2) of a visitor who followed the link of a letter, or who posted a form that
 * has to be corrected; `undefined` for all others.
 */
async function showPreferences({
  ports: { newsletter, log },
  request,
}: PageContext): Promise<PreferencesLookup | undefined> {
  const preferencesRequest = preferencesRequestOf(request);
  if (preferencesRequest === undefined) return undefined;
  if (!preferencesRequest.ok) return { kind: 'unknown' };
  const answer = await newsletter.preferences(preferencesRequest.value);
  if (answer.ok) return { kind: 'found', preferences: answer.value };
  if (answer.error.kind === 'preferences-not-found') return { kind: 'unknown' };
  log.warn('preferences-unavailable', { ...answer.error });
  return { kind: 'unavailable' };
}

function preferencesRequestOf({
  query,
  posted,
}: PageRequest): Result<PreferencesRequest, unknown> | undefined {
  if (posted?.form !== 'preferences') return parsePreferencesLink(query);
  const { email = '', customer_id = '' } = posted.values;
  const request = readPreferencesRequest({ email, customer_id });
  return request.ok ? request : err('malformed');
}
