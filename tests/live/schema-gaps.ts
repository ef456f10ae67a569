import {
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isRequiredInputField,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';

/**
 * A difference between an environment's schema and the one our documents were written for.
 * `missing`: a required field or argument does not exist, and its operation fails as a whole.
 * `changed`: it has another type. `deprecated`: it will be removed. `wanted`: an argument is
 * required that the documents do not pass.
 */
export type SchemaGap = {
  readonly kind: 'missing' | 'changed' | 'deprecated' | 'wanted';
  /** Such as `SimpleProduct.price_range`, `Query.products(filter:)`. */
  readonly place: string;
  /** The difference. */
  readonly detail?: string;
};

type Found = (gap: SchemaGap) => void;

/** Compares the parts of `ours` that the documents use, each once, with `theirs`. */
export function schemaGaps(
  documents: readonly DocumentNode[],
  ours: GraphQLSchema,
  theirs: GraphQLSchema,
): readonly SchemaGap[] {
  const gaps = new Map<string, SchemaGap>();
  const found: Found = (gap) => void gaps.set(`${gap.kind} ${gap.place}`, gap);
  for (const document of documents) compareFields(document, ours, theirs, found);
  return [...gaps.values()].toSorted(
    (a, b) => Number(a.place > b.place) - Number(a.place < b.place),
  );
}

function compareFields(
  document: DocumentNode,
  ours: GraphQLSchema,
  theirs: GraphQLSchema,
  found: Found,
): void {
  const info = new TypeInfo(ours);
  const enter = (): void => {
    const type = info.getParentType();
    const field = info.getFieldDef();
    if (type && field && !field.name.startsWith('__')) {
      compareField(type.name, field, theirs, found);
    }
  };
  const argument = (): void => {
    const type = info.getParentType();
    const [field, argument] = [info.getFieldDef(), info.getArgument()];
    if (!type || !field || !argument) return;
    const place = `${type.name}.${field.name}(${argument.name}:)`;
    const other = fieldOf(theirs, type.name, field.name)?.args.find(
      ({ name }) => name === argument.name,
    );
    compareType(place, argument.type, other, found);
    compareInput(argument.type, theirs, found);
  };
  visit(document, visitWithTypeInfo(info, { Field: enter, Argument: argument }));
}

function fieldOf(
  schema: GraphQLSchema,
  type: string,
  field: string,
): GraphQLField<unknown, unknown> | undefined {
  const named = schema.getType(type);
  return isObjectType(named) || isInterfaceType(named) ? named.getFields()[field] : undefined;
}

function compareField(
  type: string,
  field: GraphQLField<unknown, unknown>,
  theirs: GraphQLSchema,
  found: Found,
): void {
  const place = `${type}.${field.name}`;
  const other = fieldOf(theirs, type, field.name);
  compareType(place, field.type, other, found);
  const known = new Set(field.args.map(({ name }) => name));
  for (const argument of other?.args ?? []) {
    const isWanted = String(argument.type).endsWith('!') && argument.defaultValue === undefined;
    if (isWanted && !known.has(argument.name)) found(wanted(`${place}(${argument.name}:)`));
  }
}

const wanted = (place: string): SchemaGap => ({ kind: 'wanted', place });

type Typed = { readonly type: unknown; readonly deprecationReason?: string | null | undefined };

function compareType(place: string, type: unknown, other: Typed | undefined, found: Found): void {
  if (other === undefined) return found({ kind: 'missing', place });
  const [before, now] = [String(type), String(other.type)];
  if (before !== now) found({ kind: 'changed', place, detail: `${before} is ${now}` });
  const detail = other.deprecationReason ?? undefined;
  if (detail !== undefined) found({ kind: 'deprecated', place, detail });
}

/** Compares the type of a variable: its fields that we know, and further required ones. */
function compareInput(
  type: GraphQLInputType,
  theirs: GraphQLSchema,
  found: Found,
  seen: Set<string> = new Set(),
): void {
  const named = getNamedType(type);
  if (!isInputObjectType(named) || seen.has(named.name)) return;
  seen.add(named.name);
  const other = theirs.getType(named.name);
  if (!isInputObjectType(other)) return found({ kind: 'missing', place: named.name });
  const [ours, fields] = [named.getFields(), other.getFields()];
  for (const field of Object.values(ours)) {
    compareType(`${named.name}.${field.name}`, field.type, fields[field.name], found);
    compareInput(field.type, theirs, found, seen);
  }
  for (const field of Object.values(fields)) {
    if (isRequiredInputField(field) && !ours[field.name])
      found(wanted(`${named.name}.${field.name}`));
  }
}
