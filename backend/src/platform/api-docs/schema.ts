/** The parts of a JSON Schema that the API document reads. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  [keyword: string]: unknown;
}

const REF = '#/components/schemas/';
export const refTo = (name: string): Schema => ({ $ref: REF + name });

export class Components {
  readonly all: Record<string, Schema>;

  constructor(all: Record<string, Schema>) {
    this.all = all;
  }

  /** Follows a reference; returns anything else unchanged. */
  resolved(schema: Schema = {}): Schema {
    const [only, ...others] = schema.allOf ?? [];
    if (only && others.length === 0) return this.resolved(only);
    return schema.$ref ? this.resolved(this.all[schema.$ref.slice(REF.length)]) : schema;
  }

  /** The schemas that `document` refers to, directly or indirectly, by name. */
  usedBy(document: unknown): Record<string, Schema> {
    const used = new Set<string>();
    const visit = (part: unknown): void => {
      for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g))
        if (!used.has(name)) {
          used.add(name);
          visit(this.all[name]);
        }
    };
    visit(document);
    return Object.fromEntries([...used].toSorted().map((name) => [name, this.all[name] ?? {}]));
  }

  /** Adds the contract's comments and its null to the fields of a DTO. */
  describe(dto: Schema, told: Schema): void {
    const { description, properties: comments = {} } = this.resolved(told);
    const type = this.resolved(dto);
    if (description) type.description ??= description;
    for (const [name, field] of Object.entries(type.properties ?? {})) {
      const comment = comments[name];
      if (!comment) continue;
      this.describe(field.items ?? field, comment.items ?? comment);
      if (comment.description) field.description = comment.description;
      if (acceptsNull(comment) && typeof field.type === 'string') {
        field.type = [field.type, 'null'];
        if (field.enum) field.enum = [...field.enum, null];
      }
    }
  }
}

const acceptsNull = ({ type = [], anyOf = [] }: Schema): boolean =>
  type.includes('null') || anyOf.some((choice) => choice.type === 'null');
