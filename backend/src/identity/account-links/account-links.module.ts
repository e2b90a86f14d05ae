import { Global, Module } from '@nestjs/common';
import { AccountLinksController } from './account-links.controller.ts';
import { ConfirmedPeople } from './confirmed-people.ts';
import { EmailLinks } from './email-links.ts';
import { LinkMails } from './link-mails.ts';
import { PasswordLinks } from './password-links.ts';

/** Links that are mailed to people and open something of their account; the same for all four kinds. */
@Global()
@Module({
  controllers: [AccountLinksController],
  providers: [ConfirmedPeople, EmailLinks, LinkMails, PasswordLinks],
  exports: [ConfirmedPeople, EmailLinks, PasswordLinks],
})
export class AccountLinksModule {}
