import { callTable } from '../calls.ts';
import type { CourseGoal, OwnGoal, SaveCourseGoal } from './course-goal.ts';
import type { SeenSignal, ShownSignal } from './course-input.ts';
import type { WeightLine } from './weight-line.ts';

/** What a doctor is shown of a client's course. */
export interface ClientSignals {
  /** The most urgent first; those that were seen stay until they are over. */
  signals: ShownSignal[];
}

/** Where a program is to lead, and what of its course the own doctor may want to look at; a client reads the goal only. */
export interface CourseCalls {
  goal: { answer: CourseGoal };
  saveGoal: { body: SaveCourseGoal; answer: CourseGoal };
  /** The client's own, without the doctor's reason; null while none is set. */
  ownGoal: { answer: { goal: OwnGoal | null } };
  /** The client's own weight line; null while there is none, and where nothing is said of the pace. */
  ownLine: { answer: { line: WeightLine | null } };
  signals: { answer: ClientSignals };
  /** As they were shown: what became worse meanwhile stays. */
  seen: { body: { signals: SeenSignal[] }; answer: ClientSignals };
}

export const courseCalls = callTable<CourseCalls>()({
  goal: ['GET /course/goal/:clientId', 'doctor'],
  saveGoal: ['PUT /course/goal/:clientId', 'doctor'],
  ownGoal: ['GET /course/ownGoal', 'client'],
  ownLine: ['GET /course/ownLine', 'client'],
  signals: ['GET /course/signals/:clientId', 'doctor'],
  seen: ['PUT /course/seen/:clientId', 'doctor'],
});
