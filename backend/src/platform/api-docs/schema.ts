/** As much of a JSON Schema as the API's document looks into. */
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

/** The named schemas of the document. */
export class Components {
  readonly all: Record<string, Schema>;

  constructor(all: Record<string, Schema>) {
    this.all = all;
  }

  /** What a reference stands for; anything else is itself. */
  resolved(schema: Schema = {}): Schema {
    const [only, ...others] = schema.allOf ?? [];
    if (only && others.length === 0) return this.resolved(only);
    return schema.$ref ? this.resolved(this.all[schema.$ref.slice(REF.length)]) : schema;
  }

  /** Those that `document` refers to, and those that they refer to, by their names. */
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

  /** Gives the fields of a DTO the comments that the contract's type has for them, and its null. */
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
