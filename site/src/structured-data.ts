import { CLINIC_HOURS, clinicFacts } from '@clinic/contract/clinic';
import { WEEKDAYS } from './clinic-hours.ts';

/** Describes the clinic for search engines (schema.org MedicalClinic, a kind of LocalBusiness). */
export function clinicData(site: URL): object {
  const { address, geo } = clinicFacts();
  return {
    '@context': 'https://schema.org',
    '@type': ['MedicalClinic', 'LocalBusiness'],
    '@id': `${site.origin}/#clinic`,
    name: clinicFacts().name,
    legalName: clinicFacts().legalName,
    slogan: clinicFacts().tagline,
    url: site.origin,
    logo: `${site.origin}/icon-512.png`,
    image: `${site.origin}/og.png`,
    telephone: clinicFacts().phones[0],
    email: clinicFacts().email,
    priceRange: '₹₹',
    currenciesAccepted: 'INR',
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.line1}, ${address.line2}`,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.pin,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', ...geo },
    hasMap: clinicFacts().mapUrl,
    sameAs: Object.values(clinicFacts().social),
    openingHoursSpecification: CLINIC_HOURS.map(({ day, open, close }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: WEEKDAYS[day],
      opens: open,
      closes: close,
    })),
  };
}

export const questionData = (questions: readonly { question: string; answer: string }[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** Describes the path from the front page to this one for search engines. */
export const trailData = (site: URL, trail: readonly (readonly [name: string, path: string])[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(path, site).href,
  })),
});
