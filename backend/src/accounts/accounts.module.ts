import { Global, Module } from '@nestjs/common';
import { Accounts } from './accounts.ts';

@Global()
@Module({ providers: [Accounts], exports: [Accounts] })
export class AccountsModule {}
