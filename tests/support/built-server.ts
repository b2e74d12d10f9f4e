import { buildWhenStale } from '../../scripts/build-when-stale.ts'

/** Servers in processes of their own are started from the build, as people start them. */
export default (): void => buildWhenStale(['first view', 'server'])
