import type { Consultation, ConsultationFact } from '@clinic/contract/care/consultations/consultations';
import { StatusBadge } from '@clinic/ui/layout/StatusBadge.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { OverviewPart } from '../client-overview/OverviewPart.tsx';
import { formPath } from '../plan-workspace/form-pages.ts';

/** The earlier text of a changed fact; a new fact needs only its mark. */
const beforeWords = ({ text, before }: ConsultationFact): string => {
  if (!before) return '';
  return text ? `Before: ${before}` : `Was: ${before}`;
};

function Fact({ clientId, fact }: { clientId: string; fact: ConsultationFact }) {
  const { formType, label, text, before } = fact;
  const words = beforeWords(fact);
  return (
    <Box sx={{ display: 'contents' }}>
      <Box component="dt" sx={{ color: 'text.secondary', '& a': { color: 'inherit' } }}>
        <Link to={`/doctor/${formPath(formType)}/${clientId}`}>{label}</Link>
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        <span style={{ fontWeight: 600 }}>{text || 'nothing any more'}</span>{' '}
        {before !== null && <StatusBadge tone="waiting">{before ? 'Changed' : 'New'}</StatusBadge>}
        {words && <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>{words}</Box>}
      </Box>
    </Box>
  );
}

/** Shows facts of the intake forms that matter in a visit; each links to its form. */
export function KnownFacts({ clientId, consultation }: { clientId: string; consultation: Consultation }) {
  const { facts, expecting } = consultation;
  return (
    <OverviewPart
      title="Known"
      to={`/doctor/${formPath('MedicalHistory')}/${clientId}`}
      link="Medical History"
    >
      {expecting && (
        <Typography sx={{ fontWeight: 600, mb: 1 }}>
          <Link to={`/doctor/body-status/${clientId}`} style={{ color: 'inherit' }}>
            Pregnant or breastfeeding
          </Link>
        </Typography>
      )}
      {facts.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          No condition, medicine or concern is written down yet.
        </Typography>
      ) : (
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            columnGap: 4,
            rowGap: 1,
            gridTemplateColumns: 'fit-content(44%) minmax(0, 1fr)',
          }}
        >
          {facts.map((fact) => (
            <Fact key={`${fact.formType}.${fact.field}`} clientId={clientId} fact={fact} />
          ))}
        </Box>
      )}
    </OverviewPart>
  );
}
