import { formatDay } from '@clinic/contract/clinic-calendar';
import { counting } from '@clinic/contract/care/measurements/measurement-day';
import {
  MAX_NOT_COUNTED_REASON,
  type CountMeasurement,
  type Measurement,
} from '@clinic/contract/care/measurements/measurements';
import { FormFrame } from '@clinic/ui/forms/FormFrame.tsx';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import { RestoredNotice } from '@clinic/ui/forms/RestoredNotice.tsx';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useKeptValues } from '../../components/useKeptValues.ts';
import { alertsQuery } from '../client-progress/api.ts';
import { countMeasurement, measurementsQuery } from '../measuring/api.ts';
import { clientSummaryQuery } from '../plan-workspace/api.ts';

const told = ({ day, value }: Measurement): string => `${formatDay(day)}, ${value} kg`;

interface Props {
  clientId: string;
  measurements: readonly Measurement[];
}

/** Weighings that the doctor excludes, with the reason; folded, since they are rare. */
export function NotCounted({ clientId, measurements }: Props) {
  const queryClient = useQueryClient();
  const form = useKeptValues(`notCounted:${clientId}`, { id: '', reason: '' });
  const { id, reason } = form.values;
  const [isMissing, setMissing] = useState(false);
  const { save, isBusy } = useSaving<CountMeasurement, { measurement: Measurement }>({
    draft: form.name,
    send: (body) => countMeasurement(clientId, body),
    saved: ({ measurement }) => {
      form.settle(form.values);
      notify.success(
        `The weight of ${formatDay(measurement.day)} ${measurement.notCounted ? 'does not count' : 'counts again'}.`,
      );
      // Trend line, alerts and start value depend on them, so they are read again.
      for (const { queryKey } of [
        measurementsQuery(clientId),
        alertsQuery(clientId),
        clientSummaryQuery(clientId),
      ])
        void queryClient.invalidateQueries({ queryKey });
    },
    otherwise: 'It could not be saved. Please try again.',
    refused: (_failure, sentence) => notify.error(sentence),
  });
  const weights = counting(measurements, 'weight').toReversed();
  const left = measurements.filter(({ kind, notCounted }) => kind === 'weight' && notCounted);
  if (weights.length + left.length === 0) return null;
  const wrong = (text: string, sentence: string) => (isMissing && text.trim() === '' ? sentence : undefined);
  return (
    <details className="no-print">
      <Box component="summary" sx={{ py: 2, cursor: 'pointer' }}>
        Weighings that do not count ({left.length})
      </Box>
      {left.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mb: 4, overflowWrap: 'anywhere' }}>
          {left.map((one) => (
            <Box
              component="li"
              key={one.id}
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
            >
              <Box component="span" sx={{ flex: 1, minWidth: 160 }}>
                {told(one)}: {one.notCounted?.reason}
              </Box>
              <Button
                size="small"
                aria-label={`Count again: ${told(one)}`}
                disabled={isBusy}
                onClick={() => void save({ id: one.id, counts: true })}
              >
                Count again
              </Button>
            </Box>
          ))}
        </Box>
      )}
      <FormFrame
        aria-label="A weighing that does not count"
        onSave={() => {
          const isWhole = id !== '' && reason.trim() !== '';
          setMissing(!isWhole);
          if (isWhole) void save({ id, counts: false, reason: reason.trim() });
        }}
        sx={{ display: 'grid', gap: 3, maxWidth: 420 }}
      >
        {form.restored && <RestoredNotice announce="status" onStartAfresh={form.discard} />}
        <InputField
          label="Weighing"
          size="small"
          options={[{ value: '', label: '' }, ...weights.map((one) => ({ value: one.id, label: told(one) }))]}
          value={id}
          error={wrong(id, 'Please choose one.')}
          onChange={(chosen) => form.change({ id: chosen })}
        />
        <InputField
          label="Why it does not count"
          size="small"
          helperText="Such as illness, or other scales. The client does not see it."
          htmlInput={{ maxLength: MAX_NOT_COUNTED_REASON }}
          value={reason}
          error={wrong(reason, 'Please say why.')}
          onChange={(typed) => form.change({ reason: typed })}
        />
        <ClinicButton type="submit" look="outlined" aria-disabled={isBusy} style={{ justifySelf: 'start' }}>
          Do not count
        </ClinicButton>
      </FormFrame>
    </details>
  );
}
