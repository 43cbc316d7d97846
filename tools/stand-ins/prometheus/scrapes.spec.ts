import { Scrapes } from './scrapes.ts';

const text = (count: number) => `# HELP requests_total Requests
# TYPE requests_total counter
requests_total{route="/a \\"b\\"",status="200"} ${count}
requests_total{route="/c",status="200"} ${2 * count}
up 1
limit +Inf
`;
const labels = { pod: 'one' };

it('reads Prometheus’ text format, and answers queries over time', () => {
  const scrapes = new Scrapes();
  scrapes.add(text(0), { at: 0, labels });
  scrapes.add(text(60), { at: 60, labels });
  expect(scrapes.ask('rate(requests_total{route="/c"}[5m])')).toEqual([
    { labels: { route: '/c', status: '200', pod: 'one' }, value: 2 },
  ]);
  expect(scrapes.ask('sum by (status) (rate(requests_total[5m]))')).toEqual([
    { labels: { status: '200' }, value: 3 },
  ]);
  expect(scrapes.ask('requests_total')[0]?.labels['route']).toBe('/a "b"');
  expect(scrapes.ask('up')).toEqual([{ labels: { pod: 'one' }, value: 1 }]);
  expect(scrapes.ask('limit')[0]?.value).toBe(Infinity);
  expect(scrapes.ask('absent_metric')).toEqual([]);
});
