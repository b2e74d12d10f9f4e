import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import type { Book } from '#contract/audiobooks.ts'
import { actionOf } from '#domain/keys.ts'
import type { BookAction } from '#product/book-keys.ts'
import { keyGroups } from '#product/keys.ts'
import { listening } from '#product/listening.ts'
import { bookPlayer } from '#state/book-player.ts'
import { keySettings } from '#state/key-settings.ts'
import { remote } from '#state/remote.ts'
import { isCovered, isWriting, scrollToPart } from '#ui/media/surfaces.ts'
import { extendSleep, markPlace, move, setSleep, stepSpeed, stepVolume, toChapter, toggleMuted, togglePlay } from './book-playback.ts'
import { useChapterName } from './chapter-name.ts'
import { chaptersId } from './chapters.tsx'

const nothing: Pick<Book, 'chapters'> = { chapters: [] }
/** The timer that a key begins, in minutes. */
const sleepMinutes = 15

/** The keys of the page of a book that is listened to; null has none. They leave alone what somebody writes in and what the focus uses itself. */
export function useBookKeys(book: Book | null): void {
  const { chapter } = useSnapshot(bookPlayer)
  const name = useChapterName(book ?? nothing, chapter)
  const chapterName = useRef(name)
  const isOn = book !== null
  useEffect(() => {
    chapterName.current = name
  })
  useEffect(() => {
    if (!isOn) return undefined
    const { back, forward } = listening.jumpSeconds
    const acts: Record<BookAction, () => void> = {
      play: togglePlay,
      back: () => move(-back),
      forward: () => move(forward),
      chapterBack: () => toChapter(-1),
      chapterForward: () => toChapter(1),
      louder: () => stepVolume(1),
      quieter: () => stepVolume(-1),
      mute: toggleMuted,
      faster: () => stepSpeed(1),
      slower: () => stepSpeed(-1),
      chapters: () => scrollToPart(chaptersId),
      bookmark: () => markPlace(chapterName.current),
      sleep: () => (bookPlayer.sleep ? extendSleep() : setSleep({ until: 'time', leftMs: sleepMinutes * 60_000 })),
    }
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || isCovered()) return
      const target = event.target instanceof Element ? event.target : null
      if (target && (isWriting(target) || target.closest('[inert]') || isTaken(target, event.key))) return
      const action = actionOf(keyGroups.book, event, keySettings)
      if (action === undefined) return
      event.preventDefault()
      acts[action]()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [isOn])
}

const moving = new Set([' ', 'Enter', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])

/** Whether what has the focus uses the key itself: a button its space bar, a slider its arrows, a card those that walk on. */
function isTaken(target: Element, key: string): boolean {
  if (!moving.has(key)) return false
  const control = target.closest('a[href], button, input, summary, [tabindex="0"]')
  // From afar arrows lead to the controls, and up and down to the first of them.
  if (remote.isUsed && (control !== null || key === 'ArrowUp' || key === 'ArrowDown')) return true
  if (control === null) return false
  if (control instanceof HTMLInputElement) return key !== ' '
  return key === ' ' || key === 'Enter' || control.matches('a[href]')
}
