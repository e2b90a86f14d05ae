import { CLINIC_HOURS, clinicFacts } from '@clinic/contract/clinic';
import { OFFERINGS } from '@clinic/contract/clients/offerings';
import { expect, test } from '../../fixtures.ts';

test('search engines find the clinic, its hours and its questions', async ({ page }) => {
  await page.goto('/');
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [clinic, questions] = blocks.map((block) => JSON.parse(block) as Record<string, unknown>);
  expect(clinic).toMatchObject({ name: clinicFacts().name, telephone: clinicFacts().phones[0] });
  expect(clinic?.openingHoursSpecification).toHaveLength(CLINIC_HOURS.length);
  expect(questions).toMatchObject({ '@type': 'FAQPage' });
});

test('a shared link has a title, a description and a picture that exists', async ({ page, request }) => {
  for (const path of ['/', '/plans/soul-care']) {
    await page.goto(path);
    const meta = (property: string) =>
      page.locator(`meta[property="og:${property}"]`).getAttribute('content');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{60,}/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`^https://[^/]+${path}$`),
    );
    expect(await meta('title')).not.toBe('');
    const picture = new URL((await meta('image')) ?? '').pathname;
    const answer = await request.get(picture);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
  }
});

test('the sitemap names every page and robots.txt the sitemap', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('/sitemap-index.xml');
  const sitemap = await (await request.get('/sitemap-0.xml')).text();
  for (const { id } of OFFERINGS) expect(sitemap).toContain(`/plans/${id}<`);
  for (const path of ['/about-us', '/awards', '/plans', '/contact-us']) expect(sitemap).toContain(`${path}<`);
  expect(sitemap).not.toContain('404');
});
