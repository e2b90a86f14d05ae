import { setTimeout as wait } from 'node:timers/promises';
import { Body, Controller, Inject, Req } from '@nestjs/common';
import { accountCalls } from '@clinic/contract/identity/account-calls';
import { clientCalls } from '@clinic/contract/clients/client-calls';
import type { Role } from '@clinic/contract/constants';
import { ENV, mailsAreSetUp, type Env } from '../../platform/config/env.ts';
import { Audit } from '../../platform/audit/audit.service.ts';
import { Attempts } from '../auth/attempts.ts';
import { TrustedAddresses } from '../auth/trusted-addresses.ts';
import type { ClinicRequest } from '../../platform/http/clinic-request.ts';
import { customerOf } from '../../platform/http/customer-address.ts';
import { Handles } from '../../platform/http/handles.ts';
import { EmailLinks } from './email-links.ts';
import { ForgotPasswordDto, LinkTokenDto, SetPasswordDto } from './account-links.dto.ts';
import { PasswordLinks } from './password-links.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

/** Requests a minute from one address. */
const REQUESTS = 10;
/** Longer than storing an email takes, so the response time does not reveal whether the account exists. */
const ANSWER_MS = 250;
/** Roles that log in as staff. One person may have several of these accounts under one email. */
const STAFF = ['admin', 'doctor', 'assistant'] as const;

/** Forgotten passwords and the links in emails. Every call works without being logged in. */
@Controller()
export class AccountLinksController {
  constructor(
    private readonly passwords: PasswordLinks,
    @Inject(ENV) private readonly env: Env,
    private readonly emails: EmailLinks,
    private readonly attempts: Attempts,
    private readonly known: TrustedAddresses,
    private readonly audit: Audit,
  ) {}

  @Command(clientCalls.forgotPassword, { action: 'forgot-password', kind: 'client' })
  forgotPassword(
    @CommandContext() context: WriteContext,
    @Body() body: ForgotPasswordDto,
    @Req() request: ClinicRequest,
  ) {
    return this.forgotten(context, ['client'], body, request);
  }

  @Command(clientCalls.setPassword, { action: 'set-password', kind: 'client' })
  async setPassword(
    @CommandContext() context: WriteContext,
    @Body() body: SetPasswordDto,
    @Req() request: ClinicRequest,
  ) {
    const { message } = await this.chosen(context, ['client'], body, request);
    return { message };
  }

  @Command(accountCalls.forgotPassword, { action: 'forgot-password', kind: 'account' })
  staffForgotPassword(
    @CommandContext() context: WriteContext,
    @Body() body: ForgotPasswordDto,
    @Req() request: ClinicRequest,
  ) {
    return this.forgotten(context, STAFF, body, request);
  }

  @Handles(accountCalls.passwordLink)
  async passwordLink(@Body() { token }: LinkTokenDto, @Req() request: ClinicRequest) {
    await this.attempts.takeFrom(request, 'password-link', REQUESTS);
    await this.passwords.opened(token, ['client', ...STAFF]);
    return { message: 'Please choose a password.' };
  }

  @Command(accountCalls.setPassword, { action: 'set-password', kind: 'account' })
  staffSetPassword(
    @CommandContext() context: WriteContext,
    @Body() body: SetPasswordDto,
    @Req() request: ClinicRequest,
  ) {
    return this.chosen(context, STAFF, body, request);
  }

  @Command(accountCalls.verifyEmail, { action: 'verify-email', kind: 'account' })
  async verifyEmail(
    @CommandContext() context: WriteContext,
    @Body() { token }: LinkTokenDto,
    @Req() request: ClinicRequest,
  ) {
    await this.attempts.takeFrom(request, 'verify-email', REQUESTS);
    const { role } = await this.emails.open(context, token);
    return { message: 'Thank you, your e-mail is confirmed.', role };
  }

  @Command(accountCalls.undoEmailChange, { action: 'undo-email', kind: 'account' })
  async undoEmailChange(
    @CommandContext() context: WriteContext,
    @Body() { token }: LinkTokenDto,
    @Req() request: ClinicRequest,
  ) {
    await this.attempts.takeFrom(request, 'undo-email', REQUESTS);
    const { role } = await this.emails.undo(context, token);
    const done = 'Your e-mail is what it was, and everybody is logged out.';
    const next = mailsAreSetUp(this.env)
      ? 'Please choose a new password with the link that we have just sent to you.'
      : 'A letter with a link to choose a new password is written to you.';
    return { message: `${done} ${next}`, role };
  }

  @Command(accountCalls.agreeEmailChange, { action: 'agree-email', kind: 'account' })
  async agreeEmailChange(
    @CommandContext() context: WriteContext,
    @Body() { token }: LinkTokenDto,
    @Req() request: ClinicRequest,
  ) {
    await this.attempts.takeFrom(request, 'agree-email', REQUESTS);
    const { role } = await this.emails.agree(context, token);
    const message =
      'Thank you. The new e-mail is the one of your account as soon as its link is opened too, and nothing is closed then.';
    return { message, role };
  }

  private async forgotten(
    context: WriteContext,
    roles: readonly Role[],
    { email }: ForgotPasswordDto,
    request: ClinicRequest,
  ) {
    await this.attempts.takeFrom(request, 'forgot-password', REQUESTS);
    const [found] = await Promise.all([
      Promise.all(roles.map((role) => this.passwords.forgot(context, role, email))),
      wait(ANSWER_MS),
    ]);
    const account = found.find(Boolean);
    context.about({ id: account?.id ?? this.audit.typed(email), name: account?.name ?? '' });
    return {
      message: mailsAreSetUp(this.env)
        ? 'If there is an account with this email, we have sent a link to it.'
        : 'If there is an account with this email, a letter with a link is written to it.',
    };
  }

  private async chosen(
    context: WriteContext,
    roles: readonly Role[],
    body: SetPasswordDto,
    request: ClinicRequest,
  ) {
    await this.attempts.takeFrom(request, 'set-password', REQUESTS);
    const person = await this.passwords.set(context, body, roles);
    await this.known.remember(person.role, person.id, customerOf(request));
    return { message: 'Your password was changed. Please log in.', role: person.role };
  }
}
