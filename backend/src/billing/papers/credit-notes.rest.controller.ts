import { Controller, Param, Query, Res } from '@nestjs/common';
import { creditNoteGrid } from '@clinic/contract/grid-calls';
import type { Response } from 'express';
import { AuditedOnce } from '../../platform/audit/audited.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { answerList } from '../../platform/rest/answer-list.ts';
import { byDays, byIds, byReference, byText } from '../../platform/rest/list-filters.ts';
import type { ListRules, RawListQuery } from '../../platform/rest/list-query.ts';
import { Listed } from '../../platform/rest/listed.ts';
import { CreditNotes } from './credit-notes.service.ts';

const rulesOf = (notes: CreditNotes): ListRules => ({
  sort: { day: 'day', number: 'numberKey', id: '_id' },
  defaultDirection: -1,
  filter: {
    id: byIds,
    q: byText((text) => notes.matching(text)),
    client: byReference('client.id'),
    invoice: byReference('invoice'),
    ...byDays('day'),
  },
});

@Controller()
export class CreditNotesRestController {
  private readonly rules: ListRules;

  constructor(private readonly notes: CreditNotes) {
    this.rules = rulesOf(notes);
  }

  @Handles(creditNoteGrid.list)
  @AuditedOnce('list', 'credit notes')
  @Listed(rulesOf)
  list(@Query() raw: RawListQuery, @Res({ passthrough: true }) response: Response) {
    const named = { raw, rules: this.rules };
    return answerList(response, 'creditNotes', named, (query) => this.notes.list(query));
  }

  @Handles(creditNoteGrid.get)
  @AuditedOnce('read', 'credit note')
  get(@Param('id', ObjectIdPipe) id: string) {
    return this.notes.get(id);
  }
}
