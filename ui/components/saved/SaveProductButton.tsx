import { observer } from 'mobx-react-lite';
import { useStores } from '../../shop-context.tsx';
import { useHydrated } from '../../use-hydrated.ts';
import { SaveButton } from './SaveButton.tsx';
import styles from './SaveProductButton.module.css';

type SaveProductButtonProps = {
  readonly name: string;
  /** URL of the card: with the size that the shopper looks for, if known. */
  readonly url: string;
};

/** Heart button on the picture of a card. Pressed if any variant of the product is saved. */
export const SaveProductButton = observer(function SaveProductButton({
  name,
  url,
}: SaveProductButtonProps) {
  const { saved } = useStores();
  const choices = saved.choicesOf(url);
  const isSaved = useHydrated(choices.length > 0, false);
  return (
    <SaveButton
      of={name}
      isSaved={isSaved}
      variant="heart"
      className={styles['place']}
      onToggle={() => (isSaved ? saved.remove(...choices) : saved.save({ url, name, quantity: 1 }))}
    />
  );
});
