import { observer } from 'mobx-react-lite';
import { chosenAt, isSameChoice } from '#src/catalog/chosen-at.ts';
import { pieceUrl, type ChosenBed } from '#src/catalog/choice-url.ts';
import { splitUrl } from '#src/routing/split-url.ts';
import { useShop } from '#ui/shop-context.tsx';
import { SaveButton } from './SaveButton.tsx';

type SaveChoiceProps = { readonly chosen: ChosenBed };

/** Saves the current selection of a product; recognizes it whatever URL form it was saved with. */
export const SaveChoice = observer(function SaveChoice({ chosen }: SaveChoiceProps) {
  const { locale, stores } = useShop();
  const { configuration, halves } = chosen;
  const { product } = configuration;
  const same = stores.saved
    .of(product.url)
    .filter(({ url }) => isSameChoice(chosenAt(product, splitUrl(url).query, locale), chosen));
  const toggle = (): void => {
    if (same.length > 0) return stores.saved.remove(...same);
    const url = pieceUrl(configuration, halves, locale);
    stores.saved.save({ url, name: product.name, quantity: 1 });
  };
  return <SaveButton of={product.name} isSaved={same.length > 0} look="words" onToggle={toggle} />;
});
