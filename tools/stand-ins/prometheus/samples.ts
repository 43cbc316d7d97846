type Labels = Record<string, string>;

/** Points are pairs of seconds and value, in order. */
export interface Series {
  name: string;
  labels: Labels;
  points: [number, number][];
}

/** One value of a query's answer. */
export interface Sample {
  labels: Labels;
  value: number;
}

/** How much a counter grew, with restarts from zero. */
function growth(values: number[]) {
  let sum = 0;
  for (let at = 1; at < values.length; at += 1) {
    const [before = 0, now = 0] = [values[at - 1], values[at]];
    sum += now < before ? now : now - before;
  }
  return sum;
}

/** `rate` and `increase`: from the samples in the range, as if they filled it. None where there are fewer than two. */
export function overRange(
  series: Series[],
  { at, seconds, perSecond }: { at: number; seconds: number; perSecond: boolean },
): Sample[] {
  return series.flatMap(({ labels, points }) => {
    const inside = points.filter(([time]) => time > at - seconds && time <= at);
    const span = (inside.at(-1)?.[0] ?? 0) - (inside[0]?.[0] ?? 0);
    if (span === 0) return [];
    const rate = growth(inside.map(([, value]) => value)) / span;
    return [{ labels, value: perSecond ? rate : rate * seconds }];
  });
}

const keyOf = (labels: Labels) => JSON.stringify(Object.entries(labels).sort());
const only = (labels: Labels, names: string[]): Labels =>
  Object.fromEntries(names.flatMap((name) => (name in labels ? [[name, labels[name]!]] : [])));

function grouped(samples: Sample[], names: string[]) {
  const groups = new Map<string, { labels: Labels; members: Sample[] }>();
  for (const sample of samples) {
    const labels = only(sample.labels, names);
    const key = keyOf(labels);
    const group = groups.get(key) ?? { labels, members: [] };
    group.members.push(sample);
    groups.set(key, group);
  }
  return [...groups.values()];
}

const reductions: Record<string, (values: number[]) => number> = {
  sum: (values) => values.reduce((sum, value) => sum + value, 0),
  max: (values) => Math.max(...values),
};

/** `sum`, `max` and `topk`. */
export function aggregate(
  kind: string,
  samples: Sample[],
  { labels, limit }: { labels: string[]; limit: number },
): Sample[] {
  if (kind === 'topk') return samples.toSorted((one, other) => other.value - one.value).slice(0, limit);
  const reduce = reductions[kind];
  if (!reduce) throw new Error(`${kind} is not known here`);
  return grouped(samples, labels).map((group) => ({
    labels: group.labels,
    value: reduce(group.members.map(({ value }) => value)),
  }));
}

/** The value below which this share of observations lies, between the limits of the buckets. */
function quantile(share: number, buckets: { limit: number; count: number }[]) {
  const total = buckets.at(-1)?.count ?? 0;
  const wanted = share * total;
  const index = buckets.findIndex(({ count }) => count >= wanted);
  const found = buckets[index];
  if (!total || !found) return NaN;
  const before = buckets[index - 1] ?? { limit: 0, count: 0 };
  if (found.limit === Infinity) return before.limit;
  return (
    before.limit + ((found.limit - before.limit) * (wanted - before.count)) / (found.count - before.count)
  );
}

/** `histogram_quantile`, from the rates of the buckets. */
export function histogramQuantile(share: number, samples: Sample[]): Sample[] {
  const others = [...new Set(samples.flatMap(({ labels }) => Object.keys(labels)))].filter(
    (name) => name !== 'le',
  );
  return grouped(samples, others).map(({ labels, members }) => {
    const buckets = members.map((one) => ({
      limit: one.labels['le'] === '+Inf' ? Infinity : Number(one.labels['le']),
      count: one.value,
    }));
    return {
      labels,
      value: quantile(
        share,
        buckets.toSorted((one, other) => one.limit - other.limit),
      ),
    };
  });
}

const comparisons: Record<string, (left: number, right: number) => boolean> = {
  '>': (left, right) => left > right,
  '==': (left, right) => left === right,
};

/** PromQL's `or`: all samples of the left, and those of the right whose labels the left doesn't have. */
export function either(left: Sample[], right: Sample[]): Sample[] {
  const known = new Set(left.map(({ labels }) => keyOf(labels)));
  return [...left, ...right.filter(({ labels }) => !known.has(keyOf(labels)))];
}

/** A comparison keeps the samples for which it is true; a division is of those with the same labels. */
export function compare(left: Sample[], operator: string, right: number | Sample[]): Sample[] {
  const rightOf = ({ labels }: Sample) =>
    typeof right === 'number' ? right : right.find((one) => keyOf(one.labels) === keyOf(labels))?.value;
  const isTrue = comparisons[operator];
  if (!isTrue && operator !== '/') throw new Error(`${operator} is not known here`);
  return left.flatMap((sample) => {
    const other = rightOf(sample);
    if (other === undefined) return [];
    if (isTrue) return isTrue(sample.value, other) ? [sample] : [];
    return [{ labels: sample.labels, value: sample.value / other }];
  });
}
