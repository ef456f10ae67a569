import { observer } from 'mobx-react-lite';
import { splitUrl } from '#src/routing/split-url.ts';
import { useStores } from '#ui/shop-context.tsx';
import { SaveButton } from './SaveButton.tsx';
import styles from './SaveCard.module.css';

type SaveCardProps = {
  readonly name: string;
  /** URL of the card: with the size that the shopper looks for, if known. */
  readonly url: string;
};

/** Heart button on the picture of a card. Pressed if any variant of the product is saved. */
export const SaveCard = observer(function SaveCard({ name, url }: SaveCardProps) {
  const { saved } = useStores();
  const choices = saved.of(splitUrl(url).path);
  const isSaved = choices.length > 0;
  return (
    <div className={styles['place']}>
      <SaveButton
        of={name}
        isSaved={isSaved}
        look="heart"
        onToggle={() =>
          isSaved ? saved.remove(...choices) : saved.save({ url, name, quantity: 1 })
        }
      />
    </div>
  );
});
