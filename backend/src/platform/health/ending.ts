import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import { ENV, type Env } from '../config/env.ts';

/**
 * Tells when the server shuts down. It reports so at once, and accepts connections for DRAIN_SECONDS more, so that a
 * balancer stops sending before the server closes.
 */
@Injectable()
export class Ending implements OnModuleDestroy, BeforeApplicationShutdown {
  private drained: Promise<void> | undefined;

  constructor(@Inject(ENV) private readonly env: Env) {}

  get begun(): boolean {
    return this.drained !== undefined;
  }

  /** Called as the first step of a shutdown. */
  onModuleDestroy(): void {
    this.drained = wait(this.env.drainSeconds * 1000);
  }

  /** Runs before the server stops listening. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.drained;
  }
}
