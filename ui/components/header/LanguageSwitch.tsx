import { observer } from 'mobx-react-lite';
import { relOfPage } from '#src/seo/robots.ts';
import { languageTag, localeName } from '#src/shared/locale.ts';
import type { Counterpart, PageModel } from '#src/use-cases/page-model.ts';
import { Dropdown } from '../Dropdown.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useShop } from '../../shop-context.tsx';
import styles from './LanguageSwitch.module.css';

/** Links to this page in the other locales; to their home page, with a note, if they lack it. */
export const LanguageSwitch = observer(function LanguageSwitch() {
  const { locale, text, stores } = useShop();
  const { page } = stores.navigation;
  const { counterparts } = page;
  if (counterparts.length === 0) return null;
  return (
    <Dropdown className={styles['switch']} label={<CurrentShop />}>
      <ul>
        {counterparts.map((counterpart) => (
          <li key={counterpart.locale}>
            <a
              href={counterpart.href}
              rel={relOfCounterpart(page, counterpart)}
              hrefLang={languageTag(counterpart.locale)}
              lang={languageTag(counterpart.locale)}
              aria-current={counterpart.locale === locale ? 'true' : undefined}
            >
              <span>
                {localeName(counterpart.locale)}
                {counterpart.isHome && (
                  <small className={styles['home']} lang={languageTag(locale)}>
                    {text('language.home')}
                  </small>
                )}
              </span>
              {counterpart.locale === locale && <Icon name="check" />}
            </a>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
});

/** Home pages and unfiltered categories are indexable without a bed; others keep their `nofollow`. */
function relOfCounterpart(page: PageModel, { isHome }: Counterpart) {
  if (page.bed) return 'nofollow';
  return isHome === true || page.type === 'listing' ? undefined : relOfPage(page.head);
}

function CurrentShop() {
  const { locale, text } = useShop();
  return (
    <>
      <Icon name="globe" />
      <VisuallyHidden>{`${text('language.choose')}: `}</VisuallyHidden>
      <span className={styles['current']}>{localeName(locale)}</span>
    </>
  );
}
