import { ObjectId, type Db } from 'mongodb';

interface OfClient {
  _id: string;
  reports: { file: ObjectId; bytes: number }[];
}

/** The space of clients' blood reports was not counted; stored ones count from now on. */
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
