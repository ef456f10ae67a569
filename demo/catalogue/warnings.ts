import type { TypePrefix } from '#src/catalog/attributes/attribute-key.ts';
import type { AttributeValues } from './attributes/attributes.ts';

type Warning = Exclude<AttributeValues['safety_warnings'], undefined>;

/** Safety warnings for all goods of a kind. */
export const WARNINGS: Readonly<Record<TypePrefix, Warning>> = {
  matras: ['folie', 'open_vuur'],
  boxspring: ['tillen', 'open_vuur', 'folie'],
  topper: ['folie', 'open_vuur'],
  dekbed: ['baby', 'open_vuur'],
  dekbedovertrek: ['open_vuur'],
  beddengoed: ['open_vuur'],
  hoeslaken: ['open_vuur'],
  molton: ['open_vuur'],
  hoofdkussen: ['baby', 'open_vuur'],
  sierkussen: ['baby', 'open_vuur'],
  bedbodem: ['beklemming', 'tillen'],
  kast: ['kantelen', 'tillen'],
  hocker: ['zitten', 'open_vuur'],
  bedlampje: ['stroom'],
  ledikant: ['tillen'],
};
