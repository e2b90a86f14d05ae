import { MAX_SOURCE, MAX_SOURCES, type SaveEnquirySources } from '@clinic/contract/clients/enquiries';
import { sourceList } from '@clinic/contract/clients/enquiry-rules';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { Flag, Lines, WholeNumber } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

@Strict()
@Takes<SaveEnquirySources>()
export class SaveEnquirySourcesDto {
  @Lines(sourceList, { max: MAX_SOURCES, length: MAX_SOURCE, isUnique: true })
  sources: string[];

  @Flag()
  asked: boolean;

  @WholeNumber(0, Number.MAX_SAFE_INTEGER)
  version: number;
}
