import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BusinessModule } from '../../billing/business/business.module.ts';
import { ItemRecord, ItemSchema } from '../../billing/inventory/item.schema.ts';
import { ClientRecord, ClientSchema } from '../../clients/clients/client.schema.ts';
import { StaffModule } from '../../identity/staff/staff.module.ts';
import { ClinicFactsRecord, ClinicFactsSchema } from '../../platform/clinic-facts/clinic-facts.schema.ts';
import { WeekRecord, WeekSchema } from '../../scheduling/hours/week.schema.ts';
import { ItemsDone } from './items-done.ts';
import { WhatIsLeftController } from './what-is-left.controller.ts';
import { NotForUsRecord, NotForUsSchema } from './what-is-left.schema.ts';
import { DemoIsHere, WhatIsLeftService } from './what-is-left.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: NotForUsRecord.name, schema: NotForUsSchema },
      // Schemas of other modules: it only asks if there is a record.
      { name: ClientRecord.name, schema: ClientSchema },
      { name: ItemRecord.name, schema: ItemSchema },
      { name: ClinicFactsRecord.name, schema: ClinicFactsSchema },
      { name: WeekRecord.name, schema: WeekSchema },
    ]),
    BusinessModule,
    StaffModule,
  ],
  controllers: [WhatIsLeftController],
  providers: [DemoIsHere, ItemsDone, WhatIsLeftService],
})
export class WhatIsLeftModule {}
