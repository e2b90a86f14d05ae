import { Module } from '@nestjs/common';
import { Files } from './files.service.ts';
import { FilesSweeper } from './files-sweeper.ts';

@Module({
  providers: [Files, FilesSweeper],
  exports: [Files, FilesSweeper],
})
export class FilesModule {}
