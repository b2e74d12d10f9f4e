const clock = /^(?:(\d{1,3}):)?(\d{1,4}):([0-5]\d)$/
const units = /^(?=.)(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/

/** A moment of a film in an address (`?t=`), in seconds: `754`, `754s`, `12m34s`, `1h2m`, `12:34`, `1:02:03`. Undefined for anything else. */
export function readMoment(text: string): number | undefined {
  const found = clock.exec(text) ?? units.exec(text)
  const [hours = 0, minutes = 0, seconds = 0] = found?.slice(1).map((part) => Number(part ?? 0)) ?? []
  return found ? hours * 3600 + minutes * 60 + seconds : undefined
}

/** Seconds as a clock shows them: `0:07`, `12:34`, `1:02:03`. */
export function momentText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const parts = [Math.floor(whole / 60) % 60, whole % 60].map((part) => String(part).padStart(2, '0'))
  const hours = Math.floor(whole / 3600)
  return hours > 0 ? `${hours}:${parts.join(':')}` : parts.join(':').replace(/^0/, '')
}
