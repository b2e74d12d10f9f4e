import type { Lang } from './text.ts'

/**
 * What a drawn picture shows. `still` ids are episode ids, `season` ids those of seasons, `provider` ids the movie
 * database's own; `company` is a company or a network, `cover` that
 * of an audiobook.
 */
export type PictureKind = 'poster' | 'backdrop' | 'logo' | 'still' | 'season' | 'collection' | 'profile' | 'provider' | 'company' | 'cover'

export interface PictureName {
  kind: PictureKind
  lang: Lang | 'none'
  id: number
  /** Which of several pictures of the same thing. */
  variant: number
}

const kinds: Readonly<Record<PictureKind, string>> = {
  poster: 'Poster',
  backdrop: 'Backdrop',
  logo: 'Logo',
  still: 'Still',
  season: 'Season',
  collection: 'Collection',
  profile: 'Profile',
  provider: 'Provider',
  company: 'Company',
  cover: 'Cover',
}
const languageCodes = { en: 'En', de: 'De', none: 'Xx' } as const
const pattern = new RegExp(`^demo(${Object.values(kinds).join('|')})(En|De|Xx)V(\\d)N(\\d{10})\\.(?:jpg|png|svg)$`)

/** The path of a drawn picture as the movie database writes paths: a slash and a file name of its own pattern. */
export function picturePath(
  kind: PictureKind,
  id: number,
  lang: Lang | 'none' = 'none',
  variant = 0,
  ending: 'jpg' | 'png' | 'svg' = 'jpg',
): string {
  return `/demo${kinds[kind]}${languageCodes[lang]}V${variant}N${String(id).padStart(10, '0')}.${ending}`
}

/** Reads a file name back (without the slash); undefined when it is none of ours. */
export function parsePicture(file: string): PictureName | undefined {
  const [, kind, code, variant, id] = pattern.exec(file) ?? []
  const found = (Object.keys(kinds) as PictureKind[]).find((key) => kinds[key] === kind)
  if (found === undefined) return undefined
  return { kind: found, lang: code === 'En' ? 'en' : code === 'De' ? 'de' : 'none', id: Number(id), variant: Number(variant) }
}
