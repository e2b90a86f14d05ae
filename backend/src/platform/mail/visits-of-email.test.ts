import type { MailedAppointment } from './mail-message.ts';
import type { OutboxRecord } from './outbox.schema.ts';
import { replaces } from './visits-of-email.ts';

type Message = OutboxRecord['message'];

const visit = (id: string, version: number) => ({ id, version }) as MailedAppointment;
const one = (event: 'confirmed' | 'cancelled' | 'missed', id: string, version: number): Message =>
  ({ kind: 'appointment', event, appointment: visit(id, version) }) as Message;
const series = (...visits: MailedAppointment[]): Message =>
  ({ kind: 'series-booked', appointments: visits }) as Message;

describe('an email about visits', () => {
  it.each([
    ['a later change of the same visit', one('cancelled', 'a', 3), one('confirmed', 'a', 2), true],
    ['an earlier change', one('confirmed', 'a', 2), one('cancelled', 'a', 3), false],
    ['a change of another visit', one('cancelled', 'b', 3), one('confirmed', 'a', 2), false],
    ['a visit that was missed, of the same version', one('missed', 'a', 2), one('confirmed', 'a', 2), true],
    ['another email of the same version', one('confirmed', 'a', 2), one('missed', 'a', 2), false],
    [
      'a whole series later',
      series(visit('a', 2), visit('b', 2)),
      series(visit('a', 1), visit('b', 1)),
      true,
    ],
    ['one visit of a series', one('cancelled', 'a', 2), series(visit('a', 1), visit('b', 1)), false],
    ['the only visit of a series', one('cancelled', 'a', 2), series(visit('a', 1)), true],
    ['a series with the visit', series(visit('a', 2), visit('b', 2)), one('confirmed', 'a', 1), true],
  ])('is replaced, or not, by %s', (_, later, earlier, expected) => {
    expect(replaces(later, earlier)).toBe(expected);
  });

  it('never replaces news of another kind', () => {
    expect(replaces(one('cancelled', 'a', 2), { kind: 'plan-published' } as Message)).toBe(false);
  });
});
