import { Controller } from '@nestjs/common';
import { healthCalls } from '@clinic/contract/platform/health-calls';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { ApiError } from '../http/api-error.ts';
import { Handles } from '../http/handles.ts';
import { databaseAnswers } from './database-answers.ts';
import { Ending } from './ending.ts';

/** Seconds. */
const RETRY_AFTER = 3;
const WELL = { status: 'ok' as const };

/** For balancers and process managers. Migrations and indexes are done before the server listens at all. */
@Controller()
export class HealthController {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly ending: Ending,
  ) {}

  @Handles(healthCalls.health)
  async health() {
    await this.connection.db?.command({ ping: 1 });
    return WELL;
  }

  @Handles(healthCalls.live)
  live() {
    return WELL;
  }

  @Handles(healthCalls.ready)
  async ready() {
    if (this.ending.begun || !(await databaseAnswers(this.connection)))
      throw new ApiError('SERVICE_UNAVAILABLE', { retryAfter: RETRY_AFTER });
    return WELL;
  }
}
