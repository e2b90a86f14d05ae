import { expect, test } from '../../fixtures.ts';
import { clientOf, team } from '../../pages/given.ts';
import { enterPortal, SIZES } from '../../pages/portal.ts';

test.use({ viewport: SIZES.phone, serviceWorkers: 'allow', ownBrowser: true });

// The test gives the worker the message as the browser would, and reads what it asks the browser to show: no push
// service can be reached from a test, and a browser without a screen refuses notifications.
test('news of the clinic are shown as a notification that names the page to open', async ({
  page,
  context,
  clinic,
  accessible,
}) => {
  const client = await clientOf(clinic, await team(clinic));
  await enterPortal(page, 'client', client, '/client/privacy');
  await expect(page.getByRole('switch', { name: 'Notifications on this device' })).toBeVisible();
  await accessible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // The browser reports its service worker a moment after the page.
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    registration.showNotification = (title, options) => {
      Object.assign(self, { shown: { title, body: options?.body, path: options?.data.path } });
      return Promise.resolve();
    };
  });

  const tools = await context.newCDPSession(page);
  const registered = new Promise<string>((found) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/client/'));
      if (own) found(own.registrationId);
    });
  });
  await tools.send('ServiceWorker.enable');
  const notification = {
    title: 'There is news in your plan',
    body: 'Open your plan to see it.',
    path: '/client/plan',
  };
  await tools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify({ ...notification, tag: 'plan', receipt: 'AAAAAAAAAAAAAAAAAAAAAA' }),
  });
  await expect.poll(() => worker.evaluate(() => (self as { shown?: unknown }).shown)).toEqual(notification);
});
