import { ObjectId, type Db } from 'mongodb';

interface OfClient {
  _id: string;
  reports: { file: ObjectId; bytes: number }[];
}

/** Counts the stored blood reports of each client, which earlier releases did not. */
export async function reportAllowances(db: Db): Promise<void> {
  const files = db.collection('files.files').aggregate<OfClient>(
    [
      { $match: { 'metadata.owner.client': { $type: 'string' } } },
      {
        $group: {
          _id: '$metadata.owner.client',
          reports: { $push: { file: '$_id', bytes: { $toInt: '$length' } } },
        },
      },
    ],
    { allowDiskUse: true },
  );
  for await (const { _id, reports } of files) {
    await db
      .collection<{ _id: ObjectId }>('reportAllowances')
      .updateOne(
        { _id: new ObjectId(_id) },
        { $setOnInsert: { day: '', ofDay: 0, reports } },
        { upsert: true },
      );
  }
}
