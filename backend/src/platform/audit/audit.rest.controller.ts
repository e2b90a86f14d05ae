import { escapedPattern } from '@clinic/contract/reading/escaped-pattern';
import { Controller, Inject, Param, Query, Res } from '@nestjs/common';
import { auditCalls } from '@clinic/contract/platform/audit-calls';
import { auditGrid } from '@clinic/contract/grid-calls';
import { objectId } from '@clinic/contract/rules';
import type { Response } from 'express';
import { ENV, type Env } from '../config/env.ts';
import { ApiError } from '../http/api-error.ts';
import type { Caller } from '../http/clinic-request.ts';
import { CurrentUser } from '../http/current-user.ts';
import { Handles } from '../http/handles.ts';
import { ObjectIdPipe } from '../http/object-id.pipe.ts';
import { Refuses } from '../http/refuses.ts';
import { sendInPieces } from '../http/sent-in-pieces.ts';
import { answerList } from '../rest/answer-list.ts';
import { byClinicDays, byIds, byText } from '../rest/list-filters.ts';
import { readListQuery, type FilterReader, type ListRules, type RawListQuery } from '../rest/list-query.ts';
import { Listed } from '../rest/listed.ts';
import { auditLines } from './audit-file.ts';
import { Audit } from './audit.service.ts';
import { Audited } from './audited.ts';

const RETRY_AFTER = 10;
const STILL_DOWNLOADING = 'Your download of the audit is still on its way. Please wait for it to end.';

const exactly =
  (path: string): FilterReader =>
  (value) =>
    typeof value === 'string' && value.length <= 200 ? { [path]: value } : undefined;

const personOrRecord = (text: string): Record<string, unknown> =>
  objectId(text) === undefined
    ? { $or: [{ 'record.id': text }, { 'by.id': text }, { 'client.id': text }] }
    : { keys: { $regex: `^${escapedPattern(text)}` } };

/** Everything that a person did, or that was done to the account or the person's records. */
const aboutAccount: FilterReader = (value) => {
  if (objectId(value) !== undefined) return undefined;
  const id = String(value).toLowerCase();
  return { $or: [{ 'by.id': id }, { 'record.id': id }, { 'client.id': id }] };
};

const rulesOf = (zone: string): ListRules => ({
  sort: { at: 'at', id: '_id' },
  defaultDirection: -1,
  filter: {
    id: byIds,
    account: aboutAccount,
    by: exactly('by.id'),
    client: exactly('client.id'),
    action: exactly('action'),
    kind: exactly('record.kind'),
    record: exactly('record.id'),
    ...byClinicDays('at', zone),
    q: byText(personOrRecord),
  },
});

@Controller()
export class AuditRestController {
  private readonly rules: ListRules;
  private readonly zone: string;
  /** Admins with a running download; one each, since writing lines delays all other requests. */
  private readonly downloading = new Set<string>();

  constructor(
    private readonly audit: Audit,
    @Inject(ENV) env: Env,
  ) {
    this.zone = env.clinicTimezone;
    this.rules = rulesOf(env.clinicTimezone);
  }

  @Handles(auditGrid.list)
  @Listed(rulesOf)
  list(@Query() raw: RawListQuery, @Res({ passthrough: true }) response: Response) {
    return answerList(response, 'audit', { raw, rules: this.rules }, (query) => this.audit.list(query));
  }

  @Handles(auditCalls.download)
  @Audited('export', 'audit')
  @Refuses(429)
  async download(
    @CurrentUser() { id }: Caller,
    @Query() { filter }: RawListQuery,
    @Res() response: Response,
  ): Promise<void> {
    const query = await readListQuery({ filter }, this.rules);
    const headers = {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="audit.csv"',
    };
    if (this.downloading.has(id))
      throw new ApiError('TOO_MANY_ATTEMPTS', { message: STILL_DOWNLOADING, retryAfter: RETRY_AFTER });
    this.downloading.add(id);
    try {
      await sendInPieces(response, headers, auditLines(this.audit.all(query), this.zone));
    } finally {
      this.downloading.delete(id);
    }
  }

  @Handles(auditGrid.get)
  get(@Param('id', ObjectIdPipe) id: string) {
    return this.audit.get(id);
  }
}
