import Card from '@mui/material/Card';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { Children, useId, type ReactNode } from 'react';

interface Props {
  title: string;
  /** What is said when there is none; left out: nothing is shown then. */
  empty?: string;
  /** Rows. */
  children: ReactNode;
}

/** A headed list of visits of the desk's home. */
export function VisitList({ title, empty, children }: Props) {
  const titleId = useId();
  const count = Children.count(children);
  if (count === 0 && !empty) return null;
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} component="h2" variant="h2" sx={{ mt: 6, mb: 2 }}>
        {title}
      </Typography>
      <Card>
        {count === 0 ? (
          <Typography color="textSecondary" sx={{ p: 4 }}>
            {empty}
          </Typography>
        ) : (
          <List disablePadding>{children}</List>
        )}
      </Card>
    </section>
  );
}
