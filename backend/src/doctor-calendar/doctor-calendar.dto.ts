import type { SetDoctorJoinLink } from '@clinic/contract/doctor-calls';
import { httpsAddress, MAX_ADDRESS } from '@clinic/contract/rules';
import { Field } from '../http/fields.ts';
import { Takes } from '../http/takes.ts';

@Takes<SetDoctorJoinLink>()
export class DoctorJoinLinkDto {
  @Field((value) => (value === null ? undefined : httpsAddress(value)), {
    type: String,
    format: 'uri',
    maxLength: MAX_ADDRESS,
    nullable: true,
  })
  joinLink: string | null;
}
