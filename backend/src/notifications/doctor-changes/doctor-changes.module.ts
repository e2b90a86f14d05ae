import { Module } from '@nestjs/common';
import { PushModule } from '../push/push.module.ts';
import { DoctorChangeNotices } from './doctor-change-notices.ts';

@Module({ imports: [PushModule], providers: [DoctorChangeNotices] })
export class DoctorChangesModule {}
