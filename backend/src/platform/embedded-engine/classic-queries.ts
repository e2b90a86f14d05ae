import { MongoClient } from 'mongodb';

/**
 * The embedded build lacks the slot-based execution engine. Queries run on the classic one, but the
 * cost-based ranker still uses the other for a sample, when several indexes fit a query and none of them
 * finds a row at once. Without that ranker plans are chosen by trial, as ever.
 */
const PARAMETERS = {
  internalQueryFrameworkControl: 'forceClassicEngine',
  internalQueryPlanRanker: 'multiPlanning',
  featureFlagCostBasedRanker: false,
};

/** The engine forgets the setting when it ends. */
export async function keepToClassicQueries(uri: string): Promise<void> {
  const client = await MongoClient.connect(uri);
  try {
    await client.db('admin').command({ setParameter: 1, ...PARAMETERS });
  } finally {
    await client.close();
  }
}
