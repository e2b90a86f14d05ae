import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ClientsModule } from '../clients/clients.module.ts';
import { EnquiriesController } from './enquiries.controller.ts';
import { EnquiriesRestController } from './enquiries.rest.controller.ts';
import { EnquiriesService } from './enquiries.service.ts';
import { EnquirySourcesController } from './enquiry-sources.controller.ts';
import { EnquirySourcesRecord, EnquirySourcesSchema } from './enquiry-sources.schema.ts';
import { EnquirySourcesService } from './enquiry-sources.service.ts';
import { EnquiryRecord, EnquirySchema } from './enquiry.schema.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: EnquiryRecord.name, schema: EnquirySchema },
      { name: EnquirySourcesRecord.name, schema: EnquirySourcesSchema },
    ]),
    ClientsModule,
  ],
  // The address of the sources stands before that of an enquiry's id.
  controllers: [EnquirySourcesController, EnquiriesController, EnquiriesRestController],
  providers: [EnquiriesService, EnquirySourcesService],
  exports: [EnquiriesService],
})
export class EnquiriesModule {}
