import { observer } from 'mobx-react-lite';
import { Icon } from '../../icons/Icon.tsx';
import { useShop } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { PathLink } from '../ContentLink.tsx';
import styles from './SavedProductsLink.module.css';

type SavedProductsLinkProps = {
  /** `icon` is for the header, `words` for the mobile menu. */
  readonly variant: 'icon' | 'words';
};

/** Link to the saved list with its count. Absent without script. */
export const SavedProductsLink = observer(function SavedProductsLink({
  variant,
}: SavedProductsLinkProps) {
  const { shell, text, stores } = useShop();
  const { count } = stores.saved;
  return (
    <PathLink
      className={classNames(styles['link'], styles[variant])}
      href={`${shell.cartUrl}#${SAVED_SECTION_ID}`}
      rel="nofollow"
    >
      <Icon name="heart" className={styles['drawing']} />
      <span className={styles['label']}>{text('saved.title')}</span>
      {count > 0 && (
        <span className={styles['count']}>
          <VisuallyHidden>, </VisuallyHidden>
          {count}
        </span>
      )}
    </PathLink>
  );
});

/** Announces changes of the saved list, once per page. */
export const SavedProductsAnnouncer = observer(function SavedProductsAnnouncer() {
  const { text, stores } = useShop();
  const { announcement } = stores.saved;
  return (
    <VisuallyHidden>
      <output>
        {announcement && text(`saved.told-${announcement.kind}`, { name: announcement.name })}
      </output>
    </VisuallyHidden>
  );
});

/** Id of the saved list on the cart page. */
export const SAVED_SECTION_ID = 'saved';
