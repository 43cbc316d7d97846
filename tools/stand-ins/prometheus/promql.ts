import type { SyntaxNode } from '@lezer/common';
import { parser } from '@prometheus-io/lezer-promql';
import {
  aggregate,
  compare,
  either,
  histogramQuantile,
  overRange,
  type Sample,
  type Series,
} from './samples.ts';

/** The part of PromQL that the alerts and the dashboard use; anything else is an error. */
type Value = number | Sample[];

interface Evaluation {
  query: string;
  series: Series[];
  /** Seconds. */
  at: number;
}

/** Prometheus uses the last sample of this many seconds. */
const staleSeconds = 300;
const units: Record<string, number> = { s: 1, m: 60, h: 3_600, d: 86_400 };

const childrenOf = (node: SyntaxNode): SyntaxNode[] => {
  const found: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) found.push(child);
  return found;
};
const below = (node: SyntaxNode, name: string): SyntaxNode[] =>
  childrenOf(node).flatMap((child) => [...(child.name === name ? [child] : []), ...below(child, name)]);
const first = (node: SyntaxNode, name: string): SyntaxNode => {
  const [found] = below(node, name);
  if (!found) throw new Error(`${node.name} has no ${name}`);
  return found;
};
const textOf = ({ from, to }: SyntaxNode, query: string) => query.slice(from, to);

/** Seconds of a duration such as `5m`. */
export const secondsOf = (duration: string): number =>
  Number.parseInt(duration, 10) * (units[duration.at(-1) ?? ''] ?? NaN);

const matches: Record<string, (value: string, wanted: string) => boolean> = {
  '=': (value, wanted) => value === wanted,
  '!=': (value, wanted) => value !== wanted,
  '=~': (value, wanted) => new RegExp(`^(?:${wanted})$`).test(value),
  '!~': (value, wanted) => !new RegExp(`^(?:${wanted})$`).test(value),
};

/** The series that a selector finds. */
function selected(node: SyntaxNode, { query, series }: Evaluation): Series[] {
  const name = textOf(first(node, 'Identifier'), query);
  const conditions = below(node, 'UnquotedLabelMatcher').map((one) => ({
    label: textOf(first(one, 'LabelName'), query),
    isMatch: matches[textOf(first(one, 'MatchOp'), query)],
    wanted: JSON.parse(textOf(first(one, 'StringLiteral'), query)) as string,
  }));
  return series.filter(
    (one) =>
      one.name === name &&
      conditions.every(({ label, isMatch, wanted }) => isMatch?.(one.labels[label] ?? '', wanted)),
  );
}

function range(node: SyntaxNode, evaluation: Evaluation): { found: Series[]; seconds: number } {
  const duration = first(node, 'NumberDurationLiteralInDurationContext');
  const found = selected(first(node, 'VectorSelector'), evaluation);
  return { found, seconds: secondsOf(textOf(duration, evaluation.query)) };
}

function instant(node: SyntaxNode, evaluation: Evaluation): Sample[] {
  const { at } = evaluation;
  return selected(node, evaluation).flatMap(({ labels, points }) => {
    const last = points.findLast(([time]) => time <= at && time > at - staleSeconds);
    return last ? [{ labels, value: last[1] }] : [];
  });
}

function vector(node: SyntaxNode | undefined, evaluation: Evaluation): Sample[] {
  const value = node && evaluate(node, evaluation);
  if (!Array.isArray(value)) throw new Error(`${node?.name} is not a vector`);
  return value;
}

/** The labels that a selector asks for by `=`, which `absent` gives. */
const equalIn = (node: SyntaxNode, { query }: Evaluation) =>
  Object.fromEntries(
    below(node, 'UnquotedLabelMatcher')
      .filter((one) => textOf(first(one, 'MatchOp'), query) === '=')
      .map((one) => [
        textOf(first(one, 'LabelName'), query),
        JSON.parse(textOf(first(one, 'StringLiteral'), query)) as string,
      ]),
  );

function called(node: SyntaxNode, evaluation: Evaluation): Sample[] {
  const name = textOf(first(node, 'FunctionIdentifier'), evaluation.query);
  const given = childrenOf(first(node, 'FunctionCallBody'));
  if (name === 'rate' || name === 'increase') {
    const { found, seconds } = range(node, evaluation);
    return overRange(found, { at: evaluation.at, seconds, perSecond: name === 'rate' });
  }
  if (name === 'absent')
    return vector(given[0], evaluation).length > 0
      ? []
      : [{ labels: equalIn(given[0]!, evaluation), value: 1 }];
  if (name !== 'histogram_quantile') throw new Error(`${name} is not known here`);
  return histogramQuantile(Number(textOf(given[0]!, evaluation.query)), vector(given[1], evaluation));
}

function aggregated(node: SyntaxNode, evaluation: Evaluation): Sample[] {
  const kind = textOf(first(node, 'AggregateOp'), evaluation.query);
  const [modifier] = childrenOf(node).filter(({ name }) => name === 'AggregateModifier');
  const labels = modifier ? below(modifier, 'LabelName').map((one) => textOf(one, evaluation.query)) : [];
  const body = childrenOf(node).find(({ name }) => name === 'FunctionCallBody');
  const given = body ? childrenOf(body) : [];
  const limit = kind === 'topk' ? Number(textOf(given[0]!, evaluation.query)) : 0;
  return aggregate(kind, vector(given.at(-1), evaluation), { labels, limit });
}

const evaluators: Record<string, (node: SyntaxNode, evaluation: Evaluation) => Value> = {
  ParenExpr: (node, evaluation) => evaluate(node.firstChild!, evaluation),
  NumberDurationLiteral: (node, { query }) => Number(textOf(node, query)),
  VectorSelector: instant,
  FunctionCall: called,
  AggregateExpr: aggregated,
  BinaryExpr: (node, evaluation) => {
    const [left, operator, right] = childrenOf(node);
    if (textOf(operator!, evaluation.query) === 'or')
      return either(vector(left, evaluation), vector(right, evaluation));
    const other = evaluate(right!, evaluation);
    return compare(vector(left, evaluation), textOf(operator!, evaluation.query), other);
  },
};

function evaluate(node: SyntaxNode, evaluation: Evaluation): Value {
  const work = evaluators[node.name];
  if (!work) throw new Error(`${node.name} is not known here`);
  return work(node, evaluation);
}

/** Trees by their queries, which are asked for many times. */
const trees = new Map<string, SyntaxNode>();

/** The tree of a query; throws where it isn't PromQL. */
function treeOf(query: string): SyntaxNode {
  const known = trees.get(query);
  if (known) return known;
  const { topNode } = parser.parse(query);
  topNode.toTree().iterate({
    enter: ({ type, from }) => {
      if (type.isError) throw new Error(`Not PromQL at ${from}: ${query}`);
    },
  });
  const tree = topNode.firstChild!;
  trees.set(query, tree);
  return tree;
}

/** What a query gives at a time in seconds: a sample for each set of labels. */
export const queryAt = (query: string, series: Series[], at: number): Sample[] => {
  const evaluation = { query, series, at };
  return vector(treeOf(query), evaluation);
};

/** The names of the metrics in a query. */
export const metricsIn = (query: string): string[] => {
  const tree = treeOf(query);
  const nodes = tree.name === 'VectorSelector' ? [tree] : below(tree, 'VectorSelector');
  return nodes.map((node) => textOf(first(node, 'Identifier'), query));
};
