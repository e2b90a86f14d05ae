import type { Db } from 'mongodb';
import type { Types } from 'mongoose';

/** Bucket of the ZIP files; a file has its download's id, so that a partial one is found too. */
export const DOWNLOADS = 'downloads';

const chunksOf = (db: Db) => db.collection<{ files_id: Types.ObjectId }>(`${DOWNLOADS}.chunks`);

/** Deletes a download's file, also a partial one. */
export async function dropFile(db: Db, _id: Types.ObjectId): Promise<void> {
  await chunksOf(db).deleteMany({ files_id: _id });
  await db.collection(`${DOWNLOADS}.files`).deleteOne({ _id });
}

/** Ids of downloads with a complete or partial file. */
export async function storedFiles(db: Db): Promise<Types.ObjectId[]> {
  const files = await db.collection<{ _id: Types.ObjectId }>(`${DOWNLOADS}.files`).distinct('_id');
  const ids = [...files, ...(await chunksOf(db).distinct('files_id'))];
  return [...new Map(ids.map((id) => [id.toHexString(), id])).values()];
}
