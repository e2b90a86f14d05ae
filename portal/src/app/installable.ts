/** The client's area as an app of its own: manifest and worker are for /client only. */
export function makeInstallable(): void {
  if (!document.querySelector('link[rel=manifest]')) {
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = '/client/manifest.webmanifest';
    document.head.append(link);
  }
  // Not there on a plain address of a clinic's own network, nor in development.
  if ('serviceWorker' in navigator && import.meta.env.PROD) {
    navigator.serviceWorker.register('/client/sw.js').catch((failure: unknown) => {
      console.warn('The offline copy is not available.', failure);
    });
  }
}
