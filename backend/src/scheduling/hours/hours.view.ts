import type { ExtraHours, TimeOff, Week } from '@clinic/contract/scheduling/hours';
import { stored } from '../../platform/http/stored.ts';
import type { ExtraHoursRecord } from './extra-hours.schema.ts';
import type { TimeOffRecord } from './time-off.schema.ts';
import type { WeekRecord } from './week.schema.ts';

export const weekView = (week: WeekRecord): Week => ({
  ...stored(week),
  doctor: week.doctor.toHexString(),
  validFrom: week.validFrom,
  ranges: week.ranges.map(({ day, from, to, modes }) => ({ day, from, to, modes: [...modes] })),
  version: week.version,
});

export const extraHoursView = (extra: ExtraHoursRecord): ExtraHours => ({
  ...stored(extra),
  doctor: extra.doctor.toHexString(),
  date: extra.date,
  from: extra.from,
  to: extra.to,
  modes: [...extra.modes],
});

export const timeOffView = (off: TimeOffRecord): TimeOff => ({
  ...stored(off),
  doctor: off.doctor?.toHexString() ?? null,
  from: { date: off.from.date, time: off.from.time },
  to: { date: off.to.date, time: off.to.time },
  label: off.label,
  version: off.version,
});
