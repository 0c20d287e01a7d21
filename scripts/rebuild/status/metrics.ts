import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Makes metrics for Prometheus, which shows `help` beside each. Times are in seconds; those that are not known yet are NaN. */
export function metricsIn(registry: Registry) {
  const registers = [registry];
  return {
    counter: <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
      new Counter({ name, help, labelNames, registers }),
    gauge: <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
      new Gauge({ name, help, labelNames, registers }),
    histogram: <Label extends string>(
      name: string,
      help: string,
      buckets: readonly number[],
      ...labelNames: Label[]
    ) => new Histogram({ name, help, buckets: [...buckets], labelNames, registers }),
  };
}

/** Bounds for how long a publish takes. */
export const PUBLISH_SECONDS = [1, 2, 5, 10, 20, 40, 80, 160, 320, 640];
