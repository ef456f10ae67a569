import type { ReactNode } from 'react';
import type { FormPage as Model } from '#src/use-cases/page-model.ts';
import { Container } from '../components/Container.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { StockAlertForm } from '../components/stock-alert/StockAlertForm.tsx';
import styles from './FormPage.module.css';

/** A page with one form, which a letter leads to. */
export function FormPage({ page }: { readonly page: Model }): ReactNode {
  return (
    <>
      <PageHeader page={page} />
      <Container width="text" className={styles['page']}>
        <StockAlertForm form={page.form} />
      </Container>
    </>
  );
}
