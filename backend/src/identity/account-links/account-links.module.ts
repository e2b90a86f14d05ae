import { Global, Module } from '@nestjs/common';
import { AccountLinksController } from './account-links.controller.ts';
import { ConfirmedPeople } from './confirmed-people.ts';
import { EmailLinks } from './email-links.ts';
import { LinkMails } from './link-mails.ts';
import { PasswordLinks } from './password-links.ts';

@Global()
@Module({
  controllers: [AccountLinksController],
  providers: [ConfirmedPeople, EmailLinks, LinkMails, PasswordLinks],
  exports: [ConfirmedPeople, EmailLinks, PasswordLinks],
})
export class AccountLinksModule {}
