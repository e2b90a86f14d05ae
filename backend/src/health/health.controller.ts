import { Controller, Get } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Public } from '../auth/decorators.ts';

@Controller('health')
export class HealthController {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Answers when the database answers; 503 otherwise. */
  @Public()
  @Get()
  async health(): Promise<{ status: 'ok' }> {
    await this.connection.db?.command({ ping: 1 });
    return { status: 'ok' };
  }
}
