export interface CalendarEvent {
  /** Names the event for ever: taken in twice, a calendar has it once. */
  uid: string
  name: string
  /** A whole day (`YYYY-MM-DD`), or instants, epoch ms. */
  when: { day: string } | { from: number; until: number }
  url: string
  /** When the file was made, epoch ms. */
  madeAt: number
}

/** A file for a person's own calendar: a day is announced at nine in the morning, an hour a quarter before (iCalendar, RFC 5545). */
export function calendarFile({ uid, name, when, url, madeAt }: CalendarEvent): string {
  const text = escaped(name)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Matinee//Releases//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${instant(madeAt)}`,
    ...('day' in when
      ? [`DTSTART;VALUE=DATE:${when.day.replaceAll('-', '')}`]
      : [`DTSTART:${instant(when.from)}`, `DTEND:${instant(when.until)}`]),
    `SUMMARY:${text}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${text}`,
    'day' in when ? 'TRIGGER:PT9H' : 'TRIGGER:-PT15M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.flatMap(folded).join('\r\n')}\r\n`
}

/** Section 3.3.5: `20261224T080000Z`. */
const instant = (ms: number): string => new Date(ms).toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** Section 3.3.11: what has a meaning in lists of texts is marked. */
const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)

/** Section 3.1: no line is longer than 75 octets; what goes on begins with a space. */
function folded(line: string): string[] {
  const lines = ['']
  let octets = 0
  for (const letter of line) {
    const size = octetsOf(letter)
    if (octets + size > 75) {
      lines.push(' ')
      octets = 1
    }
    lines[lines.length - 1] += letter
    octets += size
  }
  return lines
}

/** How long a character is in UTF-8. */
function octetsOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4
}
