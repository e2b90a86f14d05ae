import type { DosagePlanKind } from '@clinic/contract/care/dosage-plans/dosage-plans';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAccount } from '../../components/account.ts';
import { NoPlanYet } from '../../components/NoPlanYet.tsx';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { PrintAndShare } from '../../components/PrintAndShare.tsx';
import { QueryView } from '../../components/QueryView.tsx';
import { PlanChanges } from '../diet-plan-reading/PlanChanges.tsx';
import { OwnPrintedHead } from '../own-record/OwnPrintedHead.tsx';
import { DoseList } from './DoseList.tsx';
import { ownDosagePlanQuery, ownDoseChangesQuery } from './own-dosage-plan.ts';

const words = { vitamin: 'vitamins', herbs: 'herbs' } as const;

interface Props {
  kind: DosagePlanKind;
  title: string;
  context?: string;
  /** Shown between the heading and the list. */
  children?: ReactNode;
}

export function OwnDosagePlan({ kind, title, context, children }: Props) {
  const { id } = useAccount();
  const plan = useQuery(ownDosagePlanQuery(kind, id));
  const changed = useQuery(ownDoseChangesQuery(kind, id)).data ?? undefined;
  const word = words[kind];
  return (
    <>
      <OwnPrintedHead />
      <PageHeader
        title={title}
        context={context}
        action={plan.data !== null && <PrintAndShare what={title} />}
      />
      {children}
      <QueryView query={plan} errorText={() => `Error loading ${word} plan. Please try again later.`}>
        {(entries) =>
          entries && entries.length > 0 ? (
            <>
              <PlanChanges changed={changed} />
              <DoseList entries={entries} />
            </>
          ) : (
            <NoPlanYet text={`No ${word} plan found. Please contact your healthcare provider.`} />
          )
        }
      </QueryView>
    </>
  );
}
