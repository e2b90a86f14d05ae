import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import MedicalServicesIcon from '@mui/icons-material/MedicalServicesOutlined';
import Box from '@mui/material/Box';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { OpenErasures } from '../erasures/OpenErasures.tsx';
import { LinkCard } from '../layout/LinkCard.tsx';
import { LastBackup } from './LastBackup.tsx';
import { TimeNotices } from './TimeNotices.tsx';

export const AdminHome = () => (
  <>
    <PageHeader title="Administration" context="The people who work at the clinic." />
    <TimeNotices />
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
      }}
    >
      <LinkCard
        to="/doctors"
        title="Manage Doctors"
        text="Add, change or remove doctors, and hand their clients over."
        icon={<MedicalServicesIcon />}
      />
      <LinkCard
        to="/assistants"
        title="Manage Assistants"
        text="Add, change or remove front-desk staff and choose their doctor."
        icon={<BadgeIcon />}
      />
      <OpenErasures />
    </Box>
    <LastBackup />
  </>
);
