import { clinicFacts, telHref } from '@clinic/contract/clinic';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Panel } from '../../components/Panel.tsx';

const Contact = styled('a')({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'var(--touch)',
  color: 'var(--river)',
  overflowWrap: 'anywhere',
});

export const NeedHelp = () => (
  <Panel
    title="Need Help?"
    aside={<Contact href={`mailto:${clinicFacts().careEmail}`}>{clinicFacts().careEmail}</Contact>}
  >
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 5, mt: { xs: -1, md: 0 } }}
    >
      {/* A phone shows what to press. */}
      <Typography sx={{ display: { xs: 'none', md: 'block' }, flex: '1 1 20rem' }}>
        Call or write to us. We are happy to answer, small questions too.
      </Typography>
      {clinicFacts().phones.map((phone) => (
        <Contact key={phone} href={telHref(phone)}>
          {phone}
        </Contact>
      ))}
    </Box>
  </Panel>
);
