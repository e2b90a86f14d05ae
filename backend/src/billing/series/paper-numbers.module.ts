import { Module } from '@nestjs/common';
import { PaperNumbers } from './paper-numbers.ts';

@Module({ providers: [PaperNumbers], exports: [PaperNumbers] })
export class PaperNumbersModule {}
