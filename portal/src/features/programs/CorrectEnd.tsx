import { MAX_LINE } from '@clinic/contract/constants';
import type { Measurement } from '@clinic/contract/care/measurements';
import type { Program } from '@clinic/contract/care/programs';
import { allOf, oneLine, required } from '@clinic/contract/rules';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import { UnsavedGuard } from '@clinic/ui/forms/UnsavedGuard.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { momentOf } from '@clinic/ui/clinic-page';
import { failureText } from '@clinic/ui/session/api-error.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNow } from '../../lib/useNow.ts';
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
  const [values, setValues] = useState(first);
  const [because, setBecause] = useState('');
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: correctEnd,
    onSuccess: ({ message, program: corrected }) => {
      notify.success(message);
      onClose();
      onCorrected?.(corrected);
      void queryClient.invalidateQueries({ queryKey: ['doctor'] });
    },
  });
  const problem = tried ? becauseRule(because) : undefined;
  const submit = () => {
    setTried(true);
    const correction = correctionOf(values, { program, because });
    if (!isWrong(values) && !becauseRule(because) && correction) save.mutate({ clientId, correction });
    // The errors are marked by now, or with the next rendering.
    else requestAnimationFrame(() => focusFirstWrong(form.current));
  };
  return (
    <Box
      component="form"
      noValidate
      ref={form}
      aria-label={`Correct the end of ${program.name}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) submit();
      }}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}
    >
      <EndFields
        title={program.name}
        pre={program.pre ?? {}}
        known={known}
        values={values}
        onChange={(part) => setValues((now) => ({ ...now, ...part }))}
      />
      <InputField
        label="Why is it corrected?"
        required
        value={because}
        error={problem}
        helperText="Kept with what stood there before."
        onChange={setBecause}
      />
      {save.isError && (
        <Notice tone="stopped" announce="alert">
          {failureText(save.error, 'The end could not be corrected. Please try again.')}
        </Notice>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button type="submit" variant="contained" loading={save.isPending}>
          Save the correction
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </Box>
      <UnsavedGuard dirty={because !== '' || endsDiffer(values, first)} />
    </Box>
  );
}

/** For a day after the end: the doctor who ended a program may correct its end. */
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
