// Runs on any Node and without dependencies, before every npm script: refuses one that is older than package.json asks for, and installs exactly what the lock file says when
// node_modules is missing or older. npm puts node_modules/.bin first in PATH, so what follows runs on the Node pinned there.
import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { tooOldNode } from './node-version.mjs'

const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
const problem = tooOldNode(process.versions.node, engines.node.replace('>=', ''))
if (problem) {
  console.error(problem)
  process.exit(1)
}

const mtime = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

if (mtime('node_modules/.package-lock.json') + 10_000 < mtime('package-lock.json')) {
  console.log('Installing the packages of package-lock.json (once, about a minute) ...')
  const args = ['ci', '--loglevel=error', '--no-audit', '--no-fund']
  const npm = process.env.npm_execpath
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], { stdio: 'inherit' })
    : spawnSync('npm', args, { stdio: 'inherit', shell: true })
  process.exit(status ?? 1)
}
