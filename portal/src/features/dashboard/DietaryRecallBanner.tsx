import { clinicFacts } from '@clinic/contract/clinic';
import type { IntakeFormStub } from '@clinic/contract/care/intake-forms/intake-forms';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ClinicButtonAnchor, ClinicButtonLink } from '@clinic/ui/layout/ClinicButton.tsx';
import { dayOf } from '@clinic/ui/clinic-page';

interface Props {
  forms: readonly IntakeFormStub[];
  /** The own doctor's address; without one the clinic's is used. */
  coachEmail: string | null | undefined;
}

/** Links to the dietary recall, to fill it in or to read it. */
export function DietaryRecallBanner({ forms, coachEmail }: Props) {
  const recall = forms.find(({ formType }) => formType === 'DietaryRecall');
  const submitted = recall && dayOf(recall.updatedAt);

  return (
    <Box
      component="section"
      aria-labelledby="dietary-recall"
      sx={{
        p: { xs: 3, md: 6 },
        borderRadius: 1,
        border: '1px solid',
        borderColor: recall ? 'var(--leaf)' : 'var(--turmeric)',
        bgcolor: recall ? 'var(--leaf-soft)' : 'var(--turmeric-soft)',
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 4,
        rowGap: 1,
        alignItems: 'center',
      }}
    >
      <Typography id="dietary-recall" component="h2" variant="h4" sx={{ flex: '1 1 100%' }}>
        {recall ? 'Dietary Recall on File' : 'Help Us Personalize Your Plan'}
      </Typography>
      {/* On a phone the heading and the button say it. */}
      <Typography sx={{ flex: '1 1 9rem', display: { xs: recall ? 'block' : 'none', md: 'block' } }}>
        {recall ? `Last submitted on ${submitted}.` : 'Tell us what you usually eat.'}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <ClinicButtonLink
          look={recall ? 'outlined' : 'filled'}
          to={`/client/personal-details${recall ? '' : '?edit=DietaryRecall'}#DietaryRecall`}
        >
          {recall ? 'Review My Forms' : 'Update My Forms'}
        </ClinicButtonLink>
        {!recall && (
          <ClinicButtonAnchor href={`mailto:${coachEmail ?? clinicFacts().email}`}>
            Email My Coach
          </ClinicButtonAnchor>
        )}
      </Box>
    </Box>
  );
}
