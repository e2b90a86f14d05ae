import { Module } from '@nestjs/common';
import { BusinessModule } from '../business/business.module.ts';
import { PaperNumbers } from './paper-numbers.ts';

@Module({ imports: [BusinessModule], providers: [PaperNumbers], exports: [PaperNumbers] })
export class PaperNumbersModule {}
