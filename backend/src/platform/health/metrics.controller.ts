import { Controller, Get, Headers, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Public } from '../http/roles.ts';
import { ENV, type Env } from '../config/env.ts';
import { ApiError } from '../http/api-error.ts';
import { sameToken } from '../http/same-token.ts';
import { Metrics } from './metrics.ts';

@Controller('metrics')
export class MetricsController {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly metrics: Metrics,
  ) {}

  /** Metrics for a monitoring system with the token; 404 without METRICS_TOKEN. */
  @Public()
  @Get()
  async get(
    @Headers('authorization') authorization: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const { metricsToken } = this.env;
    if (!metricsToken) throw new ApiError('NOT_FOUND');
    if (!sameToken(authorization ?? '', `Bearer ${metricsToken}`)) throw new ApiError('UNAUTHENTICATED');
    const { type, body } = await this.metrics.text();
    response.setHeader('Content-Type', type);
    return body;
  }
}
