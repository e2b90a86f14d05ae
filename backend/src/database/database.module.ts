import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { connectionOptions } from './connection-options.ts';
import { DatabaseStart } from './database-start.ts';
import { Effects } from './effects.ts';
import { EmbeddedDatabase } from '../embedded-engine/embedded-database.ts';
import { EmbeddedDatabaseModule } from '../embedded-engine/embedded-database.module.ts';
import { VersionedRecords } from './versioned-records.ts';
import { Leases } from './leases.ts';
import { Migrations } from './migrations.ts';
import { Purge } from './purge.ts';
import { Version, Versions, VersionSchema } from './versions.ts';

/** The connection, and the mechanisms that every module may use. Wants `ENV` as a global provider. */
@Global()
@Module({
  imports: [
    MongooseModule.forRootAsync({
      imports: [EmbeddedDatabaseModule],
      inject: [EmbeddedDatabase],
      useFactory: async (database: EmbeddedDatabase) => connectionOptions(await database.uri()),
    }),
    MongooseModule.forFeature([{ name: Version.name, schema: VersionSchema }]),
  ],
  providers: [DatabaseStart, Effects, VersionedRecords, Leases, Migrations, Purge, Versions],
  exports: [Effects, VersionedRecords, Leases, Purge, Versions],
})
export class DatabaseModule {}
