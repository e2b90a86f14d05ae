import type { FileApi } from '@clinic/ui/session/http.ts';

/** Milliseconds after which the temporary address of a shown report is released. */
const RELEASE_AFTER = 5000;

/**
 * Shows a blood report in a new tab. The tab is opened first, while the click still allows it; the file needs the
 * token, so it is fetched and shown from a blob. `address` is the form's `bloodReport`, starting with /api.
 */
export async function openReport(api: FileApi, address: string): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const url = URL.createObjectURL(await api.file(address));
    if (tab) tab.location.href = url;
    else window.location.assign(url);
    setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER);
  } catch (failure) {
    tab?.close();
    throw failure;
  }
}
