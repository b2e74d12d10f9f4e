import { Length } from '#components/facts/runtime.tsx'

/** How long something takes (s), in hours and minutes: at least one. Nothing where it is not known. */
export function Duration({ seconds }: { seconds: number }) {
  if (seconds <= 0) return null
  const minutes = Math.max(1, Math.round(seconds / 60))
  return <Length hours={Math.floor(minutes / 60)} minutes={minutes % 60} />
}
