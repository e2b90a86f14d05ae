import type { UseQueryResult } from '@tanstack/react-query';
import { isUnreachable } from '@clinic/ui/session/api-error.ts';

type Query = Pick<UseQueryResult, 'data' | 'isPending' | 'failureReason'>;

/** Whether a record is missing because there is no network, also during a retry. */
export const isCutOff = ({ data, failureReason }: Query): boolean =>
  data === undefined && isUnreachable(failureReason);

/** Whether the answer may come any moment; a request that is cut off does not count. */
export const isAwaited = (query: Query): boolean => query.isPending && !isCutOff(query);

export const NOT_WITHOUT_NETWORK = 'This is not available without network.';
