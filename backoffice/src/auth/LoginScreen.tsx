import type { SecondFactorLogIn } from '@clinic/contract/identity/second-factor';
import { clinicFacts } from '@clinic/contract/clinic';
import { MIN_PASSWORD_LENGTH } from '@clinic/contract/constants';
import type { Credentials } from '@clinic/contract/people';
import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { LogInStep } from '@clinic/ui/account/LogInStep.tsx';
import { useSecondFactorStep } from '@clinic/ui/account/useSecondFactorStep.ts';
import { ClinicLogo } from '../layout/ClinicLogo.tsx';
import { DemoBanner } from '@clinic/ui/layout/DemoBanner.tsx';
import { usePageTitle } from '@clinic/ui/layout/usePageTitle.ts';

/** Seconds between the success toast and the redirect. */
const REDIRECT_SECONDS = 1;

interface Props {
  title: string;
  /**
   * Stores the session and shows the toast. Resolves to the sentence of a failure; throws when a second factor is
   * needed.
   */
  logIn: (credentials: Credentials) => Promise<string | null>;
  /** Stores the session of a log-in with a second factor and shows the toast. */
  enter: (logIn: SecondFactorLogIn) => void;
  children?: ReactNode;
}

export function LoginScreen({ title, logIn, enter, children }: Props) {
  usePageTitle(title);
  const [shown, setShown] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [leaving, setLeaving] = useState(false);
  const { register, handleSubmit, setFocus, formState } = useForm<Credentials>();
  useEffect(() => setFocus('email'), [setFocus]);
  const navigate = useNavigate();
  const from = useLocation().state as { nextPathname?: string; nextSearch?: string } | null;
  const step = useSecondFactorStep();
  const leave = () => {
    setLeaving(true);
    const target = `${from?.nextPathname ?? '/'}${from?.nextSearch ?? ''}`;
    setTimeout(() => void navigate(target, { replace: true }), REDIRECT_SECONDS * 1000);
  };
  const submit = handleSubmit(async (credentials) => {
    setRefusal(null);
    try {
      const failure = await logIn(credentials);
      if (failure === null) leave();
      else setRefusal(failure);
    } catch (thrown) {
      if (!step.begin(thrown)) throw thrown;
    }
  });
  const { email, password } = formState.errors;
  const busy = formState.isSubmitting || leaving;
  return (
    <Stack sx={{ minHeight: '100vh', bgcolor: 'var(--cream)' }}>
      <DemoBanner />
      <Stack component="main" sx={{ flex: 1, alignItems: 'center', justifyContent: 'center', p: 4 }}>
        <Paper variant="outlined" sx={{ width: '100%', maxWidth: 400, p: { xs: 6, sm: 8 } }}>
          <Stack direction="row" sx={{ gap: 3, alignItems: 'center', mb: 3 }}>
            <ClinicLogo size={36} />
            <Typography sx={{ fontFamily: 'var(--serif)', color: 'primary.main', fontWeight: 600 }}>
              {clinicFacts().name}
            </Typography>
          </Stack>
          <Typography component="h1" variant="h1" sx={{ mb: 4 }}>
            {title}
          </Typography>
          <LogInStep
            step={step}
            onLoggedIn={(answer) => {
              enter(answer);
              leave();
            }}
          >
            <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 3 }}>
              {refusal !== null && <FailureNotice sentence={refusal} />}
              <TextField
                label="Email"
                type="email"
                autoComplete="username"
                error={Boolean(email)}
                helperText={email?.message}
                {...register('email', {
                  validate: (value) => Boolean(value?.trim()) || 'Email is required.',
                })}
              />
              <TextField
                label="Password"
                type={shown ? 'text' : 'password'}
                autoComplete="current-password"
                error={Boolean(password)}
                helperText={password?.message}
                {...register('password', {
                  validate: (value) =>
                    (value ?? '').length >= MIN_PASSWORD_LENGTH ||
                    `Password must be at least ${MIN_PASSWORD_LENGTH} characters long.`,
                })}
                slotProps={{
                  input: {
                    endAdornment: (
                      <InputAdornment position="end">
                        <IconButton
                          edge="end"
                          aria-label={shown ? 'Hide password' : 'Show password'}
                          onClick={() => setShown(!shown)}
                        >
                          {shown ? <VisibilityOff /> : <Visibility />}
                        </IconButton>
                      </InputAdornment>
                    ),
                  },
                }}
              />
              <Button type="submit" variant="contained" size="medium" disabled={busy}>
                {busy ? 'Logging in…' : 'Login'}
              </Button>
            </Stack>
          </LogInStep>
          <Typography variant="body2" sx={{ mt: 4 }}>
            <Link href="/staff/forgot-password">Forgot your password?</Link>
          </Typography>
          {children}
        </Paper>
      </Stack>
    </Stack>
  );
}
