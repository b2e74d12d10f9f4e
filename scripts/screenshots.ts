import { buildWhenStale } from './build-when-stale.ts'
import { takeAll } from './screenshots/album.ts'
import { takePublished } from './screenshots/published.ts'

/**
 * `npm run screenshots`: every screen of the build in every size and look, to be looked at, in .cache/screenshots or the
 * folder given. `npm run screenshots -- --publish` takes those again that are committed: the manifest's and the README's.
 */
buildWhenStale()
const [choice = '.cache/screenshots'] = process.argv.slice(2)
if (choice === '--publish') await takePublished()
else console.log(`${await takeAll(choice)} screenshots in ${choice}`)
