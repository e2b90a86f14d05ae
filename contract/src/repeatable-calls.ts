import { methodOf, type Call } from './calls.ts';

const UNIQUE_EMAIL = 'an e-mail has one account: sent again it is refused, and nothing is made twice';
const LOG_IN = 'another session of the same person harms nobody';
const ENDED = 'a session that has ended stays ended';
const NEWEST_LINK = 'the newest link is the one that counts';
const LINK_ONCE = 'a link opens once: sent again it is refused, and what it does is done';
const TICKET = 'a ticket serves once: sent again it is refused, and nothing is done twice';
const AGAIN = 'the last one that was begun is good as well as the one before';
const GONE = 'what is gone stays gone: sent again it answers 404';

/**
 * Calls that write and may be repeated without harm, each with the reason. All other writing calls take an
 * `Idempotency-Key`.
 */
export const REPEATABLE: Readonly<Record<string, string>> = {
  'POST /admin/login': LOG_IN,
  'POST /doctor/emailVerify': LOG_IN,
  'POST /assistant/emailVerify': LOG_IN,
  'POST /client/emailVerify': LOG_IN,
  'POST /client/emailRegister': UNIQUE_EMAIL,
  'POST /client/forgotPassword': NEWEST_LINK,
  'POST /client/setPassword': LINK_ONCE,
  'POST /account/forgotPassword': NEWEST_LINK,
  'POST /account/setPassword': LINK_ONCE,
  'POST /account/passwordLink': 'looks at a link and changes nothing',
  'POST /account/sendVerification': NEWEST_LINK,
  'POST /account/verifyEmail': LINK_ONCE,
  'POST /account/undoEmailChange': LINK_ONCE,
  'POST /account/agreeEmailChange': 'what was agreed to stays agreed to, and what is open stays open',
  'POST /account/changeEmail':
    'the same address waits, or holds already; the newest link is the one that counts',
  'POST /account/cancelEmailChange': 'what was taken back stays taken back',
  'POST /admin/doctors/:id/sendLink': NEWEST_LINK,
  'POST /admin/assistants/:id/sendLink': NEWEST_LINK,
  'POST /client/confirm/:id': 'confirmed again it answers the same',
  'POST /admin/doctors/:id/confirm': 'confirmed again it answers the same',
  'POST /admin/assistants/:id/confirm': 'confirmed again it answers the same',
  'POST /account/logOut': ENDED,
  'DELETE /account/sessions/:id': ENDED,
  'POST /account/endOtherSessions': ENDED,
  'POST /account/changePassword':
    'the old password is asked for: sent again it is refused, and nothing changes',
  'POST /account/passwordAgain': 'the password was typed: sent again it counts from then on',
  'POST /account/passwordAgain/passkey': AGAIN,
  'POST /account/secondFactor': TICKET,
  'POST /account/secondFactor/passkey': AGAIN,
  'POST /account/secondFactor/startApp': AGAIN,
  'POST /account/secondFactor/confirmApp': TICKET,
  'POST /account/secondFactor/removeApp': GONE,
  'POST /account/secondFactor/startPasskey': AGAIN,
  'POST /account/secondFactor/addPasskey': TICKET,
  'POST /account/secondFactor/removePasskey': GONE,
  'POST /account/secondFactor/newRecoveryCodes': 'the newest codes are the ones that count',
  'PUT /admin/secondFactorRule': 'the same rule once more',
  'DELETE /hours/week/:id': GONE,
  'DELETE /hours/extra/:id': GONE,
  'DELETE /hours/timeOff/:id': GONE,
  'PUT /doctor/joinLink': 'the same link once more',
  'POST /doctor/calendar': 'the newest address is the one that counts',
  'DELETE /doctor/calendar': 'an address that has ended stays ended',
  'POST /admin/resetSecondFactor': GONE,
  'PUT /admin/letters/switch': 'what is on stays on, and what is off stays off',
  'POST /measurements/own': 'says what the value of the day is: sent again it is the same one',
  'PUT /measurements/count/:clientId': 'says whether a weighing counts: sent again it is the same',
  'PUT /course/seen/:clientId': 'what is seen stays seen, and what became worse is not said to be',
  'PUT /misreadings/:clientId':
    'what was looked at stays looked at, and what was found since is not said to be',
  'PUT /client/notices/:id/read': 'what is read stays read',
  'PUT /push/device': 'the same browser once more',
  'DELETE /push/device': 'what is off stays off',
  'POST /push/receipt': 'what was shown stays shown',
  'PUT /checkIns/:id/read': 'what is read stays read',
  'PUT /journal/:day': 'every tap has an id of its own and counts once',
  'PUT /today/hide': 'what is hidden stays hidden',
  'PUT /privacy/consents': 'says how each purpose stands now',
  'POST /privacy/download': 'one file is made at a time, and answered the same',
  'POST /privacy/erasure': 'a client has one open wish, answered the same',
  'DELETE /privacy/erasure': 'a wish that was taken back stays taken back',
  'POST /privacy/writtenDown/:clientId/erasure': 'a client has one open wish, answered the same',
  'DELETE /privacy/writtenDown/:clientId/erasure': 'a wish that was taken back stays taken back',
  'POST /privacy/writtenDown/:clientId/copy': 'one file is made at a time, and answered the same',
  'POST /admin/erasures/:id/confirm': 'confirmed again it answers the same',
  'POST /admin/erasures/:id/decline': 'declined once: sent again it is refused, and nothing changes',
  'POST /newsletter': 'an address is on the list once, and answered the same',
  'POST /newsletter/confirm': 'confirmed is confirmed',
  'POST /newsletter/unsubscribe': 'off the list is off the list',
  'POST /admin/doctors/:id/reassign': 'moves what is left with the first doctor, and nothing twice',
  'DELETE /admin/doctors/:id': GONE,
  'DELETE /rest/doctors/:id': GONE,
  'DELETE /admin/assistants/:id': GONE,
  'DELETE /rest/assistants/:id': GONE,
  'DELETE /admin/reports/:id': GONE,
  'DELETE /inventory/removeItem/:id': GONE,
  'DELETE /rest/inventory/:id': GONE,
};

/** Tells whether a call takes an `Idempotency-Key`; the server carries out two requests with one key only once. */
export const takesKey = (call: Call): boolean => methodOf(call) !== 'GET' && !(call[0] in REPEATABLE);
