import { knowClinic, type ClinicFacts } from '@clinic/contract/clinic';

/** Takes the clinic's facts from the page's document, where the server wrote them; called before anything is drawn. */
export function knowPageClinic(): void {
  const block = document.getElementById('clinic')?.textContent;
  if (block) knowClinic(JSON.parse(block) as ClinicFacts);
}
