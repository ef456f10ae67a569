import { type Reader, readFields, readText, withDefault } from '#src/shared/json-reader.ts';
import { readLenientList, readPosition, type ReportDropped } from './lenient-lists.ts';

/**
 * Reads the answer to `FilterableAttributes`: the codes of Magento's layered navigation in its
 * order. The category is none of them: pages are its filter.
 */
export const readFilterable =
  (report: ReportDropped): Reader<readonly string[]> =>
  (data) => {
    const aggregations = readLenientList(
      readFields({ attribute_code: readText, position: readPosition }),
      (entry) => report('products.aggregations[]', entry),
    );
    const answer = readFields({
      products: readFields({ aggregations: withDefault(aggregations, []) }),
    })(data);
    return answer?.products.aggregations
      .filter(({ attribute_code }) => !CATEGORIES.has(attribute_code))
      .toSorted((a, b) => a.position - b.position)
      .map(({ attribute_code }) => attribute_code);
  };

/** Names of the category, by its uid and its id. */
const CATEGORIES: ReadonlySet<string> = new Set(['category_uid', 'category_id']);
