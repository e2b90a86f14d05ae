import type { SetDoctorJoinLink } from '@clinic/contract/doctor-calls';
import { WebAddress } from '../http/fields.ts';
import { Takes } from '../http/takes.ts';

@Takes<SetDoctorJoinLink>()
export class DoctorJoinLinkDto {
  @WebAddress()
  joinLink: string | null;
}
