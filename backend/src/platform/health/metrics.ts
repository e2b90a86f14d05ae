import { Inject, Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
  type CounterConfiguration,
  type GaugeConfiguration,
} from 'prom-client';
import { ENV, type Env } from '../config/env.ts';
import { inTime } from './in-time.ts';

/** A number, or one for each set of labels. */
type Numbers<Label extends string> = number | { labels: Record<Label, string>; value: number }[];

/** The metrics registry, and metrics of requests and process. Without METRICS_TOKEN it counts nothing. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  readonly wanted: boolean;
  private readonly requests?: Histogram<'method' | 'route' | 'status'>;

  constructor(@Inject(ENV) env: Env) {
    this.wanted = env.metricsToken !== undefined;
    if (!this.wanted) return;
    collectDefaultMetrics({ register: this.registry });
    this.requests = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the request to the end of its answer.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [this.registry],
    });
  }

  /**
   * A gauge that is read at each scrape; a late value is left out, since the others are needed most while the database
   * is away.
   */
  gauge<Label extends string = never>(
    config: Pick<GaugeConfiguration<Label>, 'name' | 'help' | 'labelNames'>,
    ask: () => Numbers<Label> | undefined | Promise<Numbers<Label> | undefined>,
  ): void {
    if (!this.wanted) return;
    new Gauge<Label>({
      ...config,
      registers: [this.registry],
      async collect() {
        const numbers = await inTime(Promise.resolve().then(ask)).catch(() => undefined);
        this.reset();
        // A metric without labels would stay 0 after a reset.
        if (numbers === undefined && !config.labelNames) this.remove();
        else if (typeof numbers === 'number') this.set(numbers);
        else for (const { labels, value } of numbers ?? []) this.set(labels, value);
      },
    });
  }

  /** A counter whose value is held elsewhere and read at each scrape. */
  counter<Label extends string = never>(
    config: Pick<CounterConfiguration<Label>, 'name' | 'help'>,
    ask: () => number,
  ): void {
    if (!this.wanted) return;
    new Counter<Label>({
      ...config,
      registers: [this.registry],
      collect() {
        this.reset();
        this.inc(ask());
      },
    });
  }

  /** Measures a finished request under its route's pattern, so that no label contains a person's id. */
  watch(request: Request, response: Response, next: NextFunction): void {
    const stop = this.requests?.startTimer({ method: request.method });
    if (stop)
      response.once('finish', () => {
        const { path } = (request.route as { path?: string } | undefined) ?? {};
        stop({ route: path ?? 'none', status: String(response.statusCode) });
      });
    next();
  }

  async text(): Promise<{ type: string; body: string }> {
    return { type: this.registry.contentType, body: await this.registry.metrics() };
  }
}
