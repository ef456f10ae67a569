import type { MouseEvent, ReactNode } from 'react';
import {
  COMPARE_PARAM,
  COMPARE_PATH,
  COMPARED_SIZE_PARAM,
  compareUrl,
  formatCompareList,
  SHOW_DIFFERENCES,
  SHOW_PARAM,
} from '#src/compare/compare-list.ts';
import { BED_PARAM, formatBed } from '#src/my-bed/my-bed.ts';
import type { ComparePage as Comparison } from '#src/use-cases/page-model.ts';
import { Container } from '../components/Container.tsx';
import { PathLink } from '../components/ContentLink.tsx';
import { BedInput } from '../components/GetForm.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { SelectForm } from '../components/SelectForm.tsx';
import { CompareTable, listOf, useSaveComparison } from '../components/listing/CompareTable.tsx';
import { formatSize } from '../format-numbers.ts';
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
            <div className={styles['controls']}>
              <SizeForm page={page} />
              <DifferencesSwitch page={page} />
            </div>
            <CompareTable page={page} />
          </>
        )}
      </Container>
    </>
  );
}

/** The size that offers are compared in; renders nothing if there is no choice. */
function SizeForm({ page }: CompareProps): ReactNode {
  const text = useText();
  const { navigation } = useStores();
  const { sizes, size } = page;
  const list = listOf(page);
  if (size === undefined || sizes.length < 2) return null;
  return (
    <SelectForm
      action={COMPARE_PATH}
      inputs={[
        { name: COMPARE_PARAM, value: formatCompareList(list) },
        ...(page.isBrief ? [{ name: SHOW_PARAM, value: SHOW_DIFFERENCES }] : []),
        ...(page.bed ? [{ name: BED_PARAM, value: formatBed(page.bed) }] : []),
      ]}
      name={COMPARED_SIZE_PARAM}
      label={text('compare.size')}
      options={sizes.map((value) => ({
        value,
        text: text('product.size', { size: formatSize(value) }),
      }))}
      value={size}
      onSelect={(chosen) =>
        void navigation.navigate(compareUrl({ ...page, list, size: chosen }), {
          history: 'push',
          scroll: 'keep',
        })
      }
      submit={text('compare.size-submit')}
    />
  );
}

/** Hides equal rows; without script by a form that reloads the page. */
function DifferencesSwitch({ page }: CompareProps): ReactNode {
  const text = useText();
  const { navigation } = useStores();
  const { isBrief, size } = page;
  const list = listOf(page);
  const turn = (event: MouseEvent) => {
    event.preventDefault();
    const url = compareUrl({ ...page, list, isBrief: !isBrief });
    void navigation.navigate(url, { history: 'replace', scroll: 'keep' });
  };
  if (list.length < 2) return null;
  return (
    <form method="get" action={COMPARE_PATH}>
      <BedInput />
      <input type="hidden" name={COMPARE_PARAM} value={formatCompareList(list)} />
      {size !== undefined && <input type="hidden" name={COMPARED_SIZE_PARAM} value={size} />}
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
            <PathLink href={url}>{title}</PathLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
