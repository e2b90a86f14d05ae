import { Module } from '@nestjs/common';
import { HealthModule } from '../../platform/health/health.module.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { MoneyReportsModule } from '../reports/money-reports.module.ts';
import { MoneyChecks } from './money-checks.ts';

@Module({
  imports: [HealthModule, MoneyReportsModule, PaymentsModule],
  providers: [MoneyChecks],
  exports: [MoneyChecks],
})
export class MoneyChecksModule {}
