import { grouped } from '#domain/grouped.ts'
import type { CastMember, CrewMember } from '#domain/title/credits.ts'
import { pathOf } from './titles.ts'
import { label, listOf, number, record, text } from './tolerant.ts'

type Fields = Readonly<Record<string, unknown>>

const joined = (roles: readonly string[]): string => [...new Set(roles.filter(Boolean))].join(' / ')

/** Who plays: of `credits`, one entry per part, or of `aggregate_credits`, one per person with all parts. Each person once. */
export function readCast(entries: unknown): CastMember[] {
  const people = grouped(listOf(entries, readCastMember), ({ id }) => id)
  return people.map((parts) => ({ ...parts[0], role: joined(parts.map(({ role }) => role)) }))
}

function readCastMember(person: Fields): CastMember | null {
  const id = number(person['id'])
  const name = label(person['name'])
  if (!id || !name) return null
  const roles = listOf(person['roles'], (role) => label(role['character']) || null)
  return {
    id,
    name,
    role: joined([label(person['character']), ...roles]),
    photoPath: pathOf(person['profile_path']),
    episodes: number(person['total_episode_count']),
  }
}

/** Who made it: one entry per job, or per person with all jobs. Each person once, at the place of their first job. */
export function readCrew(entries: unknown): CrewMember[] {
  const people = grouped(listOf(entries, readCrewMember), ({ id }) => id)
  return people.map((parts) => ({ ...parts[0], jobs: [...new Set(parts.flatMap(({ jobs }) => jobs))] }))
}

function readCrewMember(person: Fields): CrewMember | null {
  const id = number(person['id'])
  const name = label(person['name'])
  if (!id || !name) return null
  const jobs = listOf(person['jobs'], (job) => label(job['job']) || null)
  return {
    id,
    name,
    jobs: [label(person['job']), ...jobs].filter(Boolean),
    department: text(person['department']),
    photoPath: pathOf(person['profile_path']),
  }
}

/** Creators of a show, else the directors. */
export function readMakers(item: Fields, crew: readonly CrewMember[]): { id: number; name: string }[] {
  const creators = readCrew(item['created_by'])
  const makers = creators.length > 0 ? creators : crew.filter(({ jobs }) => jobs.includes('Director'))
  return makers.map(({ id, name }) => ({ id, name }))
}

/** The credits of a title: those of all seasons where they were asked for, else the plain ones. */
export const creditsOf = (item: Fields): Fields => {
  const all = record(item['aggregate_credits'])
  return all['cast'] === undefined && all['crew'] === undefined ? record(item['credits']) : all
}
