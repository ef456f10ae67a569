import type { ReactNode } from 'react';
import type { Statement } from '#src/duties/statements.ts';
import styles from './Statements.module.css';

type StatementsProps = { readonly statements: readonly Statement[] };

/** What the law wants to be told of a product, in the words that the server has sent. */
export function Statements({ statements }: StatementsProps): ReactNode {
  return statements.map(({ duty, title, lines }) => (
    <section key={duty} className={styles['statement']} data-duty={duty}>
      <h3>{title}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  ));
}
