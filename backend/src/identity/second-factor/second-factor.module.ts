import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { OwnAccountModule } from '../own-account/own-account.module.ts';
import { OwnSecondFactor } from './own-second-factor.ts';
import { Passkeys } from './passkeys.ts';
import { PasswordAgain } from './password-again.ts';
import { RuleRecord, RuleSchema } from './rule.schema.ts';
import { SecondFactorAdminController } from './second-factor-admin.controller.ts';
import { SecondFactorEmails } from './second-factor-emails.ts';
import { SecondFactorProofs } from './second-factor-proofs.ts';
import { SecondFactorResets } from './second-factor-resets.ts';
import { SecondFactorRules } from './second-factor-rule.ts';
import { SecondFactorController } from './second-factor.controller.ts';
import { LogInWithSecondFactor } from './log-in-with-second-factor.ts';
import { SecretBox } from './secret-box.ts';
import { TicketRecord, TicketSchema } from './ticket.schema.ts';
import { Tickets } from './tickets.ts';

/** The second step of a log-in (decisions/021). */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: TicketRecord.name, schema: TicketSchema },
      { name: RuleRecord.name, schema: RuleSchema },
    ]),
    OwnAccountModule,
  ],
  controllers: [SecondFactorController, SecondFactorAdminController],
  providers: [
    OwnSecondFactor,
    PasswordAgain,
    Passkeys,
    SecondFactorEmails,
    SecondFactorProofs,
    SecondFactorResets,
    SecondFactorRules,
    LogInWithSecondFactor,
    SecretBox,
    Tickets,
  ],
})
export class SecondFactorModule {}
