import { callTable } from '../calls.ts';
import type {
  AdminLogin,
  Assistant,
  AssistantChange,
  AssistantLogin,
  AssistantName,
  ConfirmAccount,
  Credentials,
  Doctor,
  DoctorLogin,
  LeftBehind,
  StaffChange,
  NewAssistant,
  NewStaff,
  Reassign,
  StaffName,
} from '../people.ts';

interface DoctorAnswer {
  message: string;
  doctor: Doctor;
}
interface AssistantAnswer {
  message: string;
  assistant: Assistant;
}
/** How many clients and upcoming appointments went to another doctor. */
interface Reassigned {
  message: string;
  clients: number;
  appointments: number;
}

/** Calls of the staff's log-ins, and of doctors and assistants, whom admins manage. */
export interface StaffCalls {
  adminLogIn: { body: Credentials; answer: AdminLogin };
  doctorLogIn: { body: Credentials; answer: DoctorLogin };
  assistantLogIn: { body: Credentials; answer: AssistantLogin };
  /** Clients read names only. */
  allDoctors: { answer: { doctors: Doctor[] }; clientAnswer: { doctors: StaffName[] } };
  /** Clients read names and each assistant's doctor only. */
  allAssistants: { answer: { assistants: Assistant[] }; clientAnswer: { assistants: AssistantName[] } };
  addDoctor: { body: NewStaff; answer: DoctorAnswer };
  updateDoctor: { body: StaffChange; answer: DoctorAnswer };
  /** Mails a link that chooses a new password. */
  sendDoctorLink: { answer: { message: string } };
  sendAssistantLink: { answer: { message: string } };
  /**
   * Unlocks a doctor's account: the admin confirms that the same person uses it at this address. 403 for the admin who
   * asked for the change, 409 when the address has changed again.
   */
  confirmDoctor: { body: ConfirmAccount; answer: DoctorAnswer };
  confirmAssistant: { body: ConfirmAccount; answer: AssistantAnswer };
  deleteDoctor: { answer: { message: string } };
  /** Deleted doctors whose clients or upcoming appointments wait for another doctor. */
  leftBehind: { answer: { doctors: LeftBehind[] } };
  reassign: { body: Reassign; answer: Reassigned };
  addAssistant: { body: NewAssistant; answer: AssistantAnswer };
  updateAssistant: { body: AssistantChange; answer: AssistantAnswer };
  deleteAssistant: { answer: { message: string } };
}

export const staffCalls = callTable<StaffCalls>()({
  adminLogIn: ['POST /admin/login', 'public'],
  doctorLogIn: ['POST /doctor/emailVerify', 'public'],
  assistantLogIn: ['POST /assistant/emailVerify', 'public'],
  allDoctors: ['GET /doctor/getAllDoctors', 'admin', 'doctor', 'assistant', 'client'],
  allAssistants: ['GET /assistant/getAllAssistants', 'admin', 'doctor', 'assistant', 'client'],
  addDoctor: ['POST /admin/add-doctor', 'admin'],
  updateDoctor: ['PUT /admin/doctors/:id', 'admin'],
  sendDoctorLink: ['POST /admin/doctors/:id/sendLink', 'admin'],
  sendAssistantLink: ['POST /admin/assistants/:id/sendLink', 'admin'],
  confirmDoctor: ['POST /admin/doctors/:id/confirm', 'admin'],
  confirmAssistant: ['POST /admin/assistants/:id/confirm', 'admin'],
  deleteDoctor: ['DELETE /admin/doctors/:id', 'admin'],
  leftBehind: ['GET /admin/left-behind', 'admin'],
  reassign: ['POST /admin/doctors/:id/reassign', 'admin'],
  addAssistant: ['POST /admin/add-assistant', 'admin'],
  updateAssistant: ['PUT /admin/assistants/:id', 'admin'],
  deleteAssistant: ['DELETE /admin/assistants/:id', 'admin'],
});
