import { splitUrl } from '#src/routing/url-parts.ts';
import type { Site } from '#src/seo/site.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { showPage, type PageOutcome, type PageRequest } from '#src/use-cases/show-page.ts';
import { createFakePorts, type FakePorts } from './fake-ports.ts';
import { SHOP } from './fake-shop.ts';

/** Three of the five locales have a domain. */
export const SITE: Site = {
  domains: {
    'nl-nl': 'https://nl.example',
    'nl-be': 'https://be.example',
    'de-de': 'https://de.example',
  },
  remap: {},
};

/** The shop's answer at an address. */
export function visit(
  url: string,
  ports: FakePorts = createFakePorts(SHOP),
  more: Partial<PageRequest> = {},
): Promise<PageOutcome> {
  const request = { locale: 'nl-nl', hostKnown: true, ...splitUrl(url), ...more } as const;
  return showPage(ports, SITE, request);
}

type PageOfType<Type extends PageModel['type']> = Extract<PageModel, { readonly type: Type }>;

/** The page at an address, which must be of this type. */
export async function pageAt<Type extends PageModel['type']>(
  type: Type,
  ...args: Parameters<typeof visit>
): Promise<PageOfType<Type>> {
  const outcome = await visit(...args);
  if (outcome.kind !== 'page') throw new Error(`Moved to ${outcome.location}`);
  const { model } = outcome;
  if (model.type !== type) throw new Error(`${args[0]} is a page of type ${model.type}`);
  return model as PageOfType<Type>;
}
