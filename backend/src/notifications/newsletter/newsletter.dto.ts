import type { EditNewsletterAddress, NewsletterAddress, Subscribe } from '@clinic/contract/clients/enquiries';
import { Transform } from 'class-transformer';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { EmailField, Instant, Line, LongText, OneOf } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';
import { NEWSLETTER_STATES, type NewsletterState } from './newsletter-address.schema.ts';

@Strict()
@Takes<Subscribe>()
export class SubscribeDto {
  @EmailField()
  email: string;

  @LongText({ optional: true })
  website?: string;

  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^(\/[a-z0-9-]+)+$/.test(value) ? value : '/',
  )
  @Line({ optional: true })
  page?: string;
}

@Strict<NewsletterAddress>('_id', 'id', 'createdAt', 'email', 'confirmedAt')
@Takes<EditNewsletterAddress>()
export class EditNewsletterAddressDto {
  @OneOf(NEWSLETTER_STATES)
  state: NewsletterState;

  @Instant({ optional: true })
  updatedAt?: string;
}
