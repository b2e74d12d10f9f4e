import Papa from 'papaparse'
import { isBackup, readBackup } from '#domain/import/backup.ts'
import { readTable, type Table } from '#domain/import/csv-lists.ts'
import type { BadRow, FileContent, FileProblem, ImportEntry, ImportRow } from '#domain/import/entry.ts'
import { readTrakt } from '#domain/import/trakt.ts'
import { decodeText } from '#domain/sources/decode-text.ts'
import { importLimits } from '#product/importing.ts'
import { readArticle } from '#remote/api/news.ts'
import { expandZip } from './expand-zip.ts'

/** A file that is left out, and why. */
export interface LeftOutFile {
  file: string
  problem: FileProblem
}

/** What all files say together. */
export interface ReadImport {
  /** The names of those that said something. */
  files: readonly string[]
  entries: readonly ImportEntry[]
  rows: readonly ImportRow[]
  /** The settings of a backup; null where there are none. */
  settings: unknown
  bad: readonly BadRow[]
  leftOut: readonly LeftOutFile[]
}

/** What of an archive is of use: not what was deleted, nor Letterboxd's own lists, which have no place here. */
const isWanted = (name: string): boolean =>
  /\.(?:csv|json)$/i.test(name) && !/(?:^|\/)(?:(?:deleted|orphaned|__MACOSX)\/|lists\/[^/]*\.csv$)/i.test(name)

interface TextFile {
  name: string
  bytes: Uint8Array
}

/** Reads what somebody chose to import; nothing is changed by it. Larger files than the limits allow are not even opened. Never rejects. */
export async function readImportFiles(chosen: readonly File[]): Promise<ReadImport> {
  const leftOut: LeftOutFile[] = []
  const texts: TextFile[] = []
  for (const file of chosen.slice(0, importLimits.files)) {
    const opened = await open(file)
    if (typeof opened === 'string') leftOut.push({ file: file.name, problem: opened })
    else texts.push(...opened)
  }
  leftOut.push(...chosen.slice(importLimits.files).map(({ name: file }) => ({ file, problem: 'too-many' as const })))

  const read: (Said & { file: string })[] = []
  let room = importLimits.entries
  for (const { name: file, bytes } of texts) {
    const found = saidIn(file, decodeText(bytes))
    const problem = typeof found === 'string' ? found : problemOf(found, room)
    if (problem !== undefined || typeof found === 'string') leftOut.push({ file, problem: problem ?? 'unreadable' })
    else {
      room -= sizeOf(found)
      read.push({ file, ...found })
    }
  }
  return {
    files: read.map(({ file }) => file),
    entries: read.flatMap(({ entries }) => entries),
    rows: read.flatMap(({ rows }) => rows),
    settings: read.find(({ settings }) => settings !== null)?.settings ?? null,
    bad: read.flatMap(({ bad }) => bad),
    leftOut,
  }
}

type Said = Exclude<FileContent, FileProblem>

const sizeOf = ({ entries, rows }: Said): number => entries.length + rows.length

function problemOf(said: Said, room: number): FileProblem | undefined {
  if (sizeOf(said) > room) return 'too-many'
  return sizeOf(said) === 0 && said.bad.length === 0 && said.settings === null ? 'nothing' : undefined
}

async function open(file: File): Promise<TextFile[] | FileProblem> {
  const isZip = /\.zip$/i.test(file.name)
  if (file.size > (isZip ? importLimits.zipBytes : importLimits.bytes)) return 'too-large'
  const content = await file.arrayBuffer().catch(() => undefined)
  if (content === undefined) return 'unreadable'
  const bytes = new Uint8Array(content)
  if (!isZip) return [{ name: file.name, bytes }]
  const expanded = expandZip(bytes, importLimits.bytes, isWanted)
  return expanded === 'unreadable' || expanded === 'too-large' || expanded.length > 0 ? expanded : 'nothing'
}

/** What a text says, by what it is and not by its name. */
function saidIn(file: string, text: string): FileContent {
  const isJson = /^\uFEFF?\s*[[{]/.test(text)
  if (!isJson) return readTable(tableIn(file, text))
  const json = parsed(text)
  if (json === undefined) return 'unreadable'
  return isBackup(json) ? readBackup(json, file, readArticle) : readTrakt(json, file)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

/** A table with the line of each of its rows: a field may hold line breaks, so that rows are no lines. */
function tableIn(name: string, text: string): Table {
  const [headings = [], ...rows] = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { delimiter: '' }).data
  let line = 1 + breaksIn(headings)
  const lines = rows.flatMap((row) => {
    line += 1
    const at = line
    line += breaksIn(row)
    const isEmpty = row.every((field) => field.trim() === '')
    return isEmpty ? [] : [{ line: at, fields: Object.fromEntries(headings.map((heading, index) => [heading.trim(), row[index] ?? ''])) }]
  })
  return { name, headings: headings.map((heading) => heading.trim()), lines }
}

const breaksIn = (row: readonly string[]): number => row.join('').split('\n').length - 1
