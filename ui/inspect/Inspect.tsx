import type { ReactNode } from 'react';
import type { PageModel } from '#src/use-cases/page-model.ts';
import type { Explanation } from '#src/use-cases/explain/explanation.ts';
import { explanationReport } from '#src/use-cases/explain/explanation-report.ts';
import { Button } from '../components/Button.tsx';
import { Container } from '../components/Container.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { TextField } from '../components/form/Field.tsx';
import styles from './Inspect.module.css';
import { INSPECT_PATH } from './inspect-page.ts';
import { Report } from './Report.tsx';

type InspectProps = {
  readonly page: PageModel;
  readonly explanation?: Explanation | undefined;
};

/**
 * Explains a URL to the shop's developers, in English. Rendered by the server alone; its styles are
 * in the chunk of the styleguide, which shows a report.
 */
export function Inspect({ page, explanation }: InspectProps): ReactNode {
  return (
    <>
      <PageHeader page={page} />
      <Container>
        <form className={styles['form']} action={INSPECT_PATH} method="get">
          <TextField
            id="url"
            name="url"
            label="URL"
            hint="A URL of this shop in any locale, or a path such as /matrassen/maat/140x200"
            defaultValue={explanation?.url}
          />
          <Button type="submit">Explain</Button>
        </form>
        {explanation && <Report sections={explanationReport(explanation)} />}
        {explanation && (
          <p className={styles['form']}>
            <a href={jsonUrl(explanation)}>The same as JSON</a>
          </p>
        )}
      </Container>
    </>
  );
}

const jsonUrl = ({ url }: Explanation): string =>
  `${INSPECT_PATH}?format=json&url=${encodeURIComponent(url)}`;
