/** What the simulation drives. Imported with `?mutant=name` it is the same engine with one bug planted (see mutants.ts). */
export { syncOnce } from '#sync/sync-once.ts'
export { writeLocally } from '#sync/write.ts'
