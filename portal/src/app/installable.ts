/** Makes the client's area an app: manifest and worker are for /client only. */
export function makeInstallable(): void {
  if (!document.querySelector('link[rel=manifest]')) {
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = '/client/manifest.webmanifest';
    document.head.append(link);
  }
  // Missing on a plain http address of a clinic's own network, and in development.
  if ('serviceWorker' in navigator && import.meta.env.PROD) {
    navigator.serviceWorker.register('/client/sw.js').catch((failure: unknown) => {
      console.warn('The offline copy is not available.', failure);
    });
  }
}
