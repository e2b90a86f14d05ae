import { Module } from '@nestjs/common';
import { DraftKeyController } from './draft-key.controller.ts';
import { OwnAccountController } from './own-account.controller.ts';
import { OwnEmailController } from './own-email.controller.ts';
import { OwnPasswords } from './own-passwords.ts';

/** The signed-in person's own account; the same for all four kinds. */
@Module({
  controllers: [DraftKeyController, OwnAccountController, OwnEmailController],
  providers: [OwnPasswords],
  exports: [OwnPasswords],
})
export class OwnAccountModule {}
