import { ERRORS } from '@clinic/contract/errors';
import { BLOOD_REPORT } from '@clinic/contract/intake-forms';
import FileIcon from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { failureText, type Api } from '../../lib/http.ts';
import { notify } from '../../lib/notify.ts';
import { openReport } from './open-report.ts';

const accepted = BLOOD_REPORT.extensions.map((extension) => `.${extension}`);

function problemOf(file: File): string {
  const known = accepted.some((extension) => file.name.toLowerCase().endsWith(extension));
  return known && file.size > 0 && file.size <= BLOOD_REPORT.maxBytes ? '' : ERRORS.FILE_INVALID[1];
}

/** The report on file, opened in a new tab. */
export function BloodReportLink({ api, address }: { api: Api; address: string | null }) {
  if (!address) return <Typography>No blood report was uploaded.</Typography>;
  return (
    <Button
      variant="outlined"
      startIcon={<FileIcon />}
      onClick={() => {
        openReport(api, address).catch((failure: unknown) =>
          notify.error(failureText(failure, 'The blood report could not be opened.')),
        );
      }}
    >
      View blood report
    </Button>
  );
}

interface FieldProps {
  file: File | null;
  onChange: (file: File | null) => void;
  /** A new file replaces the one on file. */
  replaces: boolean;
}

/** Chooses a report to send along with the form. */
export function BloodReportField({ file, onChange, replaces }: FieldProps) {
  const id = useId();
  const [problem, setProblem] = useState('');
  return (
    <Box>
      <Typography component="label" htmlFor={id} sx={{ display: 'block', fontWeight: 600, mb: 2 }}>
        {replaces ? 'Replace the blood report' : 'Blood report'}
      </Typography>
      <input
        id={id}
        type="file"
        accept={accepted.join(',')}
        aria-describedby={`${id}-hint`}
        style={{ maxWidth: '100%', minHeight: 44, font: 'inherit' }}
        onChange={(event) => {
          const chosen = event.target.files?.[0] ?? null;
          const wrong = chosen ? problemOf(chosen) : '';
          setProblem(wrong);
          if (wrong) event.target.value = '';
          onChange(wrong ? null : chosen);
        }}
      />
      <FormHelperText id={`${id}-hint`} error={Boolean(problem)}>
        {problem || (file ? `${file.name} is sent when you save.` : 'PDF, JPG or PNG, at most 10 MB.')}
      </FormHelperText>
    </Box>
  );
}
