import type { MouseEvent, ReactNode } from 'react';
import {
  COMPARE_PARAM,
  COMPARE_PATH,
  compareUrl,
  formatCompareList,
  SHOW_DIFFERENCES,
  SHOW_PARAM,
} from '#src/compare/compare-list.ts';
import type { ComparePage as Comparison } from '#src/use-cases/page-model.ts';
import { Container } from '../components/Container.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { CompareTable, useSaveComparison } from '../components/listing/CompareTable.tsx';
import { useShop, useStores, useText } from '../shop-context.tsx';
import styles from './ComparePage.module.css';

type CompareProps = { readonly page: Comparison };

/** Comparison of products side by side. */
export function ComparePage({ page }: CompareProps): ReactNode {
  useSaveComparison(page);
  return (
    <>
      <PageHeader page={page} />
      <Container className={styles['body']}>
        {page.products.length === 0 ? (
          <NothingToCompare />
        ) : (
          <>
            <DifferencesSwitch page={page} />
            <CompareTable page={page} />
          </>
        )}
      </Container>
    </>
  );
}

/** Hides equal rows; without script by a form that reloads the page. */
function DifferencesSwitch({ page }: CompareProps): ReactNode {
  const text = useText();
  const { navigation } = useStores();
  const { isBrief } = page;
  const list = page.products.map(({ hit }) => hit.sku);
  const turn = (event: MouseEvent) => {
    event.preventDefault();
    const url = compareUrl({ list, isBrief: !isBrief });
    void navigation.navigate(url, { history: 'replace', scroll: 'keep' });
  };
  if (list.length < 2) return null;
  return (
    <form method="get" action={COMPARE_PATH}>
      <input type="hidden" name={COMPARE_PARAM} value={formatCompareList(list)} />
      <button
        className={styles['switch']}
        type="submit"
        {...(!isBrief && { name: SHOW_PARAM, value: SHOW_DIFFERENCES })}
        role="switch"
        aria-checked={isBrief}
        onClick={turn}
      >
        {text('compare.differences')}
      </button>
    </form>
  );
}

function NothingToCompare(): ReactNode {
  const { shell, text } = useShop();
  return (
    <div className={styles['empty']}>
      <h2>{text('compare.empty-title')}</h2>
      <p>{text('compare.empty-text')}</p>
      <ul>
        {shell.menu.map(({ title, url }) => (
          <li key={url}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
