import type { RailPlace, RailsReport, UncheckedRail } from '@clinic/contract/care/plan-checks/findings';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormDialog } from '../../components/FormDialog.tsx';
import { DialogPart } from '../precautions/DialogPart.tsx';
import { ClientPrecautions } from './ClientPrecautions.tsx';
import { FindingRow } from './FindingRow.tsx';
import { foodPage, isIn, itemAt, said } from './finding-words.ts';
import { Unchecked } from './Unchecked.tsx';
import type { Rails } from './usePlanChecks.ts';

interface Props {
  rails: Rails;
  report: RailsReport;
  onGo: (place: RailPlace) => void;
  onClose: () => void;
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 } as const;

/** The words of a form, which stand last in its key. */
const textOf = ({ key }: UncheckedRail): string => key.slice(key.lastIndexOf('\n') + 1);

/** Everything that speaks against the client's plans, and what could not be checked with its way out. */
export default function RailsList({ rails, report, onGo, onClose }: Props) {
  const { of, answers } = rails;
  const [asked, setAsked] = useState<string>();
  const here = said(report.findings.filter(isIn(of)), answers);
  const elsewhere = said(
    report.findings.filter((one) => !isIn(of)(one)),
    answers,
  );
  // What a food or a dose of another plan lacks is mended there.
  const unchecked = report.notChecked.filter(isIn(of));
  const goHere = (one: { places: RailPlace[] }) => {
    const place = one.places.find(({ plan }) => plan === of);
    return place && (() => onGo(place));
  };
  if (asked !== undefined)
    return <ClientPrecautions rails={rails} opensAt={asked} onClose={() => setAsked(undefined)} />;
  return (
    <FormDialog
      title="What speaks against the plan"
      busy={false}
      onClose={onClose}
      onSubmit={(event) => event.preventDefault()}
    >
      <Typography>{report.summary}</Typography>
      {here.length > 0 && (
        <DialogPart title="In this plan">
          <Box component="ul" sx={list}>
            {here.map((one) => (
              <FindingRow key={one.finding.key} said={one} onGo={goHere(one.finding)} />
            ))}
          </Box>
        </DialogPart>
      )}
      {elsewhere.length > 0 && (
        <DialogPart title="In the other plans">
          <Box component="ul" sx={list}>
            {elsewhere.map((one) => (
              <FindingRow key={one.finding.key} said={one} elsewhereOf={rails.clientId} />
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
                  one.places.map((place) => itemAt(rails.plans, place)).find(Boolean),
                  rails.foods,
                )}
                onAsk={() => setAsked(textOf(one))}
                onGo={goHere(one)}
              />
            ))}
          </Box>
        </DialogPart>
      )}
    </FormDialog>
  );
}
