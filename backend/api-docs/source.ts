import path from 'node:path';
import ts from 'typescript';

const backend = path.resolve(import.meta.dirname, '..');

/** The sources of the backend, with their types. */
export function readSources(): {
  checker: ts.TypeChecker;
  controllers: ts.ClassDeclaration[];
  program: ts.Program;
} {
  const { config } = ts.readConfigFile(path.join(backend, 'tsconfig.build.json'), (file) =>
    ts.sys.readFile(file),
  );
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, backend);
  const program = ts.createProgram(fileNames, { ...options, noEmit: true });
  // The checker sets the parents of the nodes, which their texts need.
  const checker = program.getTypeChecker();
  const controllers = program
    .getSourceFiles()
    .filter(
      ({ fileName }) => fileName.startsWith(path.join(backend, 'src')) && fileName.endsWith('controller.ts'),
    )
    .flatMap((file) => file.statements.filter(ts.isClassDeclaration))
    .filter((declaration) => decoratorsOf(declaration).has('Controller'));
  return { checker, controllers, program };
}

/** Name of each decorator → its arguments. */
export function decoratorsOf(node: ts.Node): Map<string, readonly ts.Expression[]> {
  const decorators = ts.canHaveDecorators(node) ? (ts.getDecorators(node) ?? []) : [];
  return new Map(
    decorators.flatMap(({ expression }) =>
      ts.isCallExpression(expression)
        ? [[expression.expression.getText(), expression.arguments] as const]
        : [],
    ),
  );
}

export const textOf = (argument: ts.Expression | undefined): string =>
  argument && ts.isStringLiteralLike(argument) ? argument.text : '';

/** The value of a number that is written out, or named by a constant. */
export function numberOf(checker: ts.TypeChecker, argument: ts.Expression | undefined): number | undefined {
  if (!argument) return undefined;
  const type = checker.getTypeAtLocation(argument);
  if (type.isNumberLiteral()) return type.value;
  const text = argument.getText().replaceAll('_', '');
  return /^-?[\d.]+$/.test(text) ? Number(text) : undefined;
}

/** `optional` of `{optional: true}` among the arguments. */
export function optionOf(args: readonly ts.Expression[], name: string): ts.Expression | undefined {
  for (const argument of args)
    if (ts.isObjectLiteralExpression(argument))
      for (const property of argument.properties)
        if (ts.isPropertyAssignment(property) && property.name.getText() === name)
          return property.initializer;
  return undefined;
}

export const documentationOf = (checker: ts.TypeChecker, symbol: ts.Symbol | undefined): string =>
  symbol
    ? ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll(/\s+/g, ' ').trim()
    : '';
