import { setTimeout as wait } from 'node:timers/promises';
import { Body, Controller, Req } from '@nestjs/common';
import { accountCalls } from '@clinic/contract/identity/account-calls';
import { clientCalls } from '@clinic/contract/clients/client-calls';
import type { Role } from '@clinic/contract/constants';
import { Audit } from '../../platform/audit/audit.service.ts';
import { Audited } from '../../platform/audit/audited.ts';
import { Attempts } from '../auth/attempts.ts';
import { KnownAddresses } from '../auth/known-addresses.ts';
import type { Caller, ClinicRequest } from '../../platform/http/clinic-request.ts';
import { customerOf } from '../../platform/http/customer-address.ts';
import { Handles } from '../../platform/http/handles.ts';
import { EmailLinks } from './email-links.ts';
import { ForgotPasswordDto, LinkTokenDto, SetPasswordDto } from './account-links.dto.ts';
import { PasswordLinks } from './password-links.ts';

/** Requests a minute from one address (decisions, section 13). */
const REQUESTS = 10;
/** Longer than storing a mail takes, so that the response time does not reveal whether the account exists. */
const ANSWER_MS = 250;
/** The roles of the staff log-in. One person may have several of these accounts with one e-mail. */
const STAFF = ['admin', 'doctor', 'assistant'] as const;

/** Works without a log-in. */
@Controller()
export class AccountLinksController {
  constructor(
    private readonly passwords: PasswordLinks,
    private readonly emails: EmailLinks,
    private readonly attempts: Attempts,
    private readonly known: KnownAddresses,
    private readonly audit: Audit,
  ) {}

  @Handles(clientCalls.forgotPassword)
  @Audited('forgot-password', 'client')
  forgotPassword(@Body() body: ForgotPasswordDto, @Req() request: ClinicRequest) {
    return this.forgotten(['client'], body, request);
  }

  @Handles(clientCalls.setPassword)
  @Audited('set-password', 'client')
  async setPassword(@Body() body: SetPasswordDto, @Req() request: ClinicRequest) {
    const { message } = await this.chosen(['client'], body, request);
    return { message };
  }

  @Handles(accountCalls.forgotPassword)
  @Audited('forgot-password', 'account')
  staffForgotPassword(@Body() body: ForgotPasswordDto, @Req() request: ClinicRequest) {
    return this.forgotten(STAFF, body, request);
  }

  @Handles(accountCalls.passwordLink)
  async passwordLink(@Body() { token }: LinkTokenDto, @Req() request: ClinicRequest) {
    await this.attempts.take(`password-link:${request.ip ?? ''}`, REQUESTS);
    await this.passwords.opened(token, ['client', ...STAFF]);
    return { message: 'Please choose a password.' };
  }

  @Handles(accountCalls.setPassword)
  @Audited('set-password', 'account')
  staffSetPassword(@Body() body: SetPasswordDto, @Req() request: ClinicRequest) {
    return this.chosen(STAFF, body, request);
  }

  @Handles(accountCalls.verifyEmail)
  @Audited('verify-email', 'account')
  async verifyEmail(@Body() { token }: LinkTokenDto, @Req() request: ClinicRequest) {
    await this.attempts.takeFrom(request, 'verify-email', REQUESTS);
    const { role } = this.proven(await this.emails.open(token), request);
    return { message: 'Thank you, your e-mail is confirmed.', role };
  }

  @Handles(accountCalls.undoEmailChange)
  @Audited('undo-email', 'account')
  async undoEmailChange(@Body() { token }: LinkTokenDto, @Req() request: ClinicRequest) {
    await this.attempts.takeFrom(request, 'undo-email', REQUESTS);
    const { role } = this.proven(await this.emails.undo(token), request);
    const message =
      'Your e-mail is what it was, and everybody is logged out. Please choose a new password with the link that we have just sent to you.';
    return { message, role };
  }

  @Handles(accountCalls.agreeEmailChange)
  @Audited('agree-email', 'account')
  async agreeEmailChange(@Body() { token }: LinkTokenDto, @Req() request: ClinicRequest) {
    await this.attempts.take(`agree-email:${request.ip ?? ''}`, REQUESTS);
    const { role } = this.proven(await this.emails.agree(token), request);
    const message =
      'Thank you. The new e-mail is the one of your account as soon as its link is opened too, and nothing is closed then.';
    return { message, role };
  }

  private async forgotten(roles: readonly Role[], { email }: ForgotPasswordDto, request: ClinicRequest) {
    await this.attempts.takeFrom(request, 'forgot-password', REQUESTS);
    const [found] = await Promise.all([
      Promise.all(roles.map((role) => this.passwords.forgot(role, email))),
      wait(ANSWER_MS),
    ]);
    const account = found.find(Boolean);
    request.subject = { id: account?.id ?? this.audit.typed(email), name: account?.name ?? '' };
    return { message: 'If there is an account with this email, we have sent a link to it.' };
  }

  private async chosen(roles: readonly Role[], body: SetPasswordDto, request: ClinicRequest) {
    await this.attempts.takeFrom(request, 'set-password', REQUESTS);
    const person = await this.passwords.set(body, roles);
    await this.known.remember(person.role, person.id, customerOf(request));
    this.proven(person, request);
    return { message: 'Your password was changed. Please log in.', role: person.role };
  }

  private proven(person: Caller, request: ClinicRequest): Caller {
    request.subject = { id: person.id, name: person.name };
    return person;
  }
}
