import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type Advisory, advisoriesIn, foreignLicences, type LockedPackage, verdict } from './house/dependencies.ts'

/**
 * A step of `npm test`: whether everything that ships has a licence we may ship, and whether the registry knows of a weakness in what is used. Without a network
 * only the licences are looked at, and the last line says so.
 */
const audit = (flags: readonly string[]): readonly Advisory[] | null => {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=20000', ...flags], {
    encoding: 'utf8',
    timeout: 60_000,
    shell: process.platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
  })
  return advisoriesIn(stdout ?? '')
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, LockedPackage> }
const { lines, isRed } = verdict(foreignLicences(packages), audit([]), audit(['--omit=dev']))
console.log(lines.join('\n'))
process.exit(isRed ? 1 : 0)
