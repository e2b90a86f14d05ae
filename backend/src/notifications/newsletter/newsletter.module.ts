import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { NewsletterAddressRecord, NewsletterAddressSchema } from './newsletter-address.schema.ts';
import { NewsletterController } from './newsletter.controller.ts';
import { NewsletterRestController } from './newsletter.rest.controller.ts';
import { NewsletterService } from './newsletter.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: NewsletterAddressRecord.name, schema: NewsletterAddressSchema }]),
  ],
  controllers: [NewsletterController, NewsletterRestController],
  providers: [NewsletterService],
  exports: [NewsletterService],
})
export class NewsletterModule {}
