import { markPaths } from './mark-paths.ts'

/** The mark in the colour of the text around it, its sun in the accent; decorative, the name stands beside it. */
export function Mark({ size = 28, className }: { size?: number; className?: string | undefined }) {
  return (
    <svg width={size} height={size} viewBox="92 92 328 328" className={className} aria-hidden="true">
      {markPaths.curtains.map((curtain) => (
        <path key={curtain} d={curtain} fill="currentColor" />
      ))}
      <path d={markPaths.sun} fill="var(--color-accent)" />
    </svg>
  )
}
