import { coreResultsOf } from './measure-core';

test("reads class, method and the iterations of all forks from JMH's report", () => {
  const report = [
    {
      benchmark: 'cl.luka.shell.core.bench.ListBenchmark.cut',
      mode: 'avgt',
      primaryMetric: { score: 2, scoreUnit: 'us/op', rawData: [[1, 2], [3]] },
    },
  ];
  expect(coreResultsOf(JSON.stringify(report))).toEqual([
    { name: 'ListBenchmark.cut', times: [1, 2, 3] },
  ]);
});
