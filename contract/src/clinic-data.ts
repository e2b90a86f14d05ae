import { nameOfWeekday } from './clinic-calendar.ts';
import { CLINIC_HOURS, type ClinicFacts } from './clinic.ts';

/**
 * Describes the clinic for search engines (schema.org MedicalClinic, a kind of LocalBusiness); what is empty is left
 * out. `site` is the address of the clinic's site, without a slash at its end.
 */
export function clinicData(facts: ClinicFacts, site: string): object {
  const { address, geo, mapUrl } = facts;
  const networks = Object.values(facts.social).filter(Boolean);
  return {
    '@context': 'https://schema.org',
    '@type': ['MedicalClinic', 'LocalBusiness'],
    '@id': `${site}/#clinic`,
    name: facts.name,
    legalName: facts.legalName,
    ...(facts.tagline && { slogan: facts.tagline }),
    url: site,
    logo: `${site}${facts.logo || '/icon-512.png'}`,
    image: `${site}/og.png`,
    telephone: facts.phones[0],
    email: facts.email,
    priceRange: '₹₹',
    currenciesAccepted: 'INR',
    address: {
      '@type': 'PostalAddress',
      streetAddress: [address.line1, address.line2].filter(Boolean).join(', '),
      addressLocality: address.city,
      addressRegion: address.state,
      ...(address.pin && { postalCode: address.pin }),
      addressCountry: address.country,
    },
    ...(geo && { geo: { '@type': 'GeoCoordinates', ...geo } }),
    ...(mapUrl && { hasMap: mapUrl }),
    ...(networks.length > 0 && { sameAs: networks }),
    openingHoursSpecification: CLINIC_HOURS.map(({ day, open, close }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: nameOfWeekday(day),
      opens: open,
      closes: close,
    })),
  };
}
