import type { ReactNode } from 'react';
import type { FormPage as Model, ShownForm } from '#src/use-cases/page-model.ts';
import { Container } from '../components/Container.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { StockAlertForm } from '../components/letter-pages/StockAlertForm.tsx';
import { ReviewForm } from '../components/review/ReviewForm.tsx';
import { SubmittedReview } from '../components/review/SubmittedReview.tsx';
import { SamplesForm } from '../components/samples/SamplesForm.tsx';
import styles from './FormPage.module.css';

/** A page of the shop's own with one form. */
export function FormPage({ page }: { readonly page: Model }): ReactNode {
  return (
    <>
      <PageHeader page={page} />
      <Container width="text" className={styles['page']}>
        <ShownFormPart form={page.form} />
      </Container>
    </>
  );
}

function ShownFormPart({ form }: { readonly form: ShownForm }): ReactNode {
  switch (form.kind) {
    case 'stock-alert':
      return <StockAlertForm form={form} />;
    case 'review':
      return <ReviewForm product={form.product} takesPictures={form.takesPictures} />;
    case 'samples':
      return <SamplesForm form={form} />;
    case 'submitted-review':
      return <SubmittedReview form={form} />;
  }
}
