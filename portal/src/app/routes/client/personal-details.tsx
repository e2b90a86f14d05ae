import { formatPhone } from '@clinic/contract/clients/phones';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAccount } from '../../../components/account.ts';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { FieldsSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { UnsavedGuard } from '@clinic/ui/forms/UnsavedGuard.tsx';
import { isAwaited } from '../../../lib/without-network.ts';
import { contactQuery } from '../../../features/own-record/me.ts';
import { OwnFormSection } from '../../../features/own-record/OwnFormSection.tsx';

const hintsOf = ({ email, number }: { email: string; number: string }) => ({
  number: `We call you on this number. Another one counts at the front desk, too, as soon as you save it; now it is ${formatPhone(number)}.`,
  email: `We write to ${email}, with which you log in. You change that one under My account.`,
});

export function Component() {
  const { id } = useAccount();
  const contact = useQuery(contactQuery(id));
  const [search] = useSearchParams();
  const [detailsDirty, setDetailsDirty] = useState(false);
  const [recallDirty, setRecallDirty] = useState(false);
  const onDetails = useCallback((dirty: boolean) => setDetailsDirty(dirty), []);
  const onRecall = useCallback((dirty: boolean) => setRecallDirty(dirty), []);

  return (
    <>
      <UnsavedGuard dirty={detailsDirty || recallDirty} />
      <PageHeader
        title="Personal Details"
        context="What your doctor should know about you. Nothing here changes how you log in."
      />
      {isAwaited(contact) ? (
        <FieldsSkeleton />
      ) : (
        <>
          <OwnFormSection
            formType="PersonalDetails"
            title="About you"
            hint="Who you are, how to reach you and what brings you to us."
            prefilled={contact.data}
            hints={contact.data && hintsOf(contact.data)}
            withReport
            onDirty={onDetails}
          />
          <OwnFormSection
            formType="DietaryRecall"
            title="Dietary Recall"
            hint="What you usually eat and drink; your doctor plans your meals around it."
            startEditing={search.get('edit') === 'DietaryRecall'}
            onDirty={onRecall}
          />
        </>
      )}
    </>
  );
}
