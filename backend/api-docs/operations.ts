import { CALL_TABLES } from '@clinic/contract/all-calls';
import { methodOf, patternOf } from '@clinic/contract/calls';
import ts from 'typescript';
import { decoratorsOf, documentationOf, textOf } from './source.ts';
import type { Schema, Schemas } from './schemas.ts';

/** One call, as its handler declares it. */
export interface Operation {
  method: 'get' | 'post' | 'put' | 'delete';
  /** In OpenAPI's form: /api/rest/clients/{id}. */
  path: string;
  tag: string;
  id: string;
  summary: string;
  /** Empty: public. */
  roles: string[];
  parameters: Schema[];
  body?: { schema: Schema; types: string[] };
  answer: { description: string; content?: Record<string, { schema: Schema }>; headers?: Schema };
}

interface Handled extends Pick<Operation, 'method' | 'roles'> {
  /** /api/rest/clients/:id. */
  pattern: string;
}

/** The call that a method handles: a row of the contract's tables, or the numbers for a monitoring system. */
function handledCall(controller: ts.ClassDeclaration, handler: ts.MethodDeclaration): Handled | undefined {
  const decorators = decoratorsOf(handler);
  const [table = '', name = ''] = decorators.get('Handles')?.[0]?.getText().split('.') ?? [];
  const call = CALL_TABLES[table]?.[name];
  if (call) {
    const method = methodOf(call).toLowerCase() as Operation['method'];
    const roles = call.slice(1).filter((who) => who !== 'public');
    return { method, pattern: `/api${patternOf(call)}`, roles };
  }
  const base = textOf(decoratorsOf(controller).get('Controller')?.[0]);
  return decorators.has('Get') ? { method: 'get', pattern: `/${base}`, roles: [] } : undefined;
}

const ID = { type: 'string', pattern: '^[0-9a-fA-F]{24}$' };
/** Bodies that are read past their DTO, since older shapes are accepted too. */
const BODY_TYPES: Record<string, string> = {
  'DietPlansController.create': 'DietPlanInput',
  'DietPlansController.edit': 'DietPlanInput',
};

export class Operations {
  private readonly checker: ts.TypeChecker;
  private readonly schemas: Schemas;
  private readonly named: (name: string) => ts.Type;

  constructor(checker: ts.TypeChecker, schemas: Schemas, named: (name: string) => ts.Type) {
    this.checker = checker;
    this.schemas = schemas;
    this.named = named;
  }

  of(controller: ts.ClassDeclaration): Operation[] {
    return controller.members.filter(ts.isMethodDeclaration).flatMap((handler) => {
      const handled = handledCall(controller, handler);
      return handled ? [this.operation(controller, handler, handled)] : [];
    });
  }

  private operation(
    controller: ts.ClassDeclaration,
    handler: ts.MethodDeclaration,
    { method, pattern, roles }: Handled,
  ): Operation {
    const name = handler.name.getText();
    const tag = pattern.split('/').find((part) => part && part !== 'api' && part !== 'rest') ?? '';
    const described = documentationOf(this.checker, this.checker.getSymbolAtLocation(handler.name));
    const isList = pattern.startsWith('/api/rest/') && name === 'list';
    return {
      method,
      path: pattern.replaceAll(/:(\w+)/g, '{$1}'),
      tag,
      id: `${controller.name?.text.replace('Controller', '') ?? ''}.${name}`,
      summary: described || `${words(name)} (${tag})`,
      roles,
      parameters: [
        ...[...pattern.matchAll(/:(\w+)/g)].map(([, parameter = '']) => this.pathParameter(parameter)),
        ...(isList ? listParameters(controller) : this.queryParameters(handler)),
      ],
      body: this.body(controller, handler),
      answer: this.answer(handler, isList),
    };
  }

  private pathParameter(name: string): Schema {
    const schema = name === 'formType' ? this.schemas.of(this.named('FormType')) : ID;
    return { name, in: 'path', required: true, schema };
  }

  private queryParameters(handler: ts.MethodDeclaration): Schema[] {
    return handler.parameters.flatMap((parameter) => {
      if (decoratorsOf(parameter).has('IdempotencyKey')) return [IDEMPOTENCY_KEY];
      const args = decoratorsOf(parameter).get('Query');
      if (!args) return [];
      const name = textOf(args[0]);
      if (name) return [{ name, in: 'query', required: true, schema: { type: 'string' } }];
      const { $ref } = this.schemas.of(this.checker.getTypeAtLocation(parameter)) as { $ref: string };
      const component = $ref.split('/').at(-1) ?? '';
      const { properties = {}, required = [] } = this.schemas.components[component] as {
        properties?: Record<string, Schema>;
        required?: string[];
      };
      delete this.schemas.components[component];
      return Object.entries(properties).map(([field, { description, ...schema }]) => ({
        name: field,
        in: 'query',
        required: required.includes(field),
        ...(description !== undefined && { description }),
        schema,
      }));
    });
  }

