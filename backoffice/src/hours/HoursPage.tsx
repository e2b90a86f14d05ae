import { DoctorHoursSections } from '@clinic/ui/hours/DoctorHoursSections.tsx';
import { HoursSection } from '@clinic/ui/hours/HoursSection.tsx';
import { TimeOffSection } from '@clinic/ui/hours/TimeOffSection.tsx';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router';
import { PAGE_TITLES } from '../layout/page-titles.ts';
import { EmptyList } from '../lists/empty-list.tsx';
import { HoursFrame } from './HoursFrame.tsx';
import { SideBySide } from './SideBySide.tsx';

function HoursPage() {
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <PageHeader
        title={PAGE_TITLES.admin.hours}
        context="When doctors see clients, and when the clinic is closed."
      />
      <HoursFrame>
        {({ doctors, closures }) => {
          const chosen =
            doctors.find(({ doctor }) => doctor.id === search.get('doctor')) ??
            (doctors.length === 1 ? doctors[0] : undefined);
          return (
            <>
              <HoursSection title="Doctors" text="The weeks that hold now. Open a doctor to change them.">
                {doctors.length === 0 ? (
                  <EmptyList
                    text="No doctors yet."
                    hint="Each doctor has a week of hours, in which clients can ask for visits."
                    begin={
                      <Button component={Link} to="/doctors" variant="outlined">
                        Add the first doctor
                      </Button>
                    }
                  />
                ) : (
                  <SideBySide
                    doctors={doctors}
                    chosen={chosen?.doctor.id ?? null}
                    onChoose={(doctor) => setSearch({ doctor }, { replace: true })}
                  />
                )}
              </HoursSection>
              {chosen && (
                <>
                  <Typography component="p" variant="h2" sx={{ mb: 3 }}>
                    {chosen.doctor.name}
                  </Typography>
                  <DoctorHoursSections hours={chosen} closures={closures} />
                </>
              )}
              <TimeOffSection doctor={null} all={closures} />
            </>
          );
        }}
      </HoursFrame>
    </>
  );
}

export default HoursPage;
