import { Global, Module } from '@nestjs/common';
import { Accounts, AccountsOf } from './accounts.ts';
import { NewPasswords } from './new-passwords.ts';
import { Passwords } from './passwords.ts';

@Global()
@Module({
  providers: [Accounts, AccountsOf, NewPasswords, Passwords],
  exports: [Accounts, NewPasswords, Passwords],
})
export class AccountsModule {}
