import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, useMemo } from 'react';
import { companyLines } from '#src/content/company.ts';
import { FREE_DELIVERY_FROM_CENTS } from '#src/delivery/delivery-cost.ts';
import { LEGAL_GUARANTEE_PATH } from '#src/duties/legal-guarantee.ts';
import { formatAmount } from '#src/pricing/money.ts';
import type { MenuGroup } from '#src/content/shell.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { useShop, useStores } from '../shop-context.tsx';
import { Cached } from './Cached.tsx';
import { Container } from './Container.tsx';
import { LinkList, PathLink, useLinkTo } from './ContentLink.tsx';
import styles from './SiteFooter.module.css';
import { PhoneLink } from './header/PhoneLink.tsx';

/**
 * Footer of every page: help, the shop's terms and its operator. It holds the link to the
 * withdrawal form for consumers (Directive 2011/83/EU, Art. 11a(1)), and from the day on which it is
 * due, that to the notice on the legal guarantee (Art. 6(1)(l)).
 */
export const SiteFooter = observer(function SiteFooter() {
  const { page } = useStores().navigation;
  const year = page.today.slice(0, 4);
  const signsUp = !hasNewsletterForm(page);
  const hasNotice = page.duties?.['legal-guarantee'] !== undefined;
  return (
    <Cached
      as="footer"
      className={styles['footer']}
      data-later="footer"
      cacheKey={() => `footer ${year} ${signsUp} ${hasNotice}`}
    >
      <FooterContents year={year} signsUp={signsUp} hasNotice={hasNotice} />
    </Cached>
  );
});

type FooterContentsProps = {
  readonly year: string;
  /** Whether it offers the newsletter. */
  readonly signsUp: boolean;
  /** Whether it links the notice on the legal guarantee. */
  readonly hasNotice: boolean;
};

function FooterContents({ year, signsUp, hasNotice }: FooterContentsProps): ReactNode {
  const { shell } = useShop();
  return (
    <>
      {signsUp && <SignUp />}
      <Container className={styles['columns']}>
        {shell.footer.map((group, index) => (
          <Cached
            key={group.title}
            as="section"
            keptAs={`footer-${index}`}
            cacheKey={() => `footer group ${index}`}
          >
            <FooterGroup group={group} />
          </Cached>
        ))}
        <Contact />
      </Container>
      <Payment />
      <Closing year={year} hasNotice={hasNotice} />
    </>
  );
}

/** Newsletter sign-up (N2), on every page that has no newsletter block of its own. */
function SignUp(): ReactNode {
  const { shell, text, lateParts } = useShop();
  const { NewsletterForm } = lateParts;
  // As in `NewsletterBlock`: the footer is rendered again for each page.
  const form = useMemo(
    () => (
      <Suspense>
        <NewsletterForm name="newsletter-footer" ground="dark" />
      </Suspense>
    ),
    [NewsletterForm],
  );
  if (!shell.newsletterUrl) return null;
  return (
    <Container className={styles['newsletter']}>
      <div>
        <h2>{text('newsletter.title')}</h2>
        <p>{text('newsletter.intro')}</p>
      </div>
      {form}
    </Container>
  );
}

const hasNewsletterForm = (page: PageModel): boolean =>
  'blocks' in page && page.blocks.some(({ type }) => type === 'newsletter');

/** Payment methods, which differ by country. */
function Payment(): ReactNode {
  const { shell, text } = useShop();
  const { payments = [] } = shell;
  if (payments.length === 0) return null;
  return (
    <Container className={styles['payment']}>
      <p id="payment-methods">{text('footer.payment')}</p>
      <ul aria-labelledby="payment-methods">
        {payments.map((method) => (
          <li key={method}>{method}</li>
        ))}
      </ul>
    </Container>
  );
}

function Closing({ year, hasNotice }: Omit<FooterContentsProps, 'signsUp'>): ReactNode {
  const { shell, text } = useShop();
  const linkTo = useLinkTo();
  const owner = shell.company?.legalName ?? shell.shopName;
  return (
    <Container className={styles['closing']}>
      <p>{text('footer.owner', { year, owner })}</p>
      <p>
        {text('footer.prices')}{' '}
        <PathLink data-duty="delivery-cost" href={text('product.link.delivery')}>
          {text('price.shipping', { price: formatAmount(FREE_DELIVERY_FROM_CENTS) })}
        </PathLink>
      </p>
      {hasNotice && (
        <a data-duty="legal-guarantee" {...linkTo(LEGAL_GUARANTEE_PATH)}>
          {text('legal-guarantee.link')}
        </a>
      )}
      {shell.withdrawalUrl && (
        <a
          className={styles['withdrawal']}
          data-duty="withdrawal-function"
          {...linkTo(shell.withdrawalUrl)}
        >
          {text('withdraw.link')}
        </a>
      )}
    </Container>
  );
}

const FooterGroup = ({ group }: { readonly group: MenuGroup }): ReactNode => (
  <>
    <h2>{group.title}</h2>
    <LinkList links={group.links} />
  </>
);

function Contact(): ReactNode {
  const { shell, locale, text } = useShop();
  return (
    <section>
      <h2>{text('footer.contact')}</h2>
      <PhoneLink />
      {shell.company && (
        <address className={styles['address']} data-duty="imprint">
          {companyLines(shell.company, locale).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
    </section>
  );
}
