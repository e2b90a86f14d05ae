import type { CatalogueAnswer } from '@clinic/contract/care/foods/food-calls';
import type { Food } from '@clinic/contract/care/foods/foods';
import { foodCalls } from '@clinic/contract/care/foods/food-calls';
import { openDB, type DBSchema } from 'idb';
import { doctorApi } from '../../lib/http.ts';

export interface Catalogue {
  version: number;
  foods: Food[];
}

interface Kept extends DBSchema {
  catalogue: { key: 'foods'; value: Catalogue };
}

/** The name changes with the stored shape, so that an older build's copy is not read. */
const open = () => openDB<Kept>('foods', 1, { upgrade: (made) => void made.createObjectStore('catalogue') });

async function read(): Promise<Catalogue | undefined> {
  try {
    const db = await open();
    const kept = await db.get('catalogue', 'foods');
    db.close();
    return kept;
  } catch {
    // Without storage the catalogue is fetched at each visit.
    return undefined;
  }
}

async function keep(catalogue: Catalogue): Promise<void> {
  try {
    const db = await open();
    await db.put('catalogue', catalogue, 'foods');
    db.close();
  } catch {
    // A browser without storage fetches the catalogue each time.
  }
}

const ask = (since: number | undefined, signal: AbortSignal): Promise<CatalogueAnswer> =>
  doctorApi.call(foodCalls.all, { query: { since } }, { signal });

/** The clinic's foods: fetched once for each change of them, and kept between visits. */
export async function fetchCatalogue(last: Catalogue | undefined, signal: AbortSignal): Promise<Catalogue> {
  const known = last ?? (await read());
  const { version, foods } = await ask(known?.version, signal);
  if (!foods && known?.version === version) return known;
  // The kept catalogue may be newer than a database that was restored since: everything is fetched again.
  const fresh = foods ? { version, foods } : await all(signal);
  await keep(fresh);
  return fresh;
}

async function all(signal: AbortSignal): Promise<Catalogue> {
  const { version, foods } = await ask(undefined, signal);
  return { version, foods: foods ?? [] };
}
