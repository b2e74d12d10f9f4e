import { endpoints } from '#contract/endpoints.ts'
import {
  type CatalogueKind,
  type SourceFault,
  sourceFaults,
  sourceKinds,
  type SourceRemark,
  sourceRemarks,
} from '#contract/source-health.ts'
import type { Query } from '../tmdb/query.ts'
import { type Fields, label, listOf, number, record, text, webAddress } from '../tmdb/readers.ts'

/** How a source does that the operator has listed. */
export interface SourceState {
  kind: CatalogueKind
  name: string
  /** Empty where it has none. */
  homepage: string
  items: number
  leftOut: number
  remarks: readonly SourceRemark[]
  /** When it was read last, epoch ms; null where it never was. */
  readAt: number | null
  /** Why it could not be read when it was asked last; null where it could. */
  fault: SourceFault | null
}

/** How the operator's sources do. */
export const sourceHealthQuery: Query<readonly SourceState[]> = {
  path: `/api${endpoints.sourceHealth.path}`,
  params: {},
  read: (body) =>
    Array.isArray(record(body)['sources'])
      ? listOf(record(body)['sources'], (entry) => {
          const kind = sourceKinds.find((known) => known === entry['kind'])
          const readAt = Date.parse(text(entry['read_at']))
          if (kind === undefined || label(entry['name']) === '') return null
          return {
            kind,
            name: label(entry['name']),
            homepage: webAddress(entry['homepage']),
            items: number(entry['items']),
            leftOut: number(entry['left_out']),
            remarks: listOf(entry['remarks'], readRemark),
            readAt: Number.isNaN(readAt) ? null : readAt,
            fault: sourceFaults.find((known) => known === entry['fault']) ?? null,
          }
        })
      : null,
}

function readRemark(entry: Fields): SourceRemark | null {
  const code = sourceRemarks.find((known) => known === entry['code'])
  return code === undefined ? null : { code, line: number(entry['line']), name: label(entry['name']) }
}

/** A library that is in the files of this build. */
export interface Library {
  name: string
  version: string
  /** The short name of its licence (SPDX), empty where its package has none. */
  licence: string
  /** Its licence in full, empty where its package has none. */
  text: string
}

/** The libraries that this build brings along, written by the build itself. */
export const librariesQuery: Query<readonly Library[]> = {
  path: '/licences.json',
  params: {},
  read: (body) =>
    Array.isArray(record(body)['libraries'])
      ? listOf(record(body)['libraries'], (entry) => {
          const [name, version] = [label(entry['name']), label(entry['version'])]
          const { text: full } = entry
          return name && version
            ? { name, version, licence: label(entry['licence']), text: typeof full === 'string' ? full.slice(0, longestLicence) : '' }
            : null
        })
      : null,
}

const longestLicence = 20_000
