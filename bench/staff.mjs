// Hires the people of a measured clinic as an admin does.
import { ADMIN } from './servers.mjs';

/** Lets the admin hire a doctor and an assistant; answers the tokens of admin and assistant. */
export async function hireDesk(call, password) {
  const post = (target, body, token) => call(target, { method: 'POST', body, token });
  const { token: admin } = await post('/admin/login', ADMIN);
  const person = { name: 'Bench', phone: '9876543210', password };
  await post('/admin/add-doctor', { ...person, email: 'doctor@example.in' }, admin);
  await post('/admin/add-assistant', { ...person, email: 'desk@example.in' }, admin);
  const { token: desk } = await post('/assistant/emailVerify', { email: 'desk@example.in', password });
  return { admin, desk };
}
