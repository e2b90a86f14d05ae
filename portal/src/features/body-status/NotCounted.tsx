import { formatDay } from '@clinic/contract/clinic-calendar';
import { counting } from '@clinic/contract/care/measurement-day';
import {
  MAX_NOT_COUNTED_REASON,
  type CountMeasurement,
  type Measurement,
} from '@clinic/contract/care/measurements';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { alertsQuery } from '../client-progress/api.ts';
import { countMeasurement, measurementsQuery } from '../measuring/api.ts';
import { clientSummaryQuery } from '../plan-workspace/api.ts';

const told = ({ day, value }: Measurement): string => `${formatDay(day)}, ${value} kg`;

interface Props {
  clientId: string;
  measurements: readonly Measurement[];
}

/** Weighings that the doctor excludes from the progress, with a reason; folded, since they are rare. */
export function NotCounted({ clientId, measurements }: Props) {
  const queryClient = useQueryClient();
  const [id, setId] = useState('');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const save = useMutation({
    mutationFn: (body: CountMeasurement) => countMeasurement(clientId, body),
    onSuccess: async ({ measurement }) => {
      setId('');
      setReason('');
      notify.success(
        `The weight of ${formatDay(measurement.day)} ${measurement.notCounted ? 'does not count' : 'counts again'}.`,
      );
      // Trend line, alerts and start value follow from it.
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: measurementsQuery(clientId).queryKey }),
        queryClient.invalidateQueries({ queryKey: alertsQuery(clientId).queryKey }),
        queryClient.invalidateQueries({ queryKey: clientSummaryQuery(clientId).queryKey }),
      ]);
    },
    onError: (failure) => notify.error(failureText(failure, 'It could not be saved. Please try again.')),
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
                disabled={save.isPending}
                onClick={() => save.mutate({ id: one.id, counts: true })}
              >
                Count again
              </Button>
            </Box>
          ))}
        </Box>
      )}
      <Box
        component="form"
        noValidate
        aria-label="A weighing that does not count"
        onSubmit={(event) => {
          event.preventDefault();
          const isWhole = id !== '' && reason.trim() !== '';
          setMissing(!isWhole);
          if (isWhole && !save.isPending) save.mutate({ id, counts: false, reason: reason.trim() });
        }}
        sx={{ display: 'grid', gap: 3, maxWidth: 420 }}
      >
        <InputField
          label="Weighing"
          size="small"
          options={[{ value: '', label: '' }, ...weights.map((one) => ({ value: one.id, label: told(one) }))]}
          value={id}
          error={wrong(id, 'Please choose one.')}
          onChange={setId}
        />
        <InputField
          label="Why it does not count"
          size="small"
          helperText="Such as illness, or other scales. The client does not see it."
          htmlInput={{ maxLength: MAX_NOT_COUNTED_REASON }}
          value={reason}
          error={wrong(reason, 'Please say why.')}
          onChange={setReason}
        />
        <ClinicButton
          type="submit"
          look="outlined"
          aria-disabled={save.isPending}
          style={{ justifySelf: 'start' }}
        >
          Do not count
        </ClinicButton>
      </Box>
    </details>
  );
}
