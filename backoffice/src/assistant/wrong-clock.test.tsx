import { formatWeekday } from '@clinic/contract/clinic-calendar';
import type { DeskVisit } from '@clinic/contract/dashboards/desk-worklists';
import { on } from '@clinic/ui/test/api.ts';
import { screen } from '@testing-library/react';
import { worklistCalls } from '@clinic/contract/dashboards/worklist-calls';
import { expect, test } from 'vitest';
import { nothing } from '../test/empty-desk.ts';
import { renderArea } from '../test/render-area.tsx';
import { AssistantHome } from './AssistantHome.tsx';

const MINUTE_MS = 60_000;
const BEHIND_MS = 2 * 24 * 60 * MINUTE_MS;
/** At the clinic, so many minutes ago. */
const ago = (minutes: number) => new Date(Date.now() + BEHIND_MS - minutes * MINUTE_MS).toISOString();

test('on a computer that is two days behind the desk’s day is the clinic’s, and so is who is late', async () => {
  const late: DeskVisit = {
    id: 'v1',
    client: { id: 'c1', name: 'Meera Shah' },
    doctor: { id: 'd1', name: 'Dr Asha Mehta' },
    start: ago(5),
    end: ago(-25),
    duration: 30,
    appointmentType: 'Cash',
    status: 'confirmed',
    outcome: null,
    outcomeAt: null,
  };
  const desk = { visits: [late], lists: nothing };
  renderArea(<AssistantHome />, [on(worklistCalls.desk, desk)], BEHIND_MS);
  expect(await screen.findByText(/Not here yet/)).toBeVisible();
  expect(screen.getByText(formatWeekday('2027-06-18'))).toBeVisible();
});
