import { Registry } from 'prom-client';
import { type PublishMetrics, publishMetrics } from './publish-metrics.ts';
import type { ServiceStatus } from './status.ts';
import { type VisitMetrics, visitMetrics } from './visit-metrics.ts';

/** The service's metrics for Prometheus. Times in seconds. */
export interface Metrics {
  readonly contentType: string;
  readonly registry: Registry;
  text(): Promise<string>;
  readonly publishes: Omit<PublishMetrics, 'update'>;
  readonly visits: VisitMetrics;
}

export function serviceMetrics(status: () => ServiceStatus): Metrics {
  const registry = new Registry();
  const publishes = publishMetrics(registry);
  return {
    contentType: registry.contentType,
    registry,
    text() {
      publishes.update(status());
      return registry.metrics();
    },
    publishes,
    visits: visitMetrics(registry),
  };
}
