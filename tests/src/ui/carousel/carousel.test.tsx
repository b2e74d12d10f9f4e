// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useCarousel } from '#ui/carousel/use-carousel.ts'
import { useSlides } from '#ui/carousel/use-slides.ts'
import { useRotation } from '#ui/carousel/use-rotation.ts'
import { render, setReducedMotion } from '#support/render.tsx'
import '#support/top-layer.ts'

/** A strip of so many px in a view of 1000. */
function lay(element: HTMLElement, scrollWidth: number): void {
  Object.defineProperties(element, {
    clientWidth: { value: 1000 },
    scrollWidth: { value: scrollWidth },
    scrollLeft: { value: 0, writable: true },
  })
}

function Strip({ width }: { width: number }) {
  const { ref, page, pages, move } = useCarousel<HTMLUListElement>(0.75)
  const follow = (strip: HTMLUListElement | null): void => {
    if (strip && ref.current === null) lay(strip, width)
    ref.current = strip
  }
  return (
    <>
      <p>{`${page}/${pages}`}</p>
      <button type="button" onClick={() => move(1)}>
        Next
      </button>
      <ul ref={follow} />
    </>
  )
}

const scrollTo = (left: number): void => {
  const strip = screen.getByRole('list')
  strip.scrollLeft = left
  fireEvent.scroll(strip)
}

describe('a strip', () => {
  test('has as many pages as it takes steps of three quarters of the view to its end', () => {
    render(<Strip width={2500} />)
    scrollTo(0)
    expect(screen.getByText('1/3')).toBeDefined()
    scrollTo(750)
    expect(screen.getByText('2/3')).toBeDefined()
    scrollTo(1500)
    expect(screen.getByText('3/3')).toBeDefined()
  })

  test('that is all in view has one page', () => {
    render(<Strip width={1001} />)
    scrollTo(0)
    expect(screen.getByText('1/1')).toBeDefined()
  })

  test.each([
    [false, 'smooth'],
    [true, 'instant'],
  ])('moves by a step; with reduced motion (%s) the scrolling is %s', async (isReduced, behavior) => {
    setReducedMotion(isReduced)
    const { user } = render(<Strip width={2500} />)
    const scrollBy = vi.spyOn(screen.getByRole('list'), 'scrollBy').mockImplementation(() => undefined)
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(scrollBy).toHaveBeenCalledWith({ left: 750, behavior })
  })
})

function Slides() {
  const { ref } = useSlides<HTMLUListElement>(50)
  const follow = (strip: HTMLUListElement | null): void => {
    if (strip && ref.current === null) lay(strip, 3000)
    ref.current = strip
  }
  return <ul ref={follow} />
}

/** A finger on the second of three slides, from one point to another; answers where the strip is asked to go. */
function swipe(across: number, down = 0): unknown[] {
  setReducedMotion(true)
  render(<Slides />)
  const strip = screen.getByRole('list')
  const scroll = vi.spyOn(strip, 'scrollTo').mockImplementation(() => undefined)
  strip.scrollLeft = 1000
  fireEvent.touchStart(strip, { touches: [{ clientX: 300, clientY: 300 }] })
  fireEvent.touchEnd(strip, { changedTouches: [{ clientX: 300 + across, clientY: 300 + down }] })
  return scroll.mock.calls.flat()
}

test.each([
  ['to the left', -51, 2000],
  ['to the right', 51, 0],
])('a finger that moves more than 50 px %s shows the next slide, however slowly', (_, across, left) => {
  expect(swipe(across)).toEqual([{ left, behavior: 'instant' }])
})

test('a shorter way is left to the browser', () => {
  expect(swipe(-50)).toEqual([])
})

test('a finger that scrolls the page does not swipe', () => {
  expect(swipe(-60, 200)).toEqual([])
})

function Rotating({ count, advance }: { count: number; advance: () => void }) {
  const { playing, toggle, hold } = useRotation(count, 8000, advance)
  return (
    <button type="button" onClick={toggle} onPointerEnter={() => hold(true)} onPointerLeave={() => hold(false)}>
      {playing ? 'Pause' : 'Play'}
    </button>
  )
}
const startRotation = (count: number) => {
  const advance = vi.fn<() => void>()
  render(<Rotating count={count} advance={advance} />)
  const pass = (ms: number): number => {
    act(() => void vi.advanceTimersByTime(ms))
    return advance.mock.calls.length
  }
  return { pass, button: screen.getByRole('button') }
}

describe('a rotation', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('advances again and again until somebody pauses it, and goes on when they start it', () => {
    const { pass, button } = startRotation(3)
    expect(pass(16_000)).toBe(2)
    fireEvent.click(button)
    expect(pass(60_000)).toBe(2)
    fireEvent.click(button)
    expect(pass(8000)).toBe(3)
  })

  test('waits while a pointer rests on it or the page is hidden', () => {
    const { pass, button } = startRotation(3)
    fireEvent.pointerEnter(button)
    expect(pass(60_000)).toBe(0)
    fireEvent.pointerLeave(button)
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    expect(pass(60_000)).toBe(0)
  })

  test('of one item there is none', () => {
    expect(startRotation(1).pass(60_000)).toBe(0)
  })

  test('with reduced motion it begins only when somebody starts it', () => {
    setReducedMotion(true)
    const { pass, button } = startRotation(3)
    expect(pass(60_000)).toBe(0)
    fireEvent.click(button)
    expect(pass(8000)).toBe(1)
  })
})
