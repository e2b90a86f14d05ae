import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

/** Leaves a form after its save has reached its guard, which would otherwise ask. */
export function useLeaveTo(): (path: string) => void {
  const [target, setTarget] = useState<string | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    if (target) void navigate(target);
  }, [target, navigate]);
  return setTarget;
}
