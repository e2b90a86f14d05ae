import { Module, type DynamicModule } from '@nestjs/common';
import { AdminsModule } from './admins/admins.module.ts';
import { AppointmentsModule } from './appointments/appointments.module.ts';
import { AssistantsModule } from './assistants/assistants.module.ts';
import { AuditModule } from './audit/audit.module.ts';
import { AuthModule } from './auth/auth.module.ts';
import { ClientsModule } from './clients/clients.module.ts';
import { EnvModule } from './config/env.module.ts';
import type { Env } from './config/env.ts';
import { DatabaseModule } from './database/database.module.ts';
import { DemoModule } from './demo/demo.module.ts';
import { DoctorsModule } from './doctors/doctors.module.ts';
import { EnquiriesModule } from './enquiries/enquiries.module.ts';
import { HealthModule } from './health/health.module.ts';
import { LoggingModule } from './health/logging.module.ts';
import { IntakeFormsModule } from './intake-forms/intake-forms.module.ts';
import { InventoryModule } from './inventory/inventory.module.ts';
import { MailModule } from './mail/mail.module.ts';
import { NewsletterModule } from './newsletter/newsletter.module.ts';
import { ProgramsModule } from './programs/programs.module.ts';

/** The list of modules, nothing else; each may use those above it. */
@Module({})
export class AppModule {
  static with(env: Env): DynamicModule {
    return {
      module: AppModule,
      imports: [
        EnvModule.with(env),
        LoggingModule,
        DatabaseModule,
        AuditModule,
        AuthModule,
        MailModule,
        HealthModule,
        DoctorsModule,
        AssistantsModule,
        ClientsModule,
        AppointmentsModule,
        IntakeFormsModule,
        ProgramsModule,
        InventoryModule,
        AdminsModule,
        EnquiriesModule,
        NewsletterModule,
        DemoModule,
      ],
    };
  }
}
