import { randomUUID } from 'node:crypto';
import { FORM_DEFINITIONS } from '@clinic/contract/care/intake-forms/intake-form-fields';
import type { AuditAction } from '@clinic/contract/platform/audit';
import { wordsOn } from '../../platform/audit/audit-rows.ts';
import type { LargeDesk } from './large-desk.ts';
import { draw, drawn, idOf } from './large-draw.ts';
import type { LargePeople, LargePerson } from './large-people.ts';
import type { LargeYears, Place } from './large-years.ts';

interface Told {
  action: AuditAction;
  kind: string;
  by: { who: LargePerson; role: 'doctor' | 'assistant' | 'client' };
  record: { id: string; name: string };
  client: LargePerson | null;
}

const NOTHING = { id: '', name: '' };
/** Each kind of audit row ends at this number of a hundred. */
const [LOG_IN, READ, FORM, PLAN, INVOICE, APPOINTMENT] = [12, 40, 55, 65, 75, 93];
const FORMS = Object.values(FORM_DEFINITIONS).map(({ title }) => title);

/** Makes audit rows of the large clinic, in the shares of an ordinary day. */
export class LargeAudit {
  constructor(
    private readonly years: LargeYears,
    private readonly people: LargePeople,
    private readonly desk: LargeDesk,
    private readonly counts: { invoices: number; appointments: number },
  ) {}

  row(place: Place) {
    const { index, day } = place;
    const { by, action, kind, record, client } = this.told(place);
    const names = [by.who.name, record.name, client?.name].flatMap(wordsOn);
    const first = day.starts[0] as Date;
    return {
      _id: idOf('audit', index, first),
      at: new Date(first.getTime() + Math.floor((place.ofDay / place.outOf) * 11 * 3_600_000)),
      by: { id: by.who.id.toHexString(), name: by.who.name, role: by.role },
      action,
      record: { kind, ...record },
      client: client && { id: client.id.toHexString(), name: client.name },
      from: `10.0.0.${1 + Math.floor(draw(index, 80) * 40)}`,
      requestId: randomUUID(),
      keys: [...new Set(names), kind],
    };
  }

  private told(place: Place): Told {
    const { index, day } = place;
    const chance = draw(index, 81) * 100;
    const client = this.people.visitor(day, index);
    const doctor = { who: drawn(this.people.doctors, index, 82), role: 'doctor' } as const;
    const assistant = { who: drawn(this.people.assistants, index, 83), role: 'assistant' } as const;
    const self = { who: client, role: 'client' } as const;
    const about = ({ id, name }: LargePerson) => ({ id: id.toHexString(), name });
    if (chance < LOG_IN) {
      const by = drawn([doctor, assistant, self], index, 84);
      const own = by.role === 'client' ? client : null;
      return { action: 'login', kind: by.role, by, record: about(by.who), client: own };
    }
    if (chance < READ) {
      const by = drawn([doctor, assistant], index, 84);
      return { action: 'read', kind: 'client', by, record: about(client), client };
    }
    if (chance < FORM) {
      const record = {
        id: idOf('client', index, day.starts[0] as Date).toHexString(),
        name: drawn(FORMS, index, 85),
      };
      return { action: 'read', kind: 'form', by: doctor, record, client };
    }
    if (chance < PLAN) return { action: 'read', kind: 'diet plan', by: self, record: NOTHING, client };
    if (chance < INVOICE) {
      const of = this.sameDay(this.counts.invoices, place);
      const name = this.desk.invoiceNumber({ index: of, day }, this.counts.invoices);
      const record = { id: idOf('invoice', of, day.starts[0] as Date).toHexString(), name };
      return {
        action: 'create',
        kind: 'invoice',
        by: assistant,
        record,
        client: this.people.visitor(day, of),
      };
    }
    if (chance < APPOINTMENT) {
      const of = this.sameDay(this.counts.appointments, place, true);
      const record = { id: idOf('appointment', of, day.starts[0] as Date).toHexString(), name: '' };
      const action = drawn(['create', 'confirm'] as const, index, 84);
      return { action, kind: 'appointment', by: assistant, record, client: this.people.visitor(day, of) };
    }
    const kind = drawn(['clients', 'appointments', 'invoices'], index, 84);
    return { action: 'list', kind, by: assistant, record: NOTHING, client: null };
  }

  /** A record of that day, of a kind with `total` records. */
  private sameDay(total: number, { index, day: { number } }: Place, ahead = false): number {
    const before = this.years.upTo(total, number - 1, ahead);
    const end = Math.max(before + 1, this.years.upTo(total, number, ahead));
    return before + Math.floor(draw(index, 86) * (end - before));
  }
}
