import type { Title } from './title.ts'

/** Somebody in front of the camera of a title. */
export interface CastMember {
  id: number
  name: string
  /** The parts played, joined by ` / `; may be empty. */
  role: string
  photoPath: string | null
  /** In how many episodes of a show; 0 when nobody counted. */
  episodes: number
}

/** Somebody behind it, with every job they did there. */
export interface CrewMember {
  id: number
  name: string
  jobs: readonly string[]
  /** The movie database's own word: `Directing`, `Writing` ... */
  department: string
  photoPath: string | null
}

/** The movie database's words for somebody who plays themselves, as alternatives of a pattern. */
export const selves = 'Self|Himself|Herself|Themselves'

/** One title in a person's work, named once however often the person is in it. */
export interface Credit {
  title: Title
  /** The parts played or the jobs done, joined by ` / `; may be empty. */
  role: string
  /** When their work on it began (`YYYY-MM-DD`): of a show the episode in which they were first, of a movie its release; null when nobody said. */
  date: string | null
  /** `Acting` in front of the camera, else the movie database's word for the job's department. */
  department: string
  /** 0 when nobody counted. */
  episodes: number
  /** How many people voted on the title: what somebody is known for comes first by it. */
  votes: number
}
