import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Clock } from '../config/clock.ts';
import { ENV, type Env } from '../config/env.ts';
import { connectionOptions } from './connection-options.ts';
import { DatabaseStart } from './database-start.ts';
import { EmbeddedDatabase } from '../embedded-engine/embedded-database.ts';
import { EmbeddedDatabaseModule } from '../embedded-engine/embedded-database.module.ts';
import { PortsModule } from '../ports/ports.module.ts';
import { Locks } from './locks.ts';
import { MigrationOfRoom, Migrations } from './migrations.ts';
import { PeriodicJobs } from './periodic-jobs.ts';
import { Purge } from './purge.ts';
import { Version, Versions, VersionSchema } from './versions.ts';

/** The connection, and the mechanisms for every module. Needs `ENV` as a global provider. */
@Global()
@Module({
  imports: [
    PortsModule,
    MongooseModule.forRootAsync({
      imports: [EmbeddedDatabaseModule],
      inject: [EmbeddedDatabase, Clock, ENV],
      useFactory: async (database: EmbeddedDatabase, clock: Clock, { metricsToken }: Env) => ({
        ...(await connectionOptions(await database.uri())),
        // On only for metrics, since it decodes each answer twice (decisions/025).
        ...(metricsToken !== undefined && { monitorCommands: true }),
        connectionFactory(connection: Connection) {
          // The clock for createdAt and updatedAt.
          connection.base.now = () => clock.now();
          return connection;
        },
      }),
    }),
    MongooseModule.forFeature([{ name: Version.name, schema: VersionSchema }]),
  ],
  providers: [DatabaseStart, Locks, MigrationOfRoom, Migrations, PeriodicJobs, Purge, Versions],
  exports: [Locks, Migrations, PeriodicJobs, Purge, Versions],
})
export class DatabaseModule {}
