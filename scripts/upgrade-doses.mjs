// Part of npm run upgrade: tells whether a dose keeps its days, and a stopped one stays stopped, when people and servers
// of before the release save the plan.
import { isDeepStrictEqual } from 'node:util';

const PASSWORD = 'demo-clinic';
const SUNDAYS = { weekdays: [0] };
const WEEKLY = {
  name: 'Vitamin D3 of the upgrade',
  quantity: '60,000 IU',
  dosage: { dinner: { count: 1 } },
  rhythm: SUNDAYS,
};
const STOPPED = { name: 'Zinc of the upgrade', quantity: '10 mg', dosage: { morning: { count: 1 } } };

/** An entry as a tab that was loaded before the release sends it: without what it does not know. */
function entryOfTab({ id, name, quantity, notes, dosage }) {
  const slots = Object.entries(dosage).map(([slot, { count, timing }]) => [slot, { count, timing }]);
  return { id, name, quantity, notes, dosage: Object.fromEntries(slots) };
}

/** An entry as the specification has it: without an id. */
function specifiedEntry(entry) {
  const { id: _, ...others } = entryOfTab(entry);
  return others;
}

async function call(url, path, { token, body } = {}) {
  const response = await fetch(`${url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer;
}

/** The demo doctor, at the demo client's vitamins. */
async function vitaminsAt({ url }) {
  const logIn = (role) =>
    call(url, `/${role}/emailVerify`, { body: { email: `${role}@demo.example`, password: PASSWORD } });
  const [{ token }, { client }] = [await logIn('doctor'), await logIn('client')];
  const read = async () =>
    (await call(url, `/vitaminPlan/getClientsVitaminPlan/${client.id}`, { token })).vitaminPlan;
  const save = (vitamins, more = {}) =>
    call(url, `/vitaminPlan/save/${client.id}`, { token, body: { vitamins, ...more } });
  return { read, save };
}

/** Throws unless the weekly dose is weekly, and the stopped one is stopped and taken no more. */
function look({ vitamins, stopped = [] }, savedBy) {
  const weekly = vitamins.find(({ name }) => name === WEEKLY.name);
  if (!isDeepStrictEqual(weekly?.rhythm, SUNDAYS))
    throw new Error(`${savedBy} made a weekly dose ${JSON.stringify(weekly?.rhythm ?? 'daily')}.`);
  const isStopped = stopped.some(
    ({ entry, reason }) => entry.name === STOPPED.name && reason === 'sideEffect',
  );
  if (!isStopped || vitamins.some(({ name }) => name === STOPPED.name))
    throw new Error(`${savedBy} forgot that a dose was stopped for a side effect.`);
}

/**
 * A doctor makes one dose weekly and stops another at today's server; a tab of before, the specified body and the
 * earlier server then save the same doses. Returns the sentence for the log; throws where days or stop are lost.
 */
export async function doseDaysAreKept({ startToday, startEarlier, commit }) {
  const at = async (start, work) => {
    const server = await start();
    try {
      return await work(await vitaminsAt(server));
    } finally {
      await server.stop();
    }
  };
  await at(startToday, async ({ read, save }) => {
    await save([...((await read())?.vitamins ?? []), WEEKLY, STOPPED]);
    const { vitamins } = await read();
    const gone = vitamins.find(({ name }) => name === STOPPED.name);
    const others = vitamins.filter((one) => one !== gone);
    await save(others, { stopped: [{ id: gone.id, reason: 'sideEffect' }] });
    for (const [savedBy, asSent] of [
      ['A tab of before', entryOfTab],
      ['The specified body', specifiedEntry],
    ]) {
      await save((await read()).vitamins.map(asSent));
      look(await read(), savedBy);
    }
  });
  await at(startEarlier, async ({ read, save }) => {
    const { vitamins } = await read();
    if (vitamins.some(({ rhythm }) => rhythm)) throw new Error(`${commit} knows the days of doses already.`);
    await save(vitamins.map(specifiedEntry));
  });
  await at(startToday, async ({ read }) => look(await read(), `The server of ${commit}`));
  return `“${WEEKLY.name}” stays on Sundays, and “${STOPPED.name}” stopped, after a tab of before, the specified body and the server of ${commit} saved.`;
}
