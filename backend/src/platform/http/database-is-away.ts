import {
  MongoBulkWriteError,
  MongoClientClosedError,
  MongoError,
  MongoErrorLabel,
  MongoExpiredSessionError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoOperationTimeoutError,
  MongoServerClosedError,
  MongoServerError,
  MongoServerSelectionError,
  MongoStalePrimaryError,
  MongoTopologyClosedError,
  MongoWriteConcernError,
} from 'mongodb';
import mongoose from 'mongoose';

/** No member was reached, or the connection broke. */
const UNREACHED = [
  MongoNetworkError,
  MongoServerSelectionError,
  MongoNotConnectedError,
  MongoTopologyClosedError,
  MongoServerClosedError,
  MongoClientClosedError,
  MongoExpiredSessionError,
  MongoOperationTimeoutError,
  MongoStalePrimaryError,
  // Stored, but not by enough members.
  MongoWriteConcernError,
  mongoose.Error.MongooseServerSelectionError,
];
/** The driver does not export these. */
const NO_CONNECTION = ['MongoPoolClosedError', 'MongoWaitQueueTimeoutError'];
/** System errors of a broken socket, which the driver passes on. */
const BROKEN_SOCKET = ['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT'];
/** Error labels after which the same command may succeed soon. */
const PASSING = [
  MongoErrorLabel.RetryableWriteError,
  MongoErrorLabel.RetryableError,
  MongoErrorLabel.SystemOverloadedError,
  MongoErrorLabel.PoolRequestedRetry,
  MongoErrorLabel.HandshakeError,
];

/** Codes of a member that is starting, stopping, no longer primary or without its majority. */
const CODES = new Set<unknown>([
  6, // HostUnreachable
  7, // HostNotFound
  24, // LockTimeout
  // The cursor's member is gone.
  43, // CursorNotFound
  50, // MaxTimeMSExpired
  64, // WriteConcernTimeout
  89, // NetworkTimeout
  91, // ShutdownInProgress
  100, // UnsatisfiableWriteConcern
  112, // WriteConflict
  133, // FailedToSatisfyReadPreference
  134, // ReadConcernMajorityNotAvailableYet
  189, // PrimarySteppedDown
  202, // NetworkInterfaceExceededTimeLimit
  237, // CursorKilled
  262, // ExceededTimeLimit
  279, // ClientDisconnect
  317, // ConnectionPoolExpired
  365, // TemporarilyUnavailable
  462, // IngressRequestRateLimitExceeded
  9001, // SocketException
  10_058, // LegacyNotPrimary
  10_107, // NotWritablePrimary
  11_600, // InterruptedAtShutdown
  11_601, // Interrupted
  11_602, // InterruptedDueToReplStateChange
  13_435, // NotPrimaryNoSecondaryOk
  13_436, // NotPrimaryOrSecondary
]);

/** Whether an error means that the database did not answer reliably: the call may be repeated soon. */
export function databaseIsAway(error: unknown): boolean {
  if (UNREACHED.some((type) => error instanceof type)) return true;
  if (error instanceof MongoBulkWriteError && error.result.getWriteConcernError()) return true;
  // Bulk writes wrap the error.
  if (error instanceof MongoServerError && (error.errorResponse as unknown) instanceof Error)
    return databaseIsAway(error.errorResponse);
  if (error instanceof MongoServerError && CODES.has(error.code)) return true;
  if (error instanceof MongoError)
    return NO_CONNECTION.includes(error.name) || PASSING.some((label) => error.hasErrorLabel(label));
  if (error instanceof mongoose.MongooseError)
    return /buffering timed out|initial connection/i.test(error.message);
  return BROKEN_SOCKET.includes((error as NodeJS.ErrnoException | undefined)?.code ?? '');
}
