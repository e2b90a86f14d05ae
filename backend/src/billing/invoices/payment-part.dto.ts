import {
  MONEY_MODES,
  type Instalment,
  type MoneyMode,
  type PaymentPart,
} from '@clinic/contract/billing/payments';
import { Amount, Day, Line, OneOf } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

@Takes<PaymentPart>()
export class PaymentPartDto {
  @OneOf(MONEY_MODES)
  mode: MoneyMode;

  @Amount()
  amount: number;

  @Line({ optional: true, nullable: true })
  reference?: string | null;

  @Day({ optional: true, nullable: true })
  on?: string | null;
}

@Takes<Instalment>()
export class InstalmentDto {
  @Day()
  day: string;

  @Amount()
  amount: number;
}
