import type { Assistant, AssistantChange, NewAssistant } from '@clinic/contract/people';
import { AddStaffDto, EditStaffDto } from './staff.dto.ts';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { Id } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

@Takes<NewAssistant>()
export class AddAssistantDto extends AddStaffDto {
  @Id({ optional: true })
  doctor?: string;
}

@Takes<AssistantChange>()
export class EditAssistantDto extends EditStaffDto {
  @Id({ optional: true, nullable: true })
  doctor?: string | null;
}

@Strict()
export class NewAssistantDto extends AddAssistantDto {}

@Strict<Assistant>('_id', 'id', 'createdAt', 'ownPassword', 'pendingEmail', 'locked')
export class AssistantRecordDto extends EditAssistantDto {}
