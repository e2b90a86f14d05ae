import { PAPER_STATES, type PaperState } from '@clinic/contract/billing/papers';

/** Returns a state's place among all, by which lists are sorted and filtered. */
export const stateKeyOf = (state: PaperState): number => PAPER_STATES.indexOf(state);

const DUE = { $ifNull: ['$due', 0] };
const CREDITED = { $sum: '$credits.amount' };
const OWED = { $cond: [{ $lt: [DUE, '$total'] }, stateKeyOf('partPaid'), stateKeyOf('open')] };

/** The rule of `paperState` as an expression, so that a write that changes an invoice's sums also changes this. */
export const STATE_KEY = {
  $cond: [
    { $gt: [CREDITED, 0] },
    { $cond: [{ $lt: [CREDITED, '$total'] }, stateKeyOf('partCredited'), stateKeyOf('credited')] },
    { $cond: [{ $eq: [DUE, 0] }, stateKeyOf('paid'), OWED] },
  ],
};

/** A client's word that it is paid is answered by any money or credit that lets the due fall. */
const SAID_PAID = { $cond: [{ $lt: [DUE, '$saidPaid.due'] }, '$$REMOVE', '$saidPaid'] };

/** The last stage of each update of an invoice's sums. */
export const FOLLOW_SUMS = { $set: { stateKey: STATE_KEY, saidPaid: SAID_PAID } };
