import type { SetDoctorJoinLink } from '@clinic/contract/identity/doctor-calls';
import { WebAddress } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

@Takes<SetDoctorJoinLink>()
export class DoctorJoinLinkDto {
  @WebAddress()
  joinLink: string | null;
}
