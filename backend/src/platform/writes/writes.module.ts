import { Global, Module } from '@nestjs/common';
import { Records } from './records.ts';

@Global()
@Module({ providers: [Records], exports: [Records] })
export class WritesModule {}
