import type { CSSProperties } from 'react'
import { skeleton } from './skeleton.css.ts'

interface SkeletonProps {
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  /** For pictures: `2 / 3`, `16 / 9`. */
  ratio?: CSSProperties['aspectRatio']
  className?: string
}

/** A quiet block with the exact geometry of what is loading. */
export function Skeleton({ width, height, ratio, className = '' }: SkeletonProps) {
  return <span className={`${skeleton} ${className}`} style={{ width, height, aspectRatio: ratio }} aria-hidden="true" />
}
