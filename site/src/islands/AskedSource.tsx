import { BOOKING } from '@clinic/contract/scheduling/booking-form';
import { useEffect, useState } from 'react';

/** Asks what an admin wants asked of visitors; without an answer of the server nothing is missing. */
export function AskedSource() {
  const [sources, setSources] = useState<string[]>([]);
  useEffect(() => {
    const read = async () => {
      const answer = await fetch('/api/enquiry/askedSources');
      if (answer.ok) setSources(((await answer.json()) as { sources: string[] }).sources);
    };
    read().catch(() => undefined);
  }, []);
  if (sources.length === 0) return null;
  return (
    <div className="field">
      <div className="caption">
        <label htmlFor="booking-source">{BOOKING.source.label}</label>
        <span className="hint" id="booking-source-hint">
          {BOOKING.source.hint}
        </span>
      </div>
      <select id="booking-source" name="source" aria-describedby="booking-source-hint" defaultValue="">
        <option value="">{BOOKING.source.unsaid}</option>
        {sources.map((source) => (
          <option key={source} value={source}>
            {source}
          </option>
        ))}
      </select>
    </div>
  );
}
