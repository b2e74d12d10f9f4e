import { proxy, subscribe } from 'valtio'
import { storage } from '#platform/storage.ts'
import { storageKeys } from '#platform/storage-keys.ts'
import { playing } from '#product/playing.ts'

const { looks, positions, sizes } = playing.subtitle

/** How the player of this device behaves; other devices have other ears and screens. */
export interface PlayerSettings {
  /** 0 to 1. */
  volume: number
  isMuted: boolean
  /** Of the subtitles to begin with, BCP 47; null for none. */
  subtitles: string | null
  /** Of those that C brings back, and of a second kind below the first. */
  lastSubtitles: string | null
  secondSubtitles: string | null
  look: (typeof looks)[number]
  position: (typeof positions)[number]
  /** In percent. */
  size: (typeof sizes)[number]
  areSubtitlesSpoken: boolean
  /** Of the voice, BCP 47; null takes what the stream begins with. */
  voice: string | null
  /** Speeds other than 1, by title (`tv:1399`), the last one chosen last. */
  speeds: Readonly<Record<string, number>>
  /** The kind of stream that was chosen last; empty before. */
  line: string
  isNextAutomatic: boolean
  isPictureInPictureAutomatic: boolean
}

const untouched: PlayerSettings = {
  volume: 1,
  isMuted: false,
  subtitles: null,
  lastSubtitles: null,
  secondSubtitles: null,
  look: looks[0],
  position: positions[0],
  size: 100,
  areSubtitlesSpoken: false,
  voice: null,
  speeds: {},
  line: '',
  isNextAutomatic: true,
  isPictureInPictureAutomatic: false,
}

const rememberedTitles = 100

const oneOf = <T>(allowed: readonly T[], value: unknown, otherwise: T): T => allowed.find((one) => one === value) ?? otherwise
const word = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const entriesOf = (value: unknown): [string, unknown][] => Object.entries(Object(value))

export const playerSettings = proxy<PlayerSettings>(read())

/** Local storage may hold anything: what is no setting is left out. */
function read(): PlayerSettings {
  const kept = parsed(storage.read(storageKeys.player))
  const flag = (name: keyof PlayerSettings): boolean => (typeof kept[name] === 'boolean' ? kept[name] : Boolean(untouched[name]))
  return {
    volume: typeof kept.volume === 'number' && kept.volume >= 0 && kept.volume <= 1 ? kept.volume : untouched.volume,
    isMuted: flag('isMuted'),
    subtitles: word(kept.subtitles),
    lastSubtitles: word(kept.lastSubtitles),
    secondSubtitles: word(kept.secondSubtitles),
    look: oneOf(looks, kept.look, untouched.look),
    position: oneOf(positions, kept.position, untouched.position),
    size: oneOf(sizes, kept.size, untouched.size),
    areSubtitlesSpoken: flag('areSubtitlesSpoken'),
    voice: word(kept.voice),
    speeds: Object.fromEntries(
      entriesOf(kept.speeds).filter((entry): entry is [string, number] => playing.speeds.some((one) => one === entry[1])),
    ),
    line: word(kept.line) ?? untouched.line,
    isNextAutomatic: flag('isNextAutomatic'),
    isPictureInPictureAutomatic: flag('isPictureInPictureAutomatic'),
  }
}

function parsed(json: string | null): Partial<Record<keyof PlayerSettings, unknown>> {
  try {
    return json === null ? {} : Object(JSON.parse(json))
  } catch {
    return {}
  }
}

subscribe(playerSettings, () => storage.write(storageKeys.player, JSON.stringify(playerSettings)))

/** Changes some of them; they are remembered. */
export const setPlayer = (changes: Partial<PlayerSettings>): void => void Object.assign(playerSettings, changes)

/** At which speed a title plays, which for a show is that of all its episodes. */
export const speedOf = (title: string): number => playerSettings.speeds[title] ?? 1

export function setSpeedOf(title: string, speed: number): void {
  const others = Object.entries(playerSettings.speeds).filter(([key]) => key !== title)
  const kept = speed === 1 ? others : [...others, [title, speed] as const]
  playerSettings.speeds = Object.fromEntries(kept.slice(-rememberedTitles))
}
