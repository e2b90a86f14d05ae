import { MAX_LINE } from '@clinic/contract/constants';
import type { Measurement } from '@clinic/contract/care/measurements/measurements';
import type { CorrectEnd as Correction, Program } from '@clinic/contract/care/programs/programs';
import { allOf, oneLine, required } from '@clinic/contract/rules';
import { FormFrame } from '@clinic/ui/forms/FormFrame.tsx';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import { UnsavedGuard } from '@clinic/ui/forms/UnsavedGuard.tsx';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { momentOf } from '@clinic/ui/clinic-page';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { RestoredNotice } from '@clinic/ui/forms/RestoredNotice.tsx';
import { useKeptValues } from '../../components/useKeptValues.ts';
import { useNow } from '@clinic/ui/session/useNow.ts';
import { correctEnd } from './api.ts';
import { correctionOf, endsDiffer, endValues } from './end-program.ts';
import { EndFields, focusFirstWrong, isWrong } from './EndFields.tsx';

interface Props {
  clientId: string;
  program: Program;
  known: readonly Measurement[];
  onCorrected?: (program: Program) => void;
}

const becauseRule = allOf(required('Please say why the end is corrected.'), oneLine(MAX_LINE));

function CorrectionForm({ clientId, program, known, onCorrected, onClose }: Props & { onClose: () => void }) {
  const [first] = useState(() => endValues(program));
  const kept = useKeptValues(`correctEnd:${program._id}`, { ...first, because: '' });
  const { because, ...values } = kept.values;
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const queryClient = useQueryClient();
  const { save, isBusy, isSaved, refusal } = useSaving<Correction, Awaited<ReturnType<typeof correctEnd>>>({
    draft: kept.name,
    send: (correction, { keys }) => correctEnd(clientId, correction, keys),
    saved: ({ message, program: corrected }) => {
      notify.success(message);
      onClose();
      onCorrected?.(corrected);
      void queryClient.invalidateQueries({ queryKey: ['doctor'] });
    },
    otherwise: 'The end could not be corrected. Please try again.',
  });
  const problem = tried ? becauseRule(because) : undefined;
  const submit = () => {
    setTried(true);
    const correction = correctionOf(values, { program, because });
    if (!isWrong(values) && !becauseRule(because) && correction) void save(correction);
    // The errors may be drawn only in the next frame.
    else requestAnimationFrame(() => focusFirstWrong(form.current));
  };
  return (
    <FormFrame
      ref={form}
      aria-label={`Correct the end of ${program.name}`}
      onSave={submit}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}
    >
      {kept.restored && <RestoredNotice announce="status" onStartAfresh={kept.discard} />}
      <EndFields
        title={program.name}
        pre={program.pre ?? {}}
        known={known}
        values={values}
        onChange={kept.change}
      />
      <InputField
        label="Why is it corrected?"
        required
        value={because}
        error={problem}
        helperText="Kept with what stood there before."
        onChange={(typed) => kept.change({ because: typed })}
      />
      {refusal && (
        <Notice tone="stopped" announce="alert">
          {refusal.sentence}
        </Notice>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button type="submit" variant="contained" loading={isBusy}>
          Save the correction
        </Button>
        <Button
          onClick={() => {
            kept.discard();
            onClose();
          }}
        >
          Cancel
        </Button>
      </Box>
      <UnsavedGuard dirty={!isSaved && (because !== '' || endsDiffer(values, first))} onLeave={kept.drop} />
    </FormFrame>
  );
}

/** Lets the doctor who ended a program correct its end for a day. */
export function CorrectEnd(props: Props) {
  const [open, setOpen] = useState(false);
  const now = useNow();
  const { correctableUntil, name } = props.program;
  if (open) return <CorrectionForm {...props} onClose={() => setOpen(false)} />;
  if (!correctableUntil || now >= new Date(correctableUntil)) return null;
  return (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Button variant="outlined" aria-label={`Correct the end of ${name}`} onClick={() => setOpen(true)}>
        Correct the end
      </Button>
      <Box sx={{ color: 'text.secondary' }}>until {momentOf(correctableUntil)}</Box>
    </Box>
  );
}
