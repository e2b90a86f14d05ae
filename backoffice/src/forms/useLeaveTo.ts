import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

/** Leaves a form after a save without its guard asking; `state` is passed to the next page. */
export function useLeaveTo(): (path: string, state?: object) => void {
  const [target, setTarget] = useState<{ path: string; state?: object } | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    if (target) void navigate(target.path, { state: target.state });
  }, [target, navigate]);
  return (path, state) => setTarget({ path, state });
}
