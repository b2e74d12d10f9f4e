import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Makes of a build the one that might follow it: every script in `assets` has another name, as after a change, and the page
 * says so in `<html data-build="next">`. The files under the old names are gone, as they are after a real deployment.
 */
export async function makeNextBuild(build: string, folder: string): Promise<void> {
  await cp(build, folder, { recursive: true })
  const files = (await readdir(folder, { recursive: true })).map((file) => file.replaceAll('\\', '/'))
  await Promise.all(files.filter((file) => /\.(?:br|gz)$/.test(file)).map((file) => rm(join(folder, file))))
  const scripts = files.filter((file) => /^assets\/[^/]+\.js$/.test(file)).map((file) => file.slice('assets/'.length, -'.js'.length))
  for (const file of files.filter((name) => /\.(?:js|html)$/.test(name))) {
    let text = await readFile(join(folder, file), 'utf8')
    for (const script of scripts) text = text.replaceAll(`${script}.js`, `${script}-next.js`)
    if (file === 'index.html') text = text.replace('<html ', '<html data-build="next" ')
    // The page is precached under its own revision; the worker only fetches it again when that changes.
    if (file === 'sw.js') text = text.replace(/(["']?revision["']?:\s*["'`])\w+(["'`],\s*["']?url["']?:\s*["'`]index\.html)/, '$1next$2')
    await writeFile(join(folder, file), text)
  }
  for (const script of scripts) await rename(join(folder, `assets/${script}.js`), join(folder, `assets/${script}-next.js`))
}
