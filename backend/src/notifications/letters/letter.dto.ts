import {
  LETTER_KINDS,
  OPTIONAL_LETTERS,
  type LetterKind,
  type OptionalLetter,
  type SwitchLetter,
} from '@clinic/contract/notifications/letters';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import { Flag, OneOf } from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

@Strict()
@Takes<SwitchLetter>()
export class SwitchLetterDto {
  @OneOf(OPTIONAL_LETTERS)
  kind: OptionalLetter;

  @Flag()
  on: boolean;
}

@Strict()
@Takes<{ kind: LetterKind }>()
export class LetterLookDto {
  @OneOf(LETTER_KINDS)
  kind: LetterKind;
}
