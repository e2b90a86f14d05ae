import { Controller } from '@nestjs/common';
import { healthCalls } from '@clinic/contract/health-calls';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Handles } from '../http/handles.ts';

@Controller()
export class HealthController {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  @Handles(healthCalls.health)
  async health() {
    await this.connection.db?.command({ ping: 1 });
    return { status: 'ok' as const };
  }
}
