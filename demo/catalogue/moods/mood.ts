/** A text in the two languages of the product, written `English|German`; without a bar it is the same in both. */
export type Pair = string

/** Titles made of two halves: `join` is `{a} of {b}|{a} von {b}`, and every `a` goes with every `b`. */
export interface TitlePattern {
  join: Pair
  a: readonly Pair[]
  b: readonly Pair[]
}

/**
 * What the generator needs to invent titles of one kind. In `openings` and `turns` `{Who}`/`{who}` is "lighthouse keeper
 * Marit Solberg", `{place}` a town, and the feminine forms in braces (`{she}`, `{her}`, `{sie}`, `{ihre}`, ...) become
 * masculine for a man.
 */
export interface Mood {
  movieGenres: readonly (readonly number[])[]
  showGenres: readonly (readonly number[])[]
  movies: readonly Pair[]
  shows: readonly Pair[]
  patterns: readonly TitlePattern[]
  /** English, German masculine, German feminine. */
  roles: readonly `${string}|${string}|${string}`[]
  openings: readonly Pair[]
  turns: readonly Pair[]
  taglines: readonly Pair[]
}
