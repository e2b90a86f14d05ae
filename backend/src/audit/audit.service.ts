import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ClinicRequest } from '../http/clinic-request.ts';
import { AuditRecord } from './audit.schema.ts';

export interface AuditEntry {
  /** For example "login", "read", "create", "update", "delete". */
  action: string;
  /** Kind of record, for example "form". */
  kind: string;
  id?: string;
}

/** Who did what to which record; never a field's value. */
@Injectable()
export class Audit {
  constructor(@InjectModel(AuditRecord.name) private readonly rows: Model<AuditRecord>) {}

  async write(request: ClinicRequest, { action, kind, id }: AuditEntry): Promise<void> {
    const { caller } = request;
    await this.rows.create({
      at: new Date(),
      by: caller ?? null,
      action,
      record: { kind, id: id ?? '' },
      from: request.ip ?? '',
      requestId: request.id,
    });
  }

  /** A signed-in person asked for something that is not theirs. */
  async denied(request: ClinicRequest, status: number): Promise<void> {
    await this.write(request, {
      action: 'denied',
      kind: `${status} ${request.method} ${request.path.slice(0, 150)}`,
    });
  }
}
