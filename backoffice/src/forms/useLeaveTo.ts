import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

/** Goes to another page once the form that was just saved has told its guard, which would otherwise ask. */
export function useLeaveTo(): (path: string) => void {
  const [target, setTarget] = useState<string | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    if (target) void navigate(target);
  }, [target, navigate]);
  return setTarget;
}
