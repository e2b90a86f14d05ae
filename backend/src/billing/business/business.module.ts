import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ClinicFactsModule } from '../../platform/clinic-facts/clinic-facts.module.ts';
import { BusinessSettings } from './business-settings.service.ts';
import { BusinessController } from './business.controller.ts';
import { BusinessRecord, BusinessSchema } from './business.schema.ts';
import { ClassesOfPapers } from './classes-of-papers.ts';
import { DeskLimits } from './desk-limits.service.ts';
import { MoneyDayRecord, MoneyDaySchema } from './money-day.schema.ts';
import { PapersUnderWay } from './papers-under-way.ts';
import { PrefixesInUse } from './prefixes-in-use.ts';
import { ProposedTaxClasses } from './proposed-tax-classes.service.ts';
import { LastPaperOn, RegistrationChanges, SimpleInvoicesOn } from './registration-changes.ts';
import { TaxClassRecord, TaxClassSchema } from './tax-class.schema.ts';
import { TaxClassesRestController } from './tax-classes.rest.controller.ts';
import { TaxClasses } from './tax-classes.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: BusinessRecord.name, schema: BusinessSchema },
      { name: MoneyDayRecord.name, schema: MoneyDaySchema },
      { name: TaxClassRecord.name, schema: TaxClassSchema },
    ]),
    ClinicFactsModule,
  ],
  controllers: [BusinessController, TaxClassesRestController],
  providers: [
    BusinessSettings,
    ClassesOfPapers,
    DeskLimits,
    LastPaperOn,
    PapersUnderWay,
    PrefixesInUse,
    ProposedTaxClasses,
    RegistrationChanges,
    SimpleInvoicesOn,
    TaxClasses,
  ],
  exports: [BusinessSettings, ClassesOfPapers, DeskLimits, TaxClasses],
})
export class BusinessModule {}
