import { grouped } from '@clinic/contract/platform/counted';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface Props {
  to: string;
  title: string;
  text: string;
  icon: ReactNode;
  /** A large number, such as open tasks behind the link. */
  count?: number;
}

export const LinkCard = ({ to, title, text, icon, count }: Props) => (
  <Card>
    <CardActionArea
      component={Link}
      to={to}
      sx={{
        p: 4,
        height: '100%',
        display: 'flex',
        gap: 4,
        justifyContent: 'flex-start',
        alignItems: 'flex-start',
      }}
    >
      <Box aria-hidden sx={{ color: 'primary.main', display: 'flex', pt: 1 }}>
        {icon}
      </Box>
      <Box>
        {count !== undefined && (
          <Typography
            sx={{ fontFamily: 'var(--serif)', fontSize: '1.728rem', fontWeight: 600, lineHeight: 1.1 }}
          >
            {grouped(count)}
          </Typography>
        )}
        <Typography component="h2" variant="h3">
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {text}
        </Typography>
      </Box>
    </CardActionArea>
  </Card>
);
