interface CalendarEvent {
  /** Names the event for ever: taken in twice, a calendar has it once. */
  uid: string
  name: string
  /** `YYYY-MM-DD`. */
  day: string
  url: string
  /** When the file was made, epoch ms. */
  madeAt: number
}

/** A file for a person's own calendar: a whole day, announced at nine in the morning (iCalendar, RFC 5545). */
export function calendarFile({ uid, name, day, url, madeAt }: CalendarEvent): string {
  const made = new Date(madeAt).toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const text = escaped(name)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Matinee//Releases//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${made}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `SUMMARY:${text}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${text}`,
    'TRIGGER:PT9H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.flatMap(folded).join('\r\n')}\r\n`
}

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
