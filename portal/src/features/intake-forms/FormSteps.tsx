import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FormType } from '@clinic/contract/care/intake-forms/intake-form-fields';
import { Link } from 'react-router';
import { FORM_PAGES } from '../plan-workspace/form-pages.ts';
import { useCover } from '../plan-workspace/useCover.ts';
import { titleOf } from './form-texts.ts';

/** Links to the previous and the next form; the last one links to the diet plan. */
export function FormSteps({ clientId, formType }: { clientId: string; formType: FormType }) {
  const cover = useCover(clientId);
  const place = FORM_PAGES.findIndex((page) => page.formType === formType);
  const [before, after] = [FORM_PAGES[place - 1], FORM_PAGES[place + 1]];
  return (
    <Box
      component="nav"
      aria-label="Previous and next form"
      className="no-print"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 8, '& > a': { minWidth: 120 } }}
    >
      {before && (
        <Button
          variant="outlined"
          component={Link}
          to={`/doctor/${before.path}/${clientId}`}
          title={titleOf(before.formType)}
        >
          Previous
        </Button>
      )}
      <Box sx={{ flex: 1 }} />
      {after ? (
        <Button
          variant="outlined"
          component={Link}
          to={`/doctor/${after.path}/${clientId}`}
          title={titleOf(after.formType)}
        >
          Next
        </Button>
      ) : (
        <Button variant="outlined" component={Link} to={`/doctor/diet-plan/${clientId}`}>
          {cover ? 'Weekly Diet' : 'Set Diet Plan'}
        </Button>
      )}
    </Box>
  );
}
