import { Arrivals } from './Arrivals.tsx';
import { Worklists } from './Worklists.tsx';

/** Who waits, and what waits for a decision. */
const WaitingWork = () => (
  <>
    <Arrivals />
    <Worklists />
  </>
);

export default WaitingWork;
