import type { AppointmentStatus, AppointmentType } from '@clinic/contract/constants';
import { expect, it } from 'vitest';
import { usualType } from './usual-type.ts';

const visit = (appointmentType: AppointmentType, day: number, status: AppointmentStatus = 'confirmed') => ({
  appointmentType,
  status,
  start: `2099-01-0${day}T04:30:00.000Z`,
});
const clinic = [visit('Cash', 1), visit('Online', 2), visit('Cash', 3)];

it.each([
  ["the client's last one", [visit('Machine', 1), visit('Online', 3), visit('Machine', 2)], clinic, 'Online'],
  ['not one that was cancelled', [visit('Machine', 1), visit('Online', 3, 'cancelled')], clinic, 'Machine'],
  ["the clinic's most frequent one for a new client", [], clinic, 'Cash'],
  ['none where there was no visit yet', [], [visit('Online', 1, 'cancelled')], undefined],
])('a visit is of the usual type: %s', (_, own, all, type) => {
  expect(usualType(own, all)).toBe(type);
});
