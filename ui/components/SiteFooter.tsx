import type { ReactNode } from 'react';
import type { MenuGroup } from '#src/content/shell.ts';
import { useShop } from '#ui/shop-context.tsx';
import { Container } from './Container.tsx';
import { NewsletterForm } from './newsletter/NewsletterForm.tsx';
import { PhoneLink } from './header/PhoneLink.tsx';
import styles from './SiteFooter.module.css';

/** Below every page: where to find help, the rules of the shop, and who runs it. */
export function SiteFooter(): ReactNode {
  const { shell, text } = useShop();
  return (
    <footer className={styles['footer']}>
      {shell.newsletterUrl && <SignUp />}
      <Container className={styles['columns']}>
        {shell.footer.map((group) => (
          <FooterGroup key={group.title} group={group} />
        ))}
        <Contact />
      </Container>
      <Container className={styles['closing']}>
        <p>{shell.shopName}</p>
        <p>{text('footer.prices')}</p>
      </Container>
    </footer>
  );
}

/** The newsletter, below every page (N2). */
function SignUp(): ReactNode {
  const { text } = useShop();
  return (
    <Container className={styles['newsletter']}>
      <div>
        <h2>{text('newsletter.title')}</h2>
        <p>{text('newsletter.intro')}</p>
      </div>
      <NewsletterForm name="newsletter-footer" ground="dark" />
    </Container>
  );
}

function FooterGroup({ group }: { readonly group: MenuGroup }): ReactNode {
  return (
    <section>
      <h2>{group.title}</h2>
      <ul>
        {group.links.map(({ title, url }) => (
          <li key={url}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Contact(): ReactNode {
  const { shell, text } = useShop();
  return (
    <section>
      <h2>{text('footer.contact')}</h2>
      <PhoneLink />
      <address className={styles['address']}>
        {shell.company.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </section>
  );
}
