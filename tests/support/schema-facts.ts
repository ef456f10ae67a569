import { readFileSync } from 'node:fs';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { MAGENTO_RELEASES, type MagentoRelease } from '#sandbox/magento/releases.ts';

/**
 * What a schema states, a text each: `enum SortEnum`, `SortEnum.ASC`, `type Cart`,
 * `SimpleCartItem implements CartItemInterface`, `Cart.email: String`,
 * `Cart.itemsV2(pageSize: Int = 20)`. A schema is a part of another if its facts are.
 */
export type SchemaFacts = ReadonlySet<string>;

export const schemaFacts = (schema: GraphQLSchema): SchemaFacts =>
  new Set(
    Object.values(schema.getTypeMap())
      .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
      .flatMap(typeFacts),
  );

function typeFacts(type: GraphQLNamedType): readonly string[] {
  const { name } = type;
  if (isEnumType(type)) {
    return [`enum ${name}`, ...type.getValues().map((value) => `${name}.${value.name}`)];
  }
  if (isInputObjectType(type)) {
    return [
      `input ${name}`,
      ...Object.values(type.getFields()).map((field) => `${name}.${inputFact(field)}`),
    ];
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return [name];
  return [
    `${isInterfaceType(type) ? 'interface' : 'type'} ${name}`,
    ...type.getInterfaces().map((one) => `${name} implements ${one.name}`),
    ...Object.values(type.getFields()).flatMap((field) =>
      fieldFacts(field).map((fact) => `${name}.${fact}`),
    ),
  ];
}

const fieldFacts = ({ name, type, args }: GraphQLField<unknown, unknown>): readonly string[] =>
  [`${name}: ${type.toString()}`].concat(args.map((one) => `${name}(${inputFact(one)})`));

const inputFact = ({ name, type, defaultValue }: GraphQLArgument | GraphQLInputField): string =>
  `${name}: ${type.toString()}${defaultValue === undefined ? '' : ` = ${JSON.stringify(defaultValue)}`}`;

/** Facts of required input fields and arguments: whoever calls must pass them. */
export const requiredFacts = (facts: SchemaFacts, schema: GraphQLSchema): readonly string[] =>
  [...facts].filter((fact) => {
    const type = schema.getType(/^\w+/u.exec(fact)?.[0] ?? '');
    const isInput = isInputObjectType(type) || fact.endsWith('!)');
    return isInput && /!\)?$/u.test(fact);
  });

/** Magento's facts of a release, of the types that the sandbox names. */
export function recordedFacts(release: MagentoRelease): SchemaFacts {
  const text = readFileSync('tests/sandbox/magento/recorded-schema.txt', 'utf8');
  const sections = text.split(/^== /mu).slice(1).filter(isSectionOf(release));
  const facts = new Set(
    sections.flatMap((section) =>
      section
        .split(/\n(?! )/u)
        .slice(1)
        .flatMap(entryFacts),
    ),
  );
  for (const fact of facts) {
    const [, type, parent] = /^(\w+) implements (\w+)$/u.exec(fact) ?? [];
    for (const one of facts)
      if (one.startsWith(`${parent}.`)) facts.add(one.replace(/^\w+/u, type ?? ''));
  }
  return facts;
}

/** Whether a section, named `since 2.4.8` or `before 2.4.8`, holds for a release. */
const isSectionOf =
  (release: MagentoRelease) =>
  (section: string): boolean => {
    const [, side, named] = /^(since|before) (.+)$/mu.exec(section) ?? [];
    const bound = MAGENTO_RELEASES.findIndex((one) => one === named);
    return side === undefined || MAGENTO_RELEASES.indexOf(release) >= bound === (side === 'since');
  };

/** Facts of an entry `type Cart: email: String; id: ID!`, whose further lines are indented. */
function entryFacts(entry: string): readonly string[] {
  const [head = '', kind, name = ''] = /^(\w+) (\w+)(?=:|$)/mu.exec(entry) ?? [];
  if (kind === undefined) return [];
  const parts = entry.slice(head.length + 1).split(';');
  const facts = parts.map((part) => part.trim().replaceAll(/\s+/gu, ' ')).filter(Boolean);
  return [
    head,
    ...facts.map((fact) => `${name}${fact.startsWith('implements ') ? ' ' : '.'}${fact}`),
  ];
}
