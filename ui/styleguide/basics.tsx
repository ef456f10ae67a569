import { type ReactNode, useState } from 'react';
import { Button, LinkButton } from '../components/Button.tsx';
import { QuantityField } from '../components/QuantityField.tsx';
import { Checkbox, TextField } from '../components/form/Field.tsx';
import { SelectField } from '../components/form/SelectField.tsx';
import { Icon } from '../icons/Icon.tsx';
import { classNames } from '../theme/class-names.ts';
import styles from './Styleguide.module.css';
import { LONG_NAME } from './samples.ts';
import { STYLEGUIDE_PATH } from './styleguide-page.ts';

const SWATCHES = ['night', 'action', 'sale', 'moon', 'linen', 'line'];

export const Colours = (): ReactNode => (
  <div className={styles['row']}>
    {SWATCHES.map((name) => (
      <figure key={name}>
        <div className={classNames(styles['swatch'], styles[name])} />
        <figcaption>{name}</figcaption>
      </figure>
    ))}
  </div>
);

export const Typography = (): ReactNode => (
  <>
    <h2>Heading two, said slowly</h2>
    <h3>Heading three, a Sieben-Zonen-Taschenfederkernmatratze</h3>
    <p>
      Text in Figtree, at a length that the eye finds back from: sixty to seventy characters a line.{' '}
      <a href={STYLEGUIDE_PATH}>A link</a> stands underlined in it.
    </p>
    <p>
      <small>Small print, for what belongs to something else.</small>
    </p>
  </>
);

export const ButtonStates = (): ReactNode => (
  <>
    <div className={styles['row']}>
      <Button>Filled</Button>
      <Button isPending>Pending</Button>
      <Button>
        <Icon name="cart" /> With icon
      </Button>
    </div>
    <div className={styles['row']}>
      <Button variant="outlined">Outlined</Button>
      <Button variant="quiet">Quiet</Button>
      <LinkButton href={STYLEGUIDE_PATH}>A link</LinkButton>
      <LinkButton href={STYLEGUIDE_PATH} variant="outlined" isPending>
        A link, busy
      </LinkButton>
      <Button variant="outlined">{LONG_NAME} in den Warenkorb</Button>
    </div>
  </>
);

const CHOICES = [
  { value: 'NL', label: 'Netherlands' },
  { value: 'DE', label: 'Germany' },
];

export const Fields = (): ReactNode => (
  <>
    <TextField id="plain" name="plain" label="Plain" defaultValue="Typed" />
    <TextField
      id="hinted"
      name="hinted"
      label="Optional, with a hint"
      hint="Such as 12"
      isOptional
    />
    <TextField id="wrong" name="wrong" label="Wrong" error="Enter a number, such as 12" />
    <TextField
      id="long"
      name="long"
      label="A label that is longer than its field, as German ones are: Lieferadressenzusatz"
      defaultValue={LONG_NAME}
      error="Geben Sie einen Adresszusatz ein, der nicht länger als vierzig Zeichen ist"
    />
    <TextField id="off" name="off" label="Disabled" defaultValue="Not to be changed" disabled />
    <SelectField id="choice" name="choice" label="Choice" choices={CHOICES} />
    <SelectField
      id="wrong-choice"
      name="wrong-choice"
      label="Wrong choice"
      choices={CHOICES}
      error="Choose a country that we deliver to"
    />
    <SelectField id="off-choice" name="off-choice" label="No choice" choices={CHOICES} disabled />
    <Checkbox id="tick" name="tick" label="Agreed" defaultChecked />
    <Checkbox id="off-tick" name="off-tick" label="Not to be changed" disabled />
    <Checkbox id="untick" name="untick" label="Not agreed" error="Tick this to go on" />
    <Quantity />
  </>
);

function Quantity(): ReactNode {
  const [quantity, setQuantity] = useState(2);
  return <QuantityField of="sample" value={quantity} max={9} onSettle={setQuantity} />;
}
