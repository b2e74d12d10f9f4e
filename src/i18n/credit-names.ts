import { type I18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { selves } from '#domain/title/credits.ts'

/** The movie database's words for kinds of work; it has no translation of them. */
const departments: Readonly<Record<string, MessageDescriptor>> = {
  Acting: msg`Acting`,
  Actors: msg`Acting`,
  Directing: msg`Directing`,
  Writing: msg`Writing`,
  Creator: msg`Creator`,
  Production: msg`Production`,
  Camera: msg`Camera`,
  Editing: msg`Editing`,
  Sound: msg`Sound and music`,
  Art: msg`Art`,
  'Costume & Make-Up': msg`Costume and make-up`,
  'Visual Effects': msg`Visual effects`,
  Lighting: msg`Lighting`,
  Crew: msg`Crew`,
}

/** Its words for the jobs that are read most. */
const jobs: Readonly<Record<string, MessageDescriptor>> = {
  Director: msg`Director`,
  Writer: msg`Writer`,
  Screenplay: msg`Screenplay`,
  Story: msg`Story`,
  Novel: msg`Novel`,
  Creator: msg`Creator`,
  Producer: msg`Producer`,
  'Executive Producer': msg`Executive producer`,
  'Director of Photography': msg`Director of photography`,
  Editor: msg`Editor`,
  'Original Music Composer': msg`Music`,
  'Costume Design': msg`Costume design`,
  'Production Design': msg`Production design`,
  Casting: msg`Casting`,
}

/** A kind of work in the interface's language; as the movie database says it where we have no word. */
export const departmentName = (i18n: I18n, department: string): string => {
  const known = departments[department]
  return known ? i18n._(known) : department
}

/** What the movie database writes behind a part, in brackets. */
const partNotes: Readonly<Record<string, MessageDescriptor>> = {
  uncredited: msg`uncredited`,
  voice: msg`voice`,
  'archive footage': msg`archive footage`,
}

const themselves = new RegExp(String.raw`\b(?:${selves})\b`, 'g')
const onlyThemselves = new RegExp(String.raw`^(?:${selves})\b`)

/** Nobody is "as Self". */
export const isThemselves = (role: string): boolean => onlyThemselves.test(role)

/** A part somebody plays; only what is not the name of a character has words of its own in each language. */
export const roleName = (i18n: I18n, role: string): string =>
  role
    .replace(themselves, () => i18n._(msg`Self`))
    .replaceAll(/\(([a-z ]+)\)/g, (all, note: string) => {
      const known = partNotes[note]
      return known ? `(${i18n._(known)})` : all
    })

/** The same for a job. */
export const jobName = (i18n: I18n, job: string): string => {
  const known = jobs[job]
  return known ? i18n._(known) : job
}
