/** What the lock file says of a package. */
export interface LockedPackage {
  version?: string
  license?: string
  dev?: boolean
  devOptional?: boolean
}

/** A weakness of a package that the registry knows of. */
export interface Advisory {
  name: string
  severity: string
  title: string
}

/** Licences under which a library may be part of what we hand out (SPDX). */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unicode-3.0',
  'Unlicense',
  'Zlib',
])

/** Whether an SPDX expression leaves a choice we may make: of `OR` one, of `AND` all. */
export const mayShip = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => allowed.has(name.trim())))

/** The packages that ship under a licence we do not know to allow it, as `name version: licence`. */
export const foreignLicences = (packages: Readonly<Record<string, LockedPackage>>): readonly string[] =>
  Object.entries(packages).flatMap(([path, { version = '', license = 'none', dev = false, devOptional = false }]) =>
    path === '' || dev || devOptional || mayShip(license) ? [] : [`${nameOf(path)} ${version}: ${license}`],
  )

const nameOf = (path: string): string => path.split('node_modules/').at(-1) ?? path

/** The advisories in what `npm audit --json` printed; null where the registry did not answer. */
export function advisoriesIn(printed: string): readonly Advisory[] | null {
  try {
    const { vulnerabilities } = JSON.parse(printed) as { vulnerabilities?: Record<string, { severity: string; via: readonly unknown[] }> }
    if (vulnerabilities === undefined) return null
    return Object.entries(vulnerabilities).map(([name, { severity, via }]) => ({ name, severity, title: via.map(titleOf).join(', ') }))
  } catch {
    return null
  }
}

const titleOf = (cause: unknown): string =>
  typeof cause === 'object' && cause !== null && 'title' in cause ? String(cause.title) : `through ${String(cause)}`

const isGrave = ({ severity }: Advisory): boolean => severity === 'high' || severity === 'critical'

/** What is told, the sum of it last. Red are a licence that may not ship, and a grave weakness of what ships; `all` and `shipped` null for no answer. */
export function verdict(foreign: readonly string[], all: readonly Advisory[] | null, shipped: readonly Advisory[] | null) {
  const grave = shipped?.filter(isGrave) ?? []
  const told = all?.map(({ name, severity, title }) => `${severity}: ${name} (${title})`) ?? []
  const known =
    all === null || shipped === null
      ? 'the registry did not answer, so no advisories'
      : `${count(all.length, 'advisory', 'advisories')}, ${shipped.length} of what ships`
  const licences = foreign.length === 0 ? 'every licence may ship' : `${count(foreign.length, 'licence', 'licences')} that may not ship`
  return { lines: [...foreign, ...told, `${licences}; ${known}`], isRed: foreign.length + grave.length > 0 }
}

const count = (number: number, one: string, other: string): string => `${number} ${number === 1 ? one : other}`
