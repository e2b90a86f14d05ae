import { intakeFormCalls } from '@clinic/contract/intake-form-calls';
import type { BodyStatusFields } from '@clinic/contract/intake-forms';
import { measurementCalls } from '@clinic/contract/measurement-calls';
import type { DoctorsMeasurements } from '@clinic/contract/measurements';
import { programCalls } from '@clinic/contract/program-calls';
import type { Program } from '@clinic/contract/programs';
import { answerApi, on, Refused, type Reply } from '@clinic/ui/test/api.ts';
import { aForm, aMeasurement, aProgram, aVersion, clientId } from '@clinic/ui/test/records.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clientRecord } from '../../test/client-record.ts';
import { renderAt } from '../../test/render.tsx';

const version = (at: string, fields: Partial<BodyStatusFields>) => aVersion(aForm('BodyStatus', fields), at);
const given = (
  history: Reply<typeof intakeFormCalls.history>,
  programs: Program[] = [],
  measured: Partial<DoctorsMeasurements> = {},
) =>
  answerApi([
    ...clientRecord(),
    on(intakeFormCalls.history, history, { clientId }),
    on(programCalls.history, { programs }, { clientId }),
    on(measurementCalls.ofClient, { measurements: [], baseline: [], unread: [], ...measured }, { clientId }),
  ]);
const open = () => renderAt(`/doctor/body-status/${clientId}`, { as: { area: 'doctor' } });

test('a Post value beside the saved one shows the difference with two decimals, and is sent nowhere', async () => {
  const calls = given({ versions: [version('2026-01-05T06:00:00.000Z', { weight: '82 kg', bmi: '31' })] });
  const { user } = open();
  expect(await screen.findByRole('table', { name: 'Weight Loss Program' })).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Weight (kg), Post' }), '79.75');
  expect(screen.getByRole('row', { name: /Weight \(kg\) 82 kg .*-2\.25/ })).toBeVisible();
  expect(screen.queryByText('NaN')).toBeNull();
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
});

test('Pre is the start of the running program, also after the form was saved again, and the chart shows it', async () => {
  given(
    {
      versions: [
        version('2026-02-05T06:00:00.000Z', { weight: '82.1' }),
        version('2026-01-05T06:00:00.000Z', { weight: '84.5' }),
      ],
    },
    [aProgram()],
    { measurements: [aMeasurement('2026-01-05', 84.5), aMeasurement('2026-02-05', 82.1)] },
  );
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Weight (kg), Post' }), '79.3');
  expect(screen.getByRole('row', { name: /Weight \(kg\) 84\.5 .*-5\.20/ })).toBeVisible();
  expect(screen.getByText('Pre is the body status at the start of Detox on 05 Jan 2026.')).toBeVisible();
  expect(screen.getByText(/At the start of Detox:/)).toHaveTextContent('At the start of Detox: 84.5');
});

test('of a client who came back, Pre is not the start of the last program', async () => {
  given(
    {
      versions: [
        version('2026-05-05T06:00:00.000Z', { weight: '86' }),
        version('2026-01-05T06:00:00.000Z', { weight: '84.5' }),
      ],
    },
    [
      aProgram({ startDate: '2026-05-04', createdAt: '2026-05-04T05:00:00.000Z' }),
      aProgram({ endedAt: '2026-03-01T06:00:00.000Z' }),
    ],
  );
  open();
  expect(await screen.findByRole('row', { name: /Weight \(kg\) 86/ })).toBeVisible();
});

test('where the program has a baseline that is Pre, and what could not be read stands beside the chart', async () => {
  const measurements = [
    aMeasurement('2026-01-03', 85),
    aMeasurement('2026-02-05', 82.1),
    aMeasurement('2026-02-05', 124, { kind: 'bloodPressure', diastolic: 82, source: 'checkup' }),
  ];
  given({ versions: [version('2026-01-05T06:00:00.000Z', { weight: '84.5', bmi: '31' })] }, [aProgram()], {
    measurements,
    baseline: [{ row: 'r', kind: 'weight', day: '2026-01-03', value: 85, diastolic: null }],
    unread: [{ kind: 'bodyFat', text: 'about 30', at: '2026-02-05T06:00:00.000Z' }],
  });
  const { user } = open();
  expect(await screen.findByRole('row', { name: /^Weight \(kg\) 85/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /^BMI 31/ })).toBeVisible();
  expect(screen.getByText('Measured for it: Weight on 03 Jan 2026.')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Weight (kg) by day' })).toHaveTextContent('03 Jan 202685');
  expect(screen.getByText(/^Body fat: “about 30”, saved 05 Feb 2026/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Measure'), 'Blood pressure (mmHg)');
  expect(screen.getByRole('table', { name: 'Blood pressure (mmHg) by day' })).toHaveTextContent('124/82');
});

test('a client without a body status is said to have none', async () => {
  given({ versions: [] });
  open();
  expect(await screen.findByText('No body status data found for this client')).toBeVisible();
});

test('a failure is not taken for none', async () => {
  given(new Refused('NOT_FOUND'));
  open();
  expect(await screen.findByText('Failed to fetch client body status data')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
