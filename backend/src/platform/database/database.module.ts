import { Global, Module } from '@nestjs/common';
import type { Connection } from 'mongoose';
import { MongooseModule } from '@nestjs/mongoose';
import { Clock } from '../config/clock.ts';
import { connectionOptions } from './connection-options.ts';
import { watchWrites } from './list-memory.ts';
import { DatabaseStart } from './database-start.ts';
import { Effects } from './effects.ts';
import { EmbeddedDatabase } from '../embedded-engine/embedded-database.ts';
import { EmbeddedDatabaseModule } from '../embedded-engine/embedded-database.module.ts';
import { VersionedRecords } from './versioned-records.ts';
import { Leases } from './leases.ts';
import { Migrations } from './migrations.ts';
import { Purge } from './purge.ts';
import { Version, Versions, VersionSchema } from './versions.ts';

/** Requires `ENV` as a global provider. */
@Global()
@Module({
  imports: [
    MongooseModule.forRootAsync({
      imports: [EmbeddedDatabaseModule],
      inject: [EmbeddedDatabase, Clock],
      useFactory: async (database: EmbeddedDatabase, clock: Clock) => ({
        ...(await connectionOptions(await database.uri())),
        connectionFactory(connection: Connection) {
          // For createdAt and updatedAt.
          connection.base.now = () => clock.now();
          return connection.plugin(watchWrites);
        },
      }),
    }),
    MongooseModule.forFeature([{ name: Version.name, schema: VersionSchema }]),
  ],
  providers: [DatabaseStart, Effects, VersionedRecords, Leases, Migrations, Purge, Versions],
  exports: [Effects, VersionedRecords, Leases, Purge, Versions],
})
export class DatabaseModule {}
