import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BookingPolicies } from './booking-policies.service.ts';
import { BookingPolicyController } from './booking-policy.controller.ts';
import { BookingPolicyRecord, BookingPolicySchema } from './booking-policy.schema.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: BookingPolicyRecord.name, schema: BookingPolicySchema }])],
  controllers: [BookingPolicyController],
  providers: [BookingPolicies],
  exports: [BookingPolicies],
})
export class BookingPolicyModule {}
