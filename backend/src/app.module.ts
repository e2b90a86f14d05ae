import { Module, type DynamicModule } from '@nestjs/common';
import { AdminsModule } from './admins/admins.module.ts';
import { AppointmentsModule } from './appointments/appointments.module.ts';
import { AssistantsModule } from './assistants/assistants.module.ts';
import { AuditModule } from './audit/audit.module.ts';
import { AuthModule } from './auth/auth.module.ts';
import { ClientsModule } from './clients/clients.module.ts';
import type { Env } from './config/env.ts';
import { EnvModule } from './config/env.module.ts';
import { DatabaseModule } from './database/database.module.ts';
import { DemoModule } from './demo/demo.module.ts';
import { DoctorsModule } from './doctors/doctors.module.ts';
import { HealthModule } from './health/health.module.ts';
import { LoggingModule } from './health/logging.module.ts';
import { MailModule } from './mail/mail.module.ts';

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
        AdminsModule,
        DemoModule,
      ],
    };
  }
}
