import { cleanLine } from '@clinic/contract/clients/client-input';
import { MAX_SOURCE, MAX_SOURCES, type SaveEnquirySources } from '@clinic/contract/clients/enquiries';
import { sourceList } from '@clinic/contract/clients/enquiry-rules';
import { Transform } from 'class-transformer';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { Field, Flag, WholeNumber } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

@Strict()
@Takes<SaveEnquirySources>()
export class SaveEnquirySourcesDto {
  @Transform(({ value }: { value: unknown }) =>
    Array.isArray(value)
      ? value.map((one: unknown) => (typeof one === 'string' ? cleanLine(one) : one))
      : value,
  )
  @Field(sourceList, {
    type: 'array',
    items: { type: 'string', minLength: 1, maxLength: MAX_SOURCE },
    maxItems: MAX_SOURCES,
    uniqueItems: true,
  })
  sources: string[];

  @Flag()
  asked: boolean;

  @WholeNumber(0, Number.MAX_SAFE_INTEGER)
  version: number;
}
