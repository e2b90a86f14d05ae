import { describe, expect, it } from 'vitest';
import { eventText, type AppointmentDeed } from './appointment-events.ts';

const moment = { date: '2026-01-05', time: '15:30' };

describe('an event of an appointment in words', () => {
  it.each<[AppointmentDeed, string]>([
    [{ event: 'requested' }, 'requested'],
    [{ event: 'booked' }, 'booked'],
    [{ event: 'confirmed', to: moment }, 'confirmed for 05 Jan 2026, 3:30 PM'],
    [{ event: 'moved', from: moment, to: moment }, 'moved from 05 Jan 2026, 3:30 PM'],
    [{ event: 'move-asked', from: moment, to: moment }, 'asked to move to 05 Jan 2026, 3:30 PM'],
    [
      { event: 'doctor-changed', fromDoctor: 'Dr. Asha', toDoctor: 'Dr. Ravi' },
      'doctor changed from Dr. Asha to Dr. Ravi',
    ],
    [{ event: 'request-cancelled', from: moment }, 'cancelled'],
    [{ event: 'cancelled', from: moment, reason: 'On leave' }, 'cancelled'],
  ])('%j', (deed, text) => {
    expect(eventText(deed)).toBe(text);
  });
});
