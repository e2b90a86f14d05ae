import ts from 'typescript';
import { decoratorsOf, documentationOf, numberOf, optionOf } from './source.ts';

export type Schema = Record<string, unknown>;

const DAY = { type: 'string', format: 'date' };
const INSTANT = { type: 'string', format: 'date-time' };
const INSTANTS = new Set(['createdAt', 'updatedAt', 'at', 'start', 'end']);
const ID = { type: 'string', pattern: '^[0-9a-fA-F]{24}$' };

/** Turns the types of the sources into JSON Schemas; interfaces and classes become components. */
export class Schemas {
  readonly components: Record<string, Schema> = {};
  private readonly owners = new Map<string, ts.Symbol>();
  private readonly checker: ts.TypeChecker;

  constructor(checker: ts.TypeChecker) {
    this.checker = checker;
  }

  of(type: ts.Type): Schema {
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.NonPrimitive)) return {};
    if (type.flags & ts.TypeFlags.Null) return { type: 'null' };
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (type.flags & ts.TypeFlags.BooleanLiteral)
      return { const: this.checker.typeToString(type) === 'true' };
    if (type.flags & ts.TypeFlags.StringLike) return { type: 'string' };
    if (type.flags & ts.TypeFlags.NumberLike) return { type: 'number' };
    if (type.flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' };
    if (type.isUnion()) return this.union(type);
    if (this.checker.isArrayType(type) || this.checker.isTupleType(type)) {
      const [item] = this.checker.getTypeArguments(type as ts.TypeReference);
      return { type: 'array', items: item ? this.of(item) : {} };
    }
    return this.object(type);
  }

  private union(type: ts.UnionType): Schema {
    const parts = type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
    const nullable = parts.some(({ flags }) => flags & ts.TypeFlags.Null);
    const others = parts.filter(({ flags }) => !(flags & ts.TypeFlags.Null));
    const texts = others.filter((part) => part.isStringLiteral()).map((part) => part.value);
    const isBoolean = others.length > 0 && others.every(({ flags }) => flags & ts.TypeFlags.BooleanLike);
    const schemas: Schema[] =
      texts.length === others.length
        ? [{ type: 'string', enum: texts }]
        : isBoolean
          ? [{ type: 'boolean' }]
          : unique(
              others.map((part) =>
                part.flags & ts.TypeFlags.BooleanLiteral ? { type: 'boolean' } : this.of(part),
              ),
            );
    if (nullable) schemas.push({ type: 'null' });
    const [only = {}] = schemas;
    return schemas.length === 1 ? only : { anyOf: schemas };
  }

  private object(type: ts.Type): Schema {
    const symbol = type.aliasSymbol ?? type.getSymbol();
    const isNamed = symbol !== undefined && type.isClassOrInterface() && !type.typeParameters?.length;
    if (!isNamed) return this.properties(type);
    const name = symbol.getName();
    const owner = this.owners.get(name);
    // Two files may call different things alike: only the first gets the name.
    if (owner && owner !== symbol) return this.properties(type);
    if (!owner) {
      this.owners.set(name, symbol);
      const description = documentationOf(this.checker, symbol);
      this.components[name] = { ...(description && { description }), ...this.properties(type) };
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  private properties(type: ts.Type): Schema {
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    for (const property of this.checker.getPropertiesOfType(type)) {
      const declaration = property.valueDeclaration ?? property.declarations?.[0];
      const name = property.getName();
      const propertyType = declaration
        ? this.checker.getTypeOfSymbolAtLocation(property, declaration)
        : this.checker.getTypeOfSymbol(property);
      if (propertyType.getCallSignatures().length > 0) continue;
      properties[name] = this.property(property, propertyType, declaration);
      const optional =
        property.flags & ts.SymbolFlags.Optional || (declaration !== undefined && mayBeLeftOut(declaration));
      if (!optional) required.push(name);
    }
    const index = this.checker.getIndexInfoOfType(type, ts.IndexKind.String);
    return {
      type: 'object',
      ...(Object.keys(properties).length > 0 && { properties }),
      ...(required.length > 0 && { required }),
      ...(index && { additionalProperties: this.of(index.type) }),
    };
  }

  private property(symbol: ts.Symbol, type: ts.Type, declaration: ts.Declaration | undefined): Schema {
    const description = documentationOf(this.checker, symbol);
    const facets = declaration ? this.facets(declaration) : {};
    const plain = this.of(type);
    // Where null is possible too, the facets hold for the other choices.
    const choices = plain.anyOf as Schema[] | undefined;
    const schema: Schema = choices
      ? { anyOf: choices.map((choice) => (choice.type === 'null' ? choice : { ...choice, ...facets })) }
      : { ...plain, ...facets };
    if (facets.anyOf) delete schema.type;
    if (INSTANTS.has(symbol.getName()) && schema.type === 'string') Object.assign(schema, INSTANT);
    if (description.startsWith('yyyy-MM-dd') && schema.type === 'string') Object.assign(schema, DAY);
    return { ...schema, ...(description && { description }) };
  }

  /** What the decorators of a DTO field say beyond its type. */
  private facets(declaration: ts.Declaration): Schema {
    const facets: Schema = {};
    for (const [name, args] of decoratorsOf(declaration)) {
      const facet = FACETS[name]?.(
        (index) => numberOf(this.checker, args[index]),
        numberOf(this.checker, optionOf(args, 'max')),
        optionOf(args, 'optional') !== undefined,
      );
      Object.assign(facets, facet);
    }
    return facets;
  }
}

type Facet = (
  argument: (index: number) => number | undefined,
  max: number | undefined,
  optional: boolean,
) => Schema;

const FACETS: Record<string, Facet> = {
  Line: (_, max = 200, optional) => ({ ...(optional ? {} : { minLength: 1 }), maxLength: max }),
  LongText: (_, max = 5000) => ({ maxLength: max }),
  EmailField: () => ({ format: 'email', maxLength: 254 }),
  PhoneField: () => ({ pattern: '^[0-9 +-]{10,}$' }),
  PasswordField: (_, __, optional) => ({
    format: 'password',
    ...(optional ? {} : { minLength: 6 }),
    maxLength: 200,
  }),
  Day: () => DAY,
  StartTime: () => ({ pattern: '^([01][0-9]|2[0-3]):[0-5][05]$' }),
  ClockTime: () => ({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' }),
  Instant: () => INSTANT,
  Id: () => ID,
  PersonId: () => ({ anyOf: [ID, { type: 'object', properties: { id: ID }, required: ['id'] }] }),
  Money: () => ({ minimum: 0, maximum: 9_999_999.99, multipleOf: 0.01 }),
  Percent: () => ({ minimum: 0, maximum: 100, multipleOf: 0.01 }),
  Whole: (argument) => ({ type: 'integer', minimum: argument(0), maximum: argument(1) }),
  Items: (_, max) => ({ maxItems: max }),
};

const mayBeLeftOut = (declaration: ts.Declaration): boolean => {
  const decorators = decoratorsOf(declaration);
  return (
    decorators.has('IsOptional') ||
    [...decorators.values()].some((args) => optionOf(args, 'optional') !== undefined)
  );
};

const unique = (schemas: Schema[]): Schema[] => [
  ...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values(),
];
