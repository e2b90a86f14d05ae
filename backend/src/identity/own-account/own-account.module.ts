import { Module } from '@nestjs/common';
import { DraftKeyController } from './draft-key.controller.ts';
import { OwnAccountController } from './own-account.controller.ts';
import { OwnEmailController } from './own-email.controller.ts';
import { OwnPasswords } from './own-passwords.ts';

@Module({
  controllers: [DraftKeyController, OwnAccountController, OwnEmailController],
  providers: [OwnPasswords],
  exports: [OwnPasswords],
})
export class OwnAccountModule {}
