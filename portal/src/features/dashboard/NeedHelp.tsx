import { CLINIC, telHref } from '@clinic/contract/clinic';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Panel } from '../../components/Panel.tsx';

const Contact = styled('a')({
  display: 'flex',
  alignItems: 'center',
  minHeight: 36,
  color: 'var(--river)',
  overflowWrap: 'anywhere',
});

export function NeedHelp() {
  return (
    <Panel title="Need Help?">
      <Typography>Call or write to us. We are happy to answer, small questions too.</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5 }}>
        {CLINIC.phones.map((phone) => (
          <Contact key={phone} href={telHref(phone)}>
            {phone}
          </Contact>
        ))}
        <Contact href={`mailto:${CLINIC.careEmail}`}>{CLINIC.careEmail}</Contact>
      </Box>
    </Panel>
  );
}
