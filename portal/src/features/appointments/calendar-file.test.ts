import { expect, test } from 'vitest';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { calendarFile } from './calendar-file.ts';

const appointment = {
  id: '65f0c0ffee65f0c0ffee65f0',
  version: 3,
  start: '2026-01-05T10:00:00.000Z',
  end: '2026-01-05T10:30:00.000Z',
  status: 'requested',
  appointmentType: 'Cash',
  doctor: { id: 'd1', name: 'Dr आशा Mehta; Ayurveda, diets and a long list of further things she does' },
} as Appointment;
const file = calendarFile(appointment, 'clinic.example', new Date('2026-01-01T00:00:00Z'));
const unfolded = file.replaceAll('\r\n ', '');

test('the file names the same event as the clinic’s mails, in instants that no zone can shift', () => {
  expect(unfolded).toContain('\r\nUID:appointment-65f0c0ffee65f0c0ffee65f0@clinic.example\r\n');
  expect(unfolded).toContain('\r\nSEQUENCE:3\r\n');
  expect(unfolded).toContain('\r\nDTSTART:20260105T100000Z\r\nDTEND:20260105T103000Z\r\n');
  expect(unfolded).toContain('\r\nSTATUS:TENTATIVE\r\n');
});

test('commas and semicolons are escaped, and no line is longer than 75 octets', () => {
  expect(unfolded).toContain(String.raw`Dr आशा Mehta\; Ayurveda\, diets`);
  expect(unfolded).toContain(String.raw`LOCATION:2nd Floor\, Madhuban House\,`);
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});
