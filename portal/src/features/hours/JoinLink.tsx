import { httpsAddress, optional } from '@clinic/contract/rules';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import { UnsavedGuard } from '@clinic/ui/forms/UnsavedGuard.tsx';
import { HoursSection } from '@clinic/ui/hours/HoursSection.tsx';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type FormEvent } from 'react';
import { useDraft } from '../../components/useDraft.ts';
import { setJoinLink, visitSettingsQuery } from './api.ts';

const FAILED = 'The link could not be saved. Please try again.';

/** The doctor's link for online visits; a visit's own link takes precedence. */
export function JoinLink({ joinLink }: { joinLink: string | null }) {
  const queryClient = useQueryClient();
  const draft = useDraft<string>('joinLink');
  const saved = joinLink ?? '';
  const [edited, setEdited] = useState<string | null>(() => draft.read()?.value ?? null);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const typed = edited ?? saved;
  const wrong = optional(httpsAddress)(typed.trim());
  useEffect(() => {
    if (edited !== null) draft.keep(edited);
  }, [draft, edited]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setFailure(null);
    if (wrong) return;
    setBusy(true);
    try {
      queryClient.setQueryData(visitSettingsQuery.queryKey, await setJoinLink(typed.trim() || null));
      draft.drop();
      setEdited(null);
      notify.success('The link is saved.');
    } catch (error) {
      setFailure(failureText(error, FAILED));
    } finally {
      setBusy(false);
    }
  };
  return (
    <HoursSection
      title="Online visits"
      text="Clients of confirmed online visits find this link in their letters and their portal. Without one the clinic calls them."
    >
      <Box
        component="form"
        noValidate
        aria-label="Online visits"
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'grid', gap: 4, maxWidth: 640 }}
      >
        <UnsavedGuard dirty={edited !== null && edited !== saved} onLeave={() => draft.drop()} />
        <InputField
          label="Joining link"
          value={typed}
          placeholder="https://"
          error={tried ? wrong : undefined}
          htmlInput={{ inputMode: 'url' }}
          autoComplete="off"
          onChange={setEdited}
        />
        {failure && <FailureNotice sentence={failure} />}
        <Box>
          <ClinicButton type="submit" look="filled" disabled={busy} aria-busy={busy}>
            Save link
          </ClinicButton>
        </Box>
      </Box>
    </HoursSection>
  );
}