  private body(controller: ts.ClassDeclaration, handler: ts.MethodDeclaration): Operation['body'] {
    const decorators = decoratorsOf(handler);
    const override = BODY_TYPES[`${controller.name?.text ?? ''}.${handler.name.getText()}`];
    const parameter = handler.parameters.find((one) => decoratorsOf(one).has('Body'));
    const type = override ? this.named(override) : parameter && this.checker.getTypeAtLocation(parameter);
    const isFile = handler.parameters.some((one) => decoratorsOf(one).has('UploadedFile'));
    const file = isFile ? { [fileFieldOf(handler)]: { type: 'string', format: 'binary' } } : {};
    if (!type) {
      if (!isFile) return undefined;
      return {
        schema: { type: 'object', properties: file, required: Object.keys(file) },
        types: ['multipart/form-data'],
      };
    }
    const schema = this.schemas.of(type);
    const withFile = isFile ? { allOf: [schema, { type: 'object', properties: file }] } : schema;
    const multipart = decorators.has('Multipart');
    return {
      schema: withFile,
      types: [...(isFile ? [] : ['application/json']), ...(multipart ? ['multipart/form-data'] : [])],
    };
  }

  private answer(handler: ts.MethodDeclaration, isList: boolean): Operation['answer'] {
    const [type, forClients] = this.promised(handler);
    const description = isList ? 'One page; Content-Range says which and how many there are.' : 'Done.';
    if (!type) return { description, content: { 'text/plain': { schema: { type: 'string' } } } };
    if (this.checker.typeToString(type) === '"file"')
      return { description, content: { '*/*': { schema: { type: 'string', format: 'binary' } } } };
    if (this.shapeOf(handler, 'page')) return { description, content: PAGE_OR_MESSAGE };
    const schema = this.schemas.of(type);
    const content = {
      'application/json': {
        schema: forClients ? { anyOf: [schema, this.schemas.of(forClients)] } : schema,
      },
    };
    const range = { description: 'For example: clients 0-24/319', schema: { type: 'string' } };
    return { description, content, ...(isList && { headers: { 'Content-Range': range } }) };
  }

  /** What the contract's table of calls says that a handler answers, and what clients get in place of it. */
  private promised(handler: ts.MethodDeclaration): (ts.Type | undefined)[] {
    return [this.shapeOf(handler, 'answer'), this.shapeOf(handler, 'clientAnswer')];
  }

  private shapeOf(handler: ts.MethodDeclaration, name: string): ts.Type | undefined {
    const call = decoratorsOf(handler).get('Handles')?.[0];
    const properties = call ? this.checker.getTypeAtLocation(call).getProperties() : [];
    // The shape is the one property of a call whose name is a symbol.
    const shape = properties.find(({ escapedName }) => String(escapedName).startsWith('__@shape'));
    const type = shape && this.checker.getNonNullableType(this.checker.getTypeOfSymbol(shape));
    const property = type?.getProperty(name);
    return property && this.checker.getTypeOfSymbol(property);
  }
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key and body from the same person answer the record that the first call made.',
  schema: { type: 'string' },
};

/** Public forms answer a script with a message, a browser without one with a page. */
const PAGE_OR_MESSAGE = {
  'application/json': {
    schema: { type: 'object', properties: { message: { type: 'string' } }, required: ['message'] },
  },
  'text/html': { schema: { type: 'string' } },
};

const words = (name: string): string => {
  const text = name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const fileFieldOf = (handler: ts.MethodDeclaration): string =>
  /FileInterceptor\('(\w+)'/.exec(handler.getText())?.[1] ?? 'bloodReport';

/** `sort`, `range` and `filter`, with the names that the list's rules allow. */
function listParameters(controller: ts.ClassDeclaration): Schema[] {
  const names: Record<'sort' | 'filter', string[]> = { sort: [], filter: [] };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isObjectLiteralExpression(node.initializer)) {
      const property = node.name.getText();
      if (property === 'sort' || property === 'filter')
        names[property] = node.initializer.properties.flatMap(({ name }) =>
          name ? [name.getText()] : ['from', 'to'],
        );
    }
    ts.forEachChild(node, visit);
  };
  visit(controller.getSourceFile());
  const parameter = (name: string, description: string, example: string): Schema => ({
    name,
    in: 'query',
    required: false,
    description,
    schema: { type: 'string' },
    example,
  });
  return [
    parameter(
      'sort',
      `JSON: [field, "ASC" or "DESC"]. Fields: ${names.sort.join(', ')}.`,
      `["${names.sort[0] ?? 'id'}","ASC"]`,
    ),
    parameter('range', 'JSON: [first, last], both counted from 0 and included; at most 100 rows.', '[0,24]'),
    parameter(
      'filter',
      `JSON object; all conditions must hold. Names: ${names.filter.join(', ')}.`,
      '{"q":"asha"}',
    ),
  ];
}
