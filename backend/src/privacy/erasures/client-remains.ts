import { RETENTION_REASONS, keptUntil, mayGo } from '@clinic/contract/privacy/retention';
import type { KeptRecords } from '@clinic/contract/privacy/privacy';
import type { Db, Document, Filter } from 'mongodb';
import { PERSONAL_DATA_REGISTRY, type Place, type Traces } from './personal-data-registry.ts';

/** Years that the law requires to keep records. */
export interface KeepYears {
  invoices: number;
  clinical: number;
}

export interface Known extends Traces {
  /** Day of the last visit, yyyy-MM-dd; empty without one. */
  lastVisit: string;
}

/** The clinical part of the client's own row. */
export const NAME_AND_PROGRAMS = 'Name and programs';

/** Decides which of a client's records must stay today, and which may go. */
export class ClientRemains {
  readonly known: Known;
  private readonly db: Db;
  private readonly years: KeepYears;
  private readonly today: string;

  /** `today`: yyyy-MM-dd. */
  constructor(db: Db, known: Known, years: KeepYears, today: string) {
    this.db = db;
    this.known = known;
    this.years = years;
    this.today = today;
  }

  /** Tells whether the clinical record must stay; without a visit there is none to keep. */
  get keepsClinical(): boolean {
    return this.known.lastVisit !== '' && this.clinicalUntil > this.today;
  }

  going(place: Place): Filter<Document> | null {
    const all = place.of(this.known);
    if (place.dated) return { ...all, [place.dated]: { $lte: mayGo(this.today, this.years.invoices) } };
    return place.stays === 'clinical' && this.keepsClinical ? null : all;
  }

  /** Kind → number of records that may go today, without the account. */
  async countGoing(): Promise<Map<string, number>> {
    const counts = await Promise.all(
      PERSONAL_DATA_REGISTRY.map(async (place) => {
        const filter = this.going(place);
        return [place.kind, filter ? await this.count(place, filter) : 0] as const;
      }),
    );
    return new Map(counts.filter(([, count]) => count > 0));
  }

  /** Returns the records that must stay, and the day when the last of them may go; `row` is the client's record. */
  async kept(row: Document | null): Promise<KeptRecords[]> {
    const kept: KeptRecords[] = [];
    for (const place of PERSONAL_DATA_REGISTRY) {
      if (place.stays === 'no') continue;
      if (place.stays === 'clinical' && !this.keepsClinical) continue;
      const staying =
        place.dated === undefined
          ? place.of(this.known)
          : { ...place.of(this.known), [place.dated]: { $gt: mayGo(this.today, this.years.invoices) } };
      const count = await this.count(place, staying);
      if (count === 0) continue;
      const until = place.stays === 'clinical' ? this.clinicalUntil : await this.lastUntil(place, staying);
      kept.push({ kind: place.kind, count, until, why: RETENTION_REASONS[place.stays] });
    }
    if (row && this.keepsClinical)
      kept.push({
        kind: NAME_AND_PROGRAMS,
        count: 1,
        until: this.clinicalUntil,
        why: RETENTION_REASONS.clinical,
      });
    return kept;
  }

  /** The next day on which some kept records may go, yyyy-MM-dd; undefined when none are kept. */
  async nextDay(kept: readonly KeptRecords[]): Promise<string | undefined> {
    const days = kept.filter(({ why }) => why === RETENTION_REASONS.clinical).map(({ until }) => until);
    for (const place of PERSONAL_DATA_REGISTRY.filter(({ stays }) => stays === 'invoices')) {
      const oldest = await this.dayIn(place, place.of(this.known), 1);
      if (oldest) days.push(keptUntil(oldest, this.years.invoices));
    }
    return days.toSorted()[0];
  }

  private get clinicalUntil(): string {
    return keptUntil(this.known.lastVisit, this.years.clinical);
  }

  private async lastUntil(place: Place, staying: Filter<Document>): Promise<string> {
    return keptUntil((await this.dayIn(place, staying, -1)) ?? this.today, this.years.invoices);
  }

  private async dayIn(
    { collection, dated = 'date' }: Place,
    filter: Filter<Document>,
    order: 1 | -1,
  ): Promise<string | undefined> {
    const options = { projection: { [dated]: 1 }, sort: { [dated]: order } };
    return (await this.db.collection(collection).findOne(filter, options))?.[dated] as string | undefined;
  }

  private count({ collection }: Place, filter: Filter<Document>): Promise<number> {
    return this.db.collection(collection).countDocuments(filter);
  }
}
