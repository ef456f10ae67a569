import type { ReactNode } from 'react';
import type { UspBlock as Usps } from '#src/content/block.ts';
import { Icon, iconNameOfFile } from '../../icons/Icon.tsx';
import { Container } from '../Container.tsx';
import type { BlockProps } from './BlockSection.tsx';
import styles from './UspBlock.module.css';

/** Unique selling points of the shop. */
export function UspBlock({ block }: BlockProps<Usps>): ReactNode {
  return (
    <section className={styles['section']}>
      <Container>
        <ul className={styles['usps']}>
          {block.usps.map((usp) => (
            <li key={usp.title} className={styles['usp']}>
              <Icon name={iconNameOfFile(usp.icon) ?? 'check'} className={styles['icon']} />
              <div>
                <p className={styles['title']}>{usp.title}</p>
                <p className={styles['text']}>{usp.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
