import { parse, type CallExpression, type Node } from 'acorn';

const isFunction = ({ type }: Node) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

/** `const name = wrapper(() => {…})`, by which esbuild defers a CommonJS module, or one that is imported later. */
const isWrapper = ({ callee, arguments: given }: CallExpression) =>
  callee.type === 'Identifier' && given.length === 1 && isFunction(given[0]!);

/**
 * Puts the functions of deferred modules in a bundle into parentheses, so that V8 compiles them together with the file.
 * It would compile each when it is first called, at every start: Node's compile cache keeps only what was compiled with
 * the file.
 */
export function compilingModulesEagerly(text: string): string {
  const { body } = parse(text, { ecmaVersion: 'latest', sourceType: 'module' });
  const calls = body
    .flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ init }) => (init?.type === 'CallExpression' && isWrapper(init) ? [init] : []));
  let [result, end] = ['', 0];
  for (const {
    arguments: [module],
  } of calls) {
    result += `${text.slice(end, module!.start)}(${text.slice(module!.start, module!.end)})`;
    end = module!.end;
  }
  return result + text.slice(end);
}
