import { Inject, Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { ENV, type Env } from '../config/env.ts';
import { Outbox } from '../mail/outbox.service.ts';

/** Numbers for a monitoring system: requests by route, the process, mails that wait. Nothing is counted unless a token is set. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests?: Histogram<'method' | 'route' | 'status'>;

  constructor(@Inject(ENV) env: Env, outbox: Outbox) {
    if (!env.metricsToken) return;
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.requests = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the request to the end of its answer.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    });
    new Gauge({
      name: 'clinic_mails',
      help: 'Mails in the outbox by state.',
      labelNames: ['state'],
      registers,
      async collect() {
        for (const state of ['queued', 'failed'] as const) this.set({ state }, await outbox.count(state));
      },
    });
  }

  /** Measures a request once its answer has ended; the route's pattern, never a path with somebody's id. */
  watch(request: Request, response: Response, next: NextFunction): void {
    const stop = this.requests?.startTimer({ method: request.method });
    if (stop)
      response.once('finish', () => {
        const { path } = (request.route as { path?: string } | undefined) ?? {};
        stop({ route: path ?? 'none', status: String(response.statusCode) });
      });
    next();
  }

  /** In the text format of Prometheus. */
  async text(): Promise<{ type: string; body: string }> {
    return { type: this.registry.contentType, body: await this.registry.metrics() };
  }
}
