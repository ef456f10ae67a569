import type { ReactNode } from 'react';
import { SEARCH_PATH, SEARCH_TEXT_PARAM } from '#src/routing/reserved-params.ts';
import { MAX_SEARCH_TEXT_LENGTH } from '#src/search/search-text.ts';
import { useText } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
import { Button } from '../Button.tsx';
import { BedInput } from '../GetForm.tsx';
import styles from './PageSearchForm.module.css';

type PageSearchFormProps = {
  readonly query: string;
  /** True to show it even where the header has a search field. */
  readonly isAlways?: boolean;
};

/** Search field of the page itself, as the header of narrow screens has only an icon. */
export function PageSearchForm({ query, isAlways = false }: PageSearchFormProps): ReactNode {
  const text = useText();
  return (
    <search className={classNames(!isAlways && styles['narrow'])} aria-label={text('search.label')}>
      <form className={styles['form']} action={SEARCH_PATH}>
        <BedInput />
        <input
          key={query}
          type="search"
          name={SEARCH_TEXT_PARAM}
          defaultValue={query}
          maxLength={MAX_SEARCH_TEXT_LENGTH}
          aria-label={text('search.label')}
          placeholder={text('search.placeholder')}
          enterKeyHint="search"
        />
        <Button type="submit">{text('search.submit')}</Button>
      </form>
    </search>
  );
}
