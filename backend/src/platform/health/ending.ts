import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import { ENV, type Env } from '../config/env.ts';

/**
 * Whether the server was asked to end. It says so at once and goes on to take connections for DRAIN_SECONDS: a balancer
 * that asks whether it is ready sends nothing here any more before there is nobody to answer.
 */
@Injectable()
export class Ending implements OnModuleDestroy, BeforeApplicationShutdown {
  private drained: Promise<void> | undefined;

  constructor(@Inject(ENV) private readonly env: Env) {}

  get begun(): boolean {
    return this.drained !== undefined;
  }

  /** The first thing that a server does that ends. */
  onModuleDestroy(): void {
    this.drained = wait(this.env.drainSeconds * 1000);
  }

  /** Before the server stops listening. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.drained;
  }
}
