import type {
  Finding,
  FindingPlace,
  PlanCheckReport,
  UncheckedPart,
} from '@clinic/contract/care/plan-checks/findings';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { HeldDialog } from '@clinic/ui/forms/HeldDialog.tsx';
import { DialogPart } from '../precautions/DialogPart.tsx';
import { ClientPrecautions } from './ClientPrecautions.tsx';
import { FindingRow } from './FindingRow.tsx';
import { foodPage, isIn, itemAt, said } from './finding-words.ts';
import { Unchecked } from './Unchecked.tsx';
import type { PlanChecks } from './usePlanChecks.ts';

interface Props {
  planChecks: PlanChecks;
  report: PlanCheckReport;
  onGo: (place: FindingPlace) => void;
  /** Offers swaps for the food that a finding refuses; undefined where it is about no food of this plan. */
  swapOf?: (finding: Finding) => (() => void) | undefined;
  onClose: () => void;
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 } as const;

/** The unknown words, which are the last part of the key. */
const textOf = ({ key }: UncheckedPart): string => key.slice(key.lastIndexOf('\n') + 1);

/** All findings about the client's plans, and unchecked items with a way to mend them. */
export default function PlanChecksList({ planChecks, report, onGo, swapOf, onClose }: Props) {
  const { of, answers } = planChecks;
  const [asked, setAsked] = useState<string>();
  const here = said(report.findings.filter(isIn(of)), answers);
  const elsewhere = said(
    report.findings.filter((one) => !isIn(of)(one)),
    answers,
  );
  // Only this plan's unchecked items are listed: another plan's are mended in that plan.
  const unchecked = report.notChecked.filter(isIn(of));
  const goHere = (one: { places: FindingPlace[] }) => {
    const place = one.places.find(({ plan }) => plan === of);
    return place && (() => onGo(place));
  };
  if (asked !== undefined)
    return <ClientPrecautions planChecks={planChecks} opensAt={asked} onClose={() => setAsked(undefined)} />;
  return (
    <HeldDialog title="What speaks against the plan" onClose={onClose}>
      <Typography>{report.summary}</Typography>
      {here.length > 0 && (
        <DialogPart title="In this plan">
          <Box component="ul" sx={list}>
            {here.map((one) => (
              <FindingRow
                key={one.finding.key}
                said={one}
                onGo={goHere(one.finding)}
                onSwap={swapOf?.(one.finding)}
              />
            ))}
          </Box>
        </DialogPart>
      )}
      {elsewhere.length > 0 && (
        <DialogPart title="In the other plans">
          <Box component="ul" sx={list}>
            {elsewhere.map((one) => (
              <FindingRow key={one.finding.key} said={one} elsewhereOf={planChecks.clientId} />
            ))}
          </Box>
        </DialogPart>
      )}
      {unchecked.length > 0 && (
        <DialogPart title="Not checked">
          <Box component="ul" sx={list}>
            {unchecked.map((one) => (
              <Unchecked
                key={one.key}
                one={one}
                foodPage={foodPage(
                  one.places.map((place) => itemAt(planChecks.plans, place)).find(Boolean),
                  planChecks.foods,
                )}
                onAsk={() => setAsked(textOf(one))}
                onGo={goHere(one)}
              />
            ))}
          </Box>
        </DialogPart>
      )}
    </HeldDialog>
  );
}
