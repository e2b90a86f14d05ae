import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SessionRecord, SessionSchema } from './session.schema.ts';
import { Sessions, WhenOthersEnd } from './sessions.ts';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: SessionRecord.name, schema: SessionSchema }])],
  providers: [Sessions, WhenOthersEnd],
  exports: [Sessions],
})
export class SessionsModule {}
