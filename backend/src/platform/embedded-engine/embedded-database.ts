import path from 'node:path';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { ENV, type Env } from '../config/env.ts';
import { type EmbeddedEngine, startEmbeddedEngine } from './embedded-engine.ts';

// Works from src and dist, since both are equally deep in the checkout.
const cacheDirectory = path.resolve(import.meta.dirname, '../../../../.cache');

@Injectable()
export class EmbeddedDatabase implements OnApplicationShutdown {
  private readonly logger = new Logger(EmbeddedDatabase.name);
  private engine: EmbeddedEngine | undefined;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly modules: ModuleRef,
  ) {}

  /** Address of the configured server, or of the engine that is started here. */
  async uri(): Promise<string> {
    const { mongodbUri, dataDir } = this.env;
    if (mongodbUri) return mongodbUri;
    this.engine = await startEmbeddedEngine({
      directory: path.join(dataDir, 'db'),
      cacheDirectory,
      log: (line) => this.logger.warn(line),
    });
    return this.engine.uri;
  }

  /** Restarts a hanging engine. Call it after indexes and migrations, which may keep the engine busy. */
  watch(): void {
    this.engine?.watch();
  }

  /** Number of engine restarts; 0 for a configured server. */
  restarts(): number {
    return this.engine?.restarts() ?? 0;
  }

  /** Kills the engine, when the server has no time for an orderly shutdown. */
  kill(): void {
    this.engine?.kill();
  }

  /** Runs last: nothing may use the database afterwards. */
  async onApplicationShutdown(): Promise<void> {
    if (!this.engine) return;
    await this.modules.get<Connection>(getConnectionToken(), { strict: false }).close();
    await this.engine.stop();
  }
}
