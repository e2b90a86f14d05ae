import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ClientsModule } from '../../clients/clients/clients.module.ts';
import { LetterSwitchesRecord, LetterSwitchesSchema } from './letter-switches.schema.ts';
import { LetterSwitchesService } from './letter-switches.service.ts';
import { LettersController } from './letters.controller.ts';
import { LettersRestController } from './letters.rest.controller.ts';
import { LettersService } from './letters.service.ts';
import { OptionalLetters } from './optional-letters.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: LetterSwitchesRecord.name, schema: LetterSwitchesSchema }]),
    ClientsModule,
  ],
  controllers: [LettersController, LettersRestController],
  providers: [LettersService, LetterSwitchesService, OptionalLetters],
  exports: [LettersService, OptionalLetters],
})
export class LettersModule {}
