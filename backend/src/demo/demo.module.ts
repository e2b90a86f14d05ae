import { Module } from '@nestjs/common';
import { AdminsModule } from '../admins/admins.module.ts';
import { AssistantsModule } from '../assistants/assistants.module.ts';
import { ClientsModule } from '../clients/clients.module.ts';
import { DoctorsModule } from '../doctors/doctors.module.ts';
import { DemoClinic } from './demo-clinic.ts';

@Module({ imports: [AdminsModule, DoctorsModule, AssistantsModule, ClientsModule], providers: [DemoClinic] })
export class DemoModule {}
