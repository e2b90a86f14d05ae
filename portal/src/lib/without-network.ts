import type { UseQueryResult } from '@tanstack/react-query';
import { isUnreachable } from '@clinic/ui/session/api-error.ts';

type Query = Pick<UseQueryResult, 'data' | 'isPending' | 'failureReason'>;

/** Tells if a record is missing because there is no network; a running retry counts too. */
export const isCutOff = ({ data, failureReason }: Query): boolean =>
  data === undefined && isUnreachable(failureReason);

/** Tells if an answer may come any moment; a request without network does not count. */
export const isAwaited = (query: Query): boolean => query.isPending && !isCutOff(query);

export const NOT_WITHOUT_NETWORK = 'This is not available without network.';
