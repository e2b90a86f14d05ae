import type { Db } from 'mongodb';
import type { Types } from 'mongoose';

/** Bucket of the ZIP files; a file's id is that of its download, so that also half a file is found. */
export const DOWNLOADS = 'downloads';

const chunksOf = (db: Db) => db.collection<{ files_id: Types.ObjectId }>(`${DOWNLOADS}.chunks`);

/** Deletes the file of a download, or what there is of it. */
export async function dropFile(db: Db, _id: Types.ObjectId): Promise<void> {
  await chunksOf(db).deleteMany({ files_id: _id });
  await db.collection(`${DOWNLOADS}.files`).deleteOne({ _id });
}

/** The downloads of which there is a file, or a part of one. */
export async function storedFiles(db: Db): Promise<Types.ObjectId[]> {
  const files = await db.collection<{ _id: Types.ObjectId }>(`${DOWNLOADS}.files`).distinct('_id');
  const ids = [...files, ...(await chunksOf(db).distinct('files_id'))];
  return [...new Map(ids.map((id) => [id.toHexString(), id])).values()];
}
