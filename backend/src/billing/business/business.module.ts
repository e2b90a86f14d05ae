import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BusinessSettings } from './business-settings.service.ts';
import { BusinessController } from './business.controller.ts';
import { BusinessRecord, BusinessSchema } from './business.schema.ts';
import { ClassesOfPapers } from './classes-of-papers.ts';
import { PrefixesInUse } from './prefixes-in-use.ts';
import { ProposedTaxClasses } from './proposed-tax-classes.service.ts';
import { TaxClassRecord, TaxClassSchema } from './tax-class.schema.ts';
import { TaxClassesRestController } from './tax-classes.rest.controller.ts';
import { TaxClasses } from './tax-classes.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: BusinessRecord.name, schema: BusinessSchema },
      { name: TaxClassRecord.name, schema: TaxClassSchema },
    ]),
  ],
  controllers: [BusinessController, TaxClassesRestController],
  providers: [BusinessSettings, ClassesOfPapers, PrefixesInUse, ProposedTaxClasses, TaxClasses],
  exports: [BusinessSettings, ClassesOfPapers, TaxClasses],
})
export class BusinessModule {}
