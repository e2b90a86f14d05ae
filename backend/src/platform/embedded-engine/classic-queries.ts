import { MongoClient } from 'mongodb';

/**
 * Parameters for the embedded build, which lacks the slot-based engine. Queries run on the classic one, but the
 * cost-based ranker would still sample with the missing one when several indexes fit. Without that ranker, plans are
 * chosen by trial.
 */
const PARAMETERS = {
  internalQueryFrameworkControl: 'forceClassicEngine',
  internalQueryPlanRanker: 'multiPlanning',
  featureFlagCostBasedRanker: false,
};

/** Sets these parameters, which the engine forgets when it ends. */
export async function keepToClassicQueries(uri: string): Promise<void> {
  const client = await MongoClient.connect(uri);
  try {
    await client.db('admin').command({ setParameter: 1, ...PARAMETERS });
  } finally {
    await client.close();
  }
}
