import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import { ENV, type Env } from '../config/env.ts';

/**
 * After the signal to end, the server reports "not ready" at once and accepts connections for DRAIN_SECONDS,
 * so that a balancer stops sending requests before the server stops listening.
 */
@Injectable()
export class Ending implements OnModuleDestroy, BeforeApplicationShutdown {
  private drained: Promise<void> | undefined;

  constructor(@Inject(ENV) private readonly env: Env) {}

  get begun(): boolean {
    return this.drained !== undefined;
  }

  /** Runs first when the server ends. */
  onModuleDestroy(): void {
    this.drained = wait(this.env.drainSeconds * 1000);
  }

  /** Runs before the server stops listening. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.drained;
  }
}
