import type { VisitSettings } from '@clinic/contract/identity/doctor-calls';
import { httpsAddress, optional } from '@clinic/contract/rules';
import { FormFrame } from '@clinic/ui/forms/FormFrame.tsx';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import { RestoredNotice } from '@clinic/ui/forms/RestoredNotice.tsx';
import { UnsavedGuard } from '@clinic/ui/forms/UnsavedGuard.tsx';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { HoursSection } from '@clinic/ui/hours/HoursSection.tsx';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useKeptValues } from '../../components/useKeptValues.ts';
import { setJoinLink, visitSettingsQuery } from './api.ts';

const FAILED = 'The link could not be saved. Please try again.';

/** The doctor's link for online visits; a visit's own link takes precedence. */
export function JoinLink({ joinLink }: { joinLink: string | null }) {
  const queryClient = useQueryClient();
  const saved = joinLink ?? '';
  const form = useKeptValues('ownJoinLink', { link: saved });
  const { link } = form.values;
  const [tried, setTried] = useState(false);
  const wrong = optional(httpsAddress)(link.trim());
  const { save, isBusy, refusal, forgetRefusal } = useSaving<{ link: string }, VisitSettings>({
    draft: form.name,
    send: (typed) => setJoinLink(typed.link.trim() || null),
    saved: (settings, typed) => {
      queryClient.setQueryData(visitSettingsQuery.queryKey, settings);
      form.settle(typed);
      notify.success('The link is saved.');
    },
    otherwise: FAILED,
  });
  return (
    <HoursSection
      title="Online visits"
      text="Clients of confirmed online visits find this link in their letters and their portal. Without one the clinic calls them."
    >
      <FormFrame
        aria-label="Online visits"
        onSave={() => {
          setTried(true);
          if (wrong) forgetRefusal();
          else void save(form.values);
        }}
        sx={{ display: 'grid', gap: 4, maxWidth: 640 }}
      >
        <UnsavedGuard dirty={link !== saved} onLeave={form.drop} />
        {form.restored && <RestoredNotice announce="status" onStartAfresh={form.discard} />}
        <InputField
          label="Joining link"
          value={link}
          placeholder="https://"
          error={tried ? wrong : undefined}
          htmlInput={{ inputMode: 'url' }}
          autoComplete="off"
          onChange={(typed) => form.change({ link: typed })}
        />
        {refusal && <FailureNotice sentence={refusal.sentence} />}
        <Box>
          <ClinicButton type="submit" look="filled" disabled={isBusy} aria-busy={isBusy}>
            Save link
          </ClinicButton>
        </Box>
      </FormFrame>
    </HoursSection>
  );
}
