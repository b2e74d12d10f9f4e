import { Unzip, UnzipInflate } from 'fflate'

/** A file of an archive. */
export interface ArchivedFile {
  name: string
  bytes: Uint8Array
}

/** How every archive begins that holds a file, and how the record at its end begins (APPNOTE 4.3.7, 4.3.16). */
const beginning = [0x50, 0x4b, 0x03, 0x04]
const ending = [0x50, 0x4b, 0x05, 0x06]
/** The record at the end, and the longest comment in it. */
const endBytes = 22 + 65_535

const standsAt = (mark: readonly number[], bytes: Uint8Array, place: number): boolean =>
  mark.every((byte, at) => bytes[place + at] === byte)

/** Whether an archive has its beginning and its end: a download that broke off has not. */
const isComplete = (archive: Uint8Array): boolean =>
  standsAt(beginning, archive, 0) && archive.subarray(-endBytes).some((_, place, tail) => standsAt(ending, tail, place))

/** So much is handed to the expansion at once: what comes of it is counted before there is more. */
const stepBytes = 16_384

/**
 * The wanted files of a ZIP archive; 'too-large' as soon as they have more than so many bytes together, whatever the archive itself says of its
 * sizes, and 'unreadable' where it is damaged.
 */
export function expandZip(
  archive: Uint8Array,
  mostBytes: number,
  isWanted: (name: string) => boolean,
): ArchivedFile[] | 'too-large' | 'unreadable' {
  if (!isComplete(archive)) return 'unreadable'
  const files: { name: string; parts: Uint8Array[]; isWhole: boolean }[] = []
  let bytes = 0
  let isDamaged = false
  const isTooMuch = (): boolean => bytes > mostBytes
  const unzip = new Unzip((entry) => {
    if (!isWanted(entry.name)) return
    const file = { name: entry.name, parts: new Array<Uint8Array>(), isWhole: false }
    files.push(file)
    entry.ondata = (error, part, isLast) => {
      if (error !== null) isDamaged = true
      bytes += part?.length ?? 0
      if (part && !isTooMuch()) file.parts.push(part)
      file.isWhole = isLast
    }
    entry.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < archive.length && !isTooMuch(); at += stepBytes) {
      unzip.push(archive.subarray(at, at + stepBytes), at + stepBytes >= archive.length)
    }
  } catch {
    return 'unreadable'
  }
  if (isTooMuch()) return 'too-large'
  if (isDamaged || files.some(({ isWhole }) => !isWhole)) return 'unreadable'
  return files.map(({ name, parts }) => ({ name, bytes: joined(parts) }))
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
