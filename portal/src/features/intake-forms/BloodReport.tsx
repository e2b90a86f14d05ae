import FileIcon from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { failureText } from '@clinic/ui/session/api-error.ts';
import type { FileApi } from '@clinic/ui/session/http.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import { chooseReport, REPORT_EXTENSIONS, type ChosenReport } from './chosen-report.ts';
import { openReport } from './open-report.ts';

export function BloodReportLink({ api, address }: { api: FileApi; address: string | null }) {
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

function ReportText({ report }: { report: ChosenReport | null }) {
  if (!report) return 'PDF, JPG or PNG, at most 10 MB.';
  if (!report.refused)
    return `${report.delayed ? `${report.delayed} ` : ''}${report.file.name} is sent when you save.`;
  return (
    <>
      <strong>{report.file.name} will not be sent.</strong> {report.refused}
    </>
  );
}

interface FieldProps {
  report: ChosenReport | null;
  onChange: (report: ChosenReport | null) => void;
  /** True: a new file replaces the stored one. */
  replaces: boolean;
}

export function BloodReportField({ report, onChange, replaces }: FieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const empty = () => {
    if (input.current) input.current.value = '';
  };
  return (
    <Box>
      <Typography component="label" htmlFor={id} sx={{ display: 'block', fontWeight: 600, mb: 2 }}>
        {replaces ? 'Replace the blood report' : 'Blood report'}
      </Typography>
      <input
        id={id}
        ref={input}
        type="file"
        accept={REPORT_EXTENSIONS.join(',')}
        aria-describedby={`${id}-hint`}
        style={{ maxWidth: '100%', minHeight: 44, font: 'inherit' }}
        // Emptied first, so that a corrected file of the same name counts as a change.
        onClick={empty}
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          if (chosen) onChange(chooseReport(chosen));
        }}
      />
      {report && (
        <Button
          size="small"
          onClick={() => {
            empty();
            onChange(null);
          }}
        >
          Remove the file
        </Button>
      )}
      <FormHelperText
        id={`${id}-hint`}
        aria-live="polite"
        error={Boolean(report?.refused || report?.delayed)}
      >
        <ReportText report={report} />
      </FormHelperText>
    </Box>
  );
}
