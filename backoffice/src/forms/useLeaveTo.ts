import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

/** Leaves a form after its save has reached its guard, which would otherwise ask; `state` is for the next page. */
export function useLeaveTo(): (path: string, state?: object) => void {
  const [target, setTarget] = useState<{ path: string; state?: object } | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    if (target) void navigate(target.path, { state: target.state });
  }, [target, navigate]);
  return (path, state) => setTarget({ path, state });
}
