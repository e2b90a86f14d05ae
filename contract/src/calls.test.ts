import { expect, test } from 'vitest';
import { appointmentCalls } from './scheduling/appointment-calls.ts';
import { addressOf, methodOf, patternOf } from './calls.ts';

test('the address of a call has its parameters, and of its query what is given', () => {
  expect(addressOf(appointmentCalls.update, { id: 'a/b' })).toBe('/appointment/update/a%2Fb');
  expect(addressOf(appointmentCalls.all, { query: { from: '2026-01-05', to: undefined } })).toBe(
    '/appointment/getAllAppointments?from=2026-01-05',
  );
  expect(addressOf(appointmentCalls.policy)).toBe('/appointment/policy');
});

test('a call without its parameter is not made', () => {
  expect(() => addressOf(appointmentCalls.update)).toThrow('PUT /appointment/update/:id needs id');
});

test('a row says its method and its pattern', () => {
  expect([methodOf(appointmentCalls.cancel), patternOf(appointmentCalls.cancel)]).toEqual([
    'DELETE',
    '/appointment/delete/:id',
  ]);
});
