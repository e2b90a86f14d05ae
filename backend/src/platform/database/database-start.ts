import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Db } from 'mongodb';
import type { Connection } from 'mongoose';
import { ENV, type Env } from '../config/env.ts';
import { createIndexes } from './indexes.ts';
import { migrationList } from './migration-list.ts';
import { Migrations } from './migrations.ts';
import { refuseOldRecords } from './old-records.ts';
import { PeriodicJobs } from './periodic-jobs.ts';

/** Makes the database ready before the first request, and starts the periodic jobs. */
@Injectable()
export class DatabaseStart implements OnApplicationBootstrap {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly migrations: Migrations,
    private readonly jobs: PeriodicJobs,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const db = this.connection.db as Db;
    await refuseOldRecords(
      db,
      Object.values(this.connection.models).map(({ collection }) => collection.collectionName),
    );
    await this.migrations.run(migrationList, this.env.clinicTimezone);
    await createIndexes(this.connection);
    this.jobs.start();
  }
}
