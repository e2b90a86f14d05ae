import { Global, Module } from '@nestjs/common';
import { Accounts } from './accounts.ts';
import { NewPasswords } from './new-passwords.ts';

@Global()
@Module({ providers: [Accounts, NewPasswords], exports: [Accounts, NewPasswords] })
export class AccountsModule {}
