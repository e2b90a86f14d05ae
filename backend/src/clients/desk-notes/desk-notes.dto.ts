import { MAX_DESK_NOTES, type SaveDeskNotes } from '@clinic/contract/clients/desk-notes';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { LongText, WholeNumber } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

@Strict()
@Takes<SaveDeskNotes>()
export class SaveDeskNotesDto {
  @LongText({ max: MAX_DESK_NOTES })
  text: string;

  @WholeNumber(0, Number.MAX_SAFE_INTEGER)
  version: number;
}
