import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ClientsModule } from '../clients/clients.module.ts';
import { EnquiriesController } from './enquiries.controller.ts';
import { EnquiriesRestController } from './enquiries.rest.controller.ts';
import { EnquiriesService } from './enquiries.service.ts';
import { EnquiryRecord, EnquirySchema } from './enquiry.schema.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: EnquiryRecord.name, schema: EnquirySchema }]), ClientsModule],
  controllers: [EnquiriesController, EnquiriesRestController],
  providers: [EnquiriesService],
  exports: [EnquiriesService],
})
export class EnquiriesModule {}
