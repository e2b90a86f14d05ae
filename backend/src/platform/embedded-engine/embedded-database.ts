import path from 'node:path';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { ENV, type Env } from '../config/env.ts';
import { type EmbeddedEngine, startEmbeddedEngine } from './embedded-engine.ts';

// backend/src/platform/database and backend/dist/platform/database lie equally deep in the checkout.
const cacheDirectory = path.resolve(import.meta.dirname, '../../../../.cache');

/** The database of a set-up without MONGODB_URI. */
@Injectable()
export class EmbeddedDatabase implements OnApplicationShutdown {
  private readonly logger = new Logger(EmbeddedDatabase.name);
  private engine: EmbeddedEngine | undefined;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly modules: ModuleRef,
  ) {}

  /** Answers the address of the configured server, or starts the engine. */
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

  /** Once indexes are built and migrations are run, which may keep the engine busy, one that hangs is started again. */
  watch(): void {
    this.engine?.watch();
  }

  /** How often the engine was started again; of a configured server nothing is known. */
  restarts(): number {
    return this.engine?.restarts() ?? 0;
  }

  /** When the server has no time left to end in order. */
  kill(): void {
    this.engine?.kill();
  }

  /** Last of all: nothing may use the database after it. */
  async onApplicationShutdown(): Promise<void> {
    if (!this.engine) return;
    await this.modules.get<Connection>(getConnectionToken(), { strict: false }).close();
    await this.engine.stop();
  }
}
