import { randomInt } from 'node:crypto'

/** `npm run test:full` plays everything at its full size; `TEST_BUDGET` is read here only. */
const isFull = process.env['TEST_BUDGET'] === 'full'
const size = <Value>(quick: Value, full: Value): Value => (isFull ? full : quick)

/** How much of everything the tests play: in `npm test` the first of each, in `npm run test:full` the second. */
export const budgets = {
  /** The first seed of the random schedules: the same in every `npm test`, others in every `npm run test:full`. */
  firstSeed: size(1, randomInt(1, 100_000_000)),
  /** Random schedules of faults in memory; 2,000 of them meet every pair of faults. */
  randomSchedules: size(2000, 40_000),
  /** Random schedules on the app's own database and on SQLite, and the same on PostgreSQL, in the step of that name. */
  databaseSchedules: { sqlite: size(15, 300), postgres: size(5, 60) },
  /** Random schedules searched for each planted bug, besides replaying the recorded one. */
  mutantSearch: size(0, 1500),
  /** How often a server is killed at each named point. */
  serverKills: size(1, 2),
  /** How often a server is killed anywhere while it writes. */
  randomKills: size(1, 5),
  /** The most repetitions of a fault row in the journeys; `npm run faults` plays every row, with its own number. */
  faultRuns: size(1, 6),
  /** Rounds with four browsers and everything random at once; `npm run blackbox` plays as many as one likes. */
  blackboxRounds: size(0, 5),
  /** Histories of up to so many changes are merged in every way. */
  historyLength: size(4, 5),
  /** Random sequences of statements, and pushes of several members at once: what becomes of them in memory and in SQL, together and alone. */
  statementSequences: size(40, 150),
  /** So many minutes of a film are played in ticks of a second; eight hours in full. */
  playedMinutes: size(10, 480),
  /** How large a guide is that is read as a stream, megabytes. */
  guideMegabytes: size(12, 500),
  /** How many calls the server answers before its memory is looked at. */
  memoryCalls: size(200, 2000),
  /** How many posters, and as many backdrops, are drawn before it is looked at again. */
  memoryPictures: size(10, 40),
  /** Of how many titles one has its poster and its backdrop drawn and weighed. */
  drawnOneOf: size(600, 37),
  /** Of how many titles one has the lines of its poster read, in both languages. */
  readOneOf: size(8, 1),
  /** Whether an irregularity of the movie database is met on every screen it shows on, or on one. */
  everyIrregularScreen: size(false, true),
  /** Whether every screen is walked through in each look at each width, also empty and without a connection, or each once. */
  everyWalk: size(false, true),
  /** Whether what asks nothing special of SQL is tested on PostgreSQL too. */
  everythingOnPostgres: size(false, true),
}
