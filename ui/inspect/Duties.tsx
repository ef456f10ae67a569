import type { ReactNode } from 'react';
import type { ListedDuty, ShownOn } from '#src/use-cases/list-duties.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { Container } from '../components/Container.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import styles from './Inspect.module.css';

type DutiesProps = {
  readonly page: PageModel;
  readonly today: string;
  readonly duties: readonly ListedDuty[];
};

/**
 * The table of duties for a lawyer, in English: each with its source, since when, in which countries,
 * of which goods, and on which pages it shows, with a link to one. Rendered by the server alone.
 */
export function Duties({ page, today, duties }: DutiesProps): ReactNode {
  return (
    <>
      <PageHeader page={page} />
      <Container>
        <div className={styles['report']}>
          <p>{`As of ${today}, for ${page.locale}. A duty that does not apply here today is marked.`}</p>
          {duties.map((listed) => (
            <DutySection key={listed.key} listed={listed} />
          ))}
        </div>
      </Container>
    </>
  );
}

function DutySection({ listed }: { readonly listed: ListedDuty }): ReactNode {
  const { key, duty, isInForce, shownOn } = listed;
  const { since, until } = duty;
  return (
    <section id={key}>
      <h2>{duty.duty}</h2>
      <dl className={styles['rows']}>
        <Row label="Key">
          <code>{key}</code>
        </Row>
        <Row label="Source">{duty.source}</Row>
        <Row label="Applies">{until === undefined ? `since ${since}` : `${since} to ${until}`}</Row>
        <Row label="Countries">{duty.markets.join(', ')}</Row>
        <Row label="Goods">{duty.goods?.which ?? 'of any page'}</Row>
        {isInForce ? (
          <Row label="Shown on">
            {shownOn.map((one) => (
              <ShownLink key={one.page} one={one} />
            ))}
            {duty.byEditors && ' (by a link that editors write)'}
          </Row>
        ) : (
          <Row label="Today">does not apply in this shop</Row>
        )}
      </dl>
    </section>
  );
}

const Row = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={styles['row']}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** `product (open)`, with a link to such a page. */
const ShownLink = ({ one: { page, shown, url } }: { readonly one: ShownOn }): ReactNode => (
  <>
    {url === undefined ? page : <a href={url}>{page}</a>}
    {` (${shown}) `}
  </>
);
