import { z } from 'zod'
import { copyAddress } from '#domain/audiobooks/copy-address.ts'

/** A number or a text, as text; empty where there is nothing. */
export const written = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? '').trim())

/** One text, or several. */
export const writtenList = z
  .union([z.array(z.string()), z.string()])
  .nullish()
  .transform((value) => (typeof value === 'string' ? [value] : (value ?? [])))

/** A length as `722`, `722.3`, `12:02` or `1:12:02`, in seconds; null for what is none. */
export function secondsOf(length: string): number | null {
  if (/^\d{1,7}(?:\.\d+)?$/.test(length)) return Math.round(Number(length) * 10) / 10
  const [, hours = '0', minutes = '', seconds = ''] = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{2}(?:\.\d+)?)$/.exec(length) ?? []
  const isClock = minutes !== '' && Number(seconds) < 60 && (hours === '0' || Number(minutes) < 60)
  return isClock ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : null
}

/** Hosts that answer with and without encryption, so that an address without means the same with it. */
const encrypted = /^http:\/\/((?:[\w-]+\.)*(?:archive|librivox)\.org)\//i

/** An address that a page may load, whole and encrypted; null for anything else. */
export function safeAddress(url: string): string | null {
  const address = url.replace(encrypted, 'https://$1/')
  if (!address.startsWith('https://') || !URL.canParse(address)) return null
  const { href } = new URL(address)
  return href.length <= 2000 ? href : null
}

/** Whether a page may read all these files somewhere, and not only play them: then the book can be copied onto a device. */
export const isCopyable = (chapters: readonly { url: string }[]): boolean => chapters.every(({ url }) => copyAddress(url) !== null)

/** The lengths of all parts together; 0 where one of them is not known. */
export const sumOf = (lengths: readonly number[]): number =>
  lengths.every((seconds) => seconds > 0) ? Math.round(lengths.reduce((sum, seconds) => sum + seconds, 0)) : 0

/** The first thing that is wrong, and where. */
export function wrongPlace({ issues: [issue] }: z.ZodError): string {
  return issue === undefined ? 'is wrong' : `${issue.path.join('.') || 'it'}: ${issue.message}`
}
