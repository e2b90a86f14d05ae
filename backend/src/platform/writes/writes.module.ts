import { Global, Module } from '@nestjs/common';
import { VersionedRecords } from '../database/versioned-records.ts';
import { Records } from './records.ts';

@Global()
@Module({ providers: [Records, VersionedRecords], exports: [Records, VersionedRecords] })
export class WritesModule {}
