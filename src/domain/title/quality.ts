import type { Title } from './title.ts'

/** An estimate from the artwork, nothing more: HD if there is a backdrop, else CAM (specification, section 2; decision P8). */
export const qualityOf = (title: Title): 'HD' | 'CAM' => (title.backdropPath === null ? 'CAM' : 'HD')
