import { passwordLength } from '#contract/passwords.ts'

export const strengths = ['short', 'weak', 'fair', 'good', 'strong'] as const
export type Strength = (typeof strengths)[number]

/** From so many bits on. */
const bitsOf: readonly [Strength, number][] = [
  ['strong', 58],
  ['good', 45],
  ['fair', 30],
]

/** What people write, and what each of its characters tells, which is little more than what stands before it. */
const habits: readonly [RegExp, number][] = [
  // A year of somebody alive.
  [/(?:19|20)\d\d/g, 1.8],
  // Four or more small letters, one capital before them or not, or four or more capitals: as likely a word as not
  // (Shannon, Prediction and Entropy of Printed English, 1951: 0.6 to 2.3 bits a letter).
  [/\p{Lu}?\p{Ll}{3,}|\p{Lu}{4,}/gu, 2.2],
]

const alphabets: readonly [RegExp, number][] = [
  [/\d/, 10],
  [/[a-zA-Z]/, 52],
  [/[ -~]/, 33],
]
/** Letters of other scripts and signs beyond ASCII. */
const otherAlphabet = 100

/**
 * How hard a password is to guess; it only advises (decision T14). A common one is refused by the server, whatever is said here.
 *
 * @param own what anybody may know of them: their address, their name
 */
export function passwordStrength(password: string, own: readonly string[]): Strength {
  if ([...password].length < passwordLength.min) return 'short'
  const bits = guessBits(withoutOwn(password, own))
  return bitsOf.find(([, least]) => bits >= least)?.[0] ?? 'weak'
}

/** Words of one's own count for nothing. */
function withoutOwn(password: string, own: readonly string[]): string {
  const words = own.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])
  return words.reduce((left, one) => left.replaceAll(new RegExp(one, 'giu'), ''), password)
}

/** Stands for what was counted already. */
const counted = '\0'

/** An estimate of the bits a guesser has to find (base-2 logarithm of the number of guesses). */
function guessBits(password: string): number {
  let left = password.replaceAll(/(.)\1{2,}/gu, '$1$1')
  let bits = 0
  for (const [habit, bitsEach] of habits) {
    left = left.replaceAll(habit, (found) => {
      bits += found.length * bitsEach
      return counted
    })
  }
  const characters = [...left]
  return characters.reduce((sum, character, place) => sum + (isStep(characters[place - 1], character) ? 0 : bitsOfOne(character)), bits)
}

const bitsOfOne = (character: string): number =>
  character === counted ? 0 : Math.log2(alphabets.find(([of]) => of.test(character))?.[1] ?? otherAlphabet)

/** The same once more, the next or the one before: `aaa`, `1234`, `321`. */
function isStep(before: string | undefined, character: string): boolean {
  return before !== undefined && Math.abs((before.codePointAt(0) ?? 0) - (character.codePointAt(0) ?? 0)) <= 1
}
