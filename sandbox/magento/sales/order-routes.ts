import type { Express } from 'express';
import { knownStore, requireToken } from '../http/rest-answers.ts';
import { readSearchCriteria, refuseSearch, type SearchFilter } from '../http/search-criteria.ts';

/** The resource that an integration needs to read orders. */
const RESOURCE = 'Magento_Sales::actions_view';

/** An order as Magento's REST API shows it, in the fields that this shop asks for. */
export type OrderDocument = {
  readonly increment_id: string;
  readonly customer_email: string;
  readonly items: readonly OrderItemDocument[];
};

type OrderItemDocument = {
  readonly item_id: number;
  readonly parent_item_id?: number;
  readonly product_type: string;
  readonly sku: string;
  readonly qty_canceled: number;
  readonly qty_invoiced: number;
  readonly qty_refunded: number;
  readonly qty_shipped: number;
};

/**
 * Magento's REST route for orders, which is read-only here. Every store view of an installation lists
 * the orders of all of them. With a list of `fields`, no orders are `null`.
 */
export function orderRoutes(
  app: Express,
  orders: readonly OrderDocument[],
  integrationToken?: string,
): void {
  const isAllowed = requireToken(integrationToken, RESOURCE);
  app.get('/rest/:store/V1/orders', knownStore, isAllowed, ({ query }, response) => {
    const criteria = readSearchCriteria(query);
    if (!criteria) return refuseSearch(response);
    const found = orders.filter((order) =>
      criteria.filter_groups.every(({ filters }) =>
        filters.some((filter) => matches(order, filter)),
      ),
    );
    const answer = {
      items: found.slice(0, criteria.page_size),
      search_criteria: criteria,
      total_count: found.length,
    };
    const { fields } = query;
    if (typeof fields !== 'string') return void response.json(answer);
    const shown = found.length > 0 ? answer : { ...answer, items: null };
    response.json(projected(shown, readFieldList(fields)));
  });
}

/** MySQL compares texts without regard to case. Conditions but these two match nothing. */
function matches(order: OrderDocument, { field, value, condition_type }: SearchFilter): boolean {
  const values = condition_type === 'in' ? value.split(',') : [value];
  if (condition_type !== 'in' && condition_type !== 'eq') return false;
  const wanted = new Set(values.map((one) => one.toLowerCase()));
  return Object.entries(order).some(
    ([name, own]) => name === field && typeof own === 'string' && wanted.has(own.toLowerCase()),
  );
}

type FieldList = { readonly [field: string]: FieldList };

/** Reads `items[increment_id,items[sku]]`, the fields that an answer is to have. */
function readFieldList(fields: string): FieldList {
  const root: { [field: string]: FieldList } = {};
  const open: { [field: string]: FieldList }[] = [root];
  for (const [, name, bracket] of fields.matchAll(/([\w]+)|([[\]])/gu)) {
    const current = open.at(-1) ?? root;
    if (name !== undefined) current[name] = {};
    else if (bracket === '[') open.push({ ...Object.values(current).at(-1) });
    else open.pop();
    const last = Object.keys(current).at(-1);
    if (bracket === '[' && last !== undefined) current[last] = open.at(-1) ?? {};
  }
  return root;
}

function projected(value: unknown, fields: FieldList): unknown {
  if (Object.keys(fields).length === 0) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => projected(one, fields));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, own]) => {
      const wanted = fields[name];
      return wanted ? [[name, projected(own, wanted)]] : [];
    }),
  );
}
