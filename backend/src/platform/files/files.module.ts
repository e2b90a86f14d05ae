import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FileRecord, FileSchema } from './file.schema.ts';
import { Files } from './files.service.ts';
import { BeforeFileIsDeleted, FileIsNamed, FilesSweeper } from './files-sweeper.ts';
import { UploadTurns } from './upload-turns.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: FileRecord.name, schema: FileSchema }])],
  providers: [BeforeFileIsDeleted, FileIsNamed, Files, FilesSweeper, UploadTurns],
  exports: [Files, FilesSweeper, UploadTurns],
})
export class FilesModule {}
