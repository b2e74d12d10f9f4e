import type { Lang, Text } from '../text.ts'

export interface Certification {
  certification: string
  meaning: Text
}

const row = (certification: string, en: string, de: string): Certification => ({ certification, meaning: { en, de } })

type Certifications = Readonly<Record<string, readonly Certification[]>>

/** The certificates that films and shows share, by country, mildest first. */
const ofFilmsAndShows: Certifications = {
  DE: [
    row('0', 'Released without age restriction.', 'Freigegeben ohne Altersbeschränkung.'),
    row('6', 'Released to ages 6 and over.', 'Freigegeben ab 6 Jahren.'),
    row('12', 'Released to ages 12 and over.', 'Freigegeben ab 12 Jahren.'),
    row('16', 'Released to ages 16 and over.', 'Freigegeben ab 16 Jahren.'),
    row('18', 'Not released to young people.', 'Keine Jugendfreigabe.'),
  ],
  GB: [
    row('U', 'Suitable for all.', 'Für alle geeignet.'),
    row('PG', 'Some scenes may be unsuitable for small children.', 'Einzelne Szenen sind nichts für kleine Kinder.'),
    row('12A', 'Under twelve only with an adult.', 'Unter zwölf nur in Begleitung.'),
    row('15', 'Only for fifteen years and over.', 'Erst ab fünfzehn Jahren.'),
    row('18', 'Only for adults.', 'Nur für Erwachsene.'),
  ],
  IN: [
    row('U', 'Everybody may see it.', 'Alle dürfen zusehen.'),
    row('UA 13+', 'From thirteen with guidance.', 'Ab dreizehn, mit Begleitung.'),
    row('A', 'Only for adults.', 'Nur für Erwachsene.'),
  ],
}

/** The certificates of films by country, mildest first: `certification.lte` counts along these rows. */
export const movieCertifications: Certifications = {
  US: [
    row('NR', 'Not rated.', 'Ohne Einstufung.'),
    row('G', 'All ages admitted.', 'Für jedes Alter.'),
    row('PG', 'Some material may not suit children.', 'Manches ist nichts für Kinder.'),
    row('PG-13', 'Some material may not suit children under 13.', 'Manches ist nichts für Kinder unter 13.'),
    row('R', 'Under 17 only with a parent or guardian.', 'Unter 17 nur mit Eltern oder Erziehungsberechtigten.'),
    row('NC-17', 'Nobody of 17 and under.', 'Niemand bis 17.'),
  ],
  ...ofFilmsAndShows,
}

/** The certificates of shows by country, mildest first. */
export const showCertifications: Certifications = {
  US: [
    row('NR', 'Not rated.', 'Ohne Einstufung.'),
    row('TV-Y', 'For all children.', 'Für alle Kinder.'),
    row('TV-Y7', 'For children of 7 and over.', 'Für Kinder ab 7.'),
    row('TV-G', 'For all ages.', 'Für jedes Alter.'),
    row('TV-PG', 'Parental guidance suggested.', 'Eltern sollten mitschauen.'),
    row('TV-14', 'Not for children under 14.', 'Nichts für Kinder unter 14.'),
    row('TV-MA', 'Only for adults.', 'Nur für Erwachsene.'),
  ],
  ...ofFilmsAndShows,
}

/** `GET /certification/{movie|tv}/list`. */
export const certificationList = (table: Readonly<Record<string, readonly Certification[]>>, lang: Lang): Record<string, unknown> => ({
  certifications: Object.fromEntries(
    Object.entries(table).map(([country, rows]) => [
      country,
      rows.map(({ certification, meaning }, at) => ({ certification, meaning: meaning[lang], order: at })),
    ]),
  ),
})
