import path from 'node:path';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { ENV, type Env } from '../config/env.ts';
import { type EmbeddedEngine, startEmbeddedEngine } from './embedded-engine.ts';

// backend/src/database and backend/dist/database lie equally deep in the checkout.
const cacheDirectory = path.resolve(import.meta.dirname, '../../../.cache');

/** In the numbers for a monitoring system, of whichever process holds the engine. */
export const RESTARTS = {
  name: 'clinic_engine_restarts_total',
  help: 'How often the embedded database was started again.',
};

/** The engine of a set-up without MONGODB_URI. */
export const openEmbedded = ({ dataDir }: Env, log: (line: string) => void): Promise<EmbeddedEngine> =>
  startEmbeddedEngine({ directory: path.join(dataDir, 'db'), cacheDirectory, log });

/** The database of a set-up without MONGODB_URI. */
@Injectable()
export class EmbeddedDatabase implements OnApplicationShutdown {
  private readonly logger = new Logger(EmbeddedDatabase.name);
  private engine: EmbeddedEngine | undefined;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly modules: ModuleRef,
  ) {}

  /** Answers the address of the configured server or of the engine that the primary holds, or starts one. */
  async uri(): Promise<string> {
    const given = this.env.mongodbUri ?? this.env.engineUri;
    if (given) return given;
    this.engine = await openEmbedded(this.env, (line) => this.logger.warn(line));
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
