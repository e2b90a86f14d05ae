import { Module } from '@nestjs/common';
import { EmbeddedDatabase } from './embedded-database.ts';

@Module({ providers: [EmbeddedDatabase], exports: [EmbeddedDatabase] })
export class EmbeddedDatabaseModule {}
