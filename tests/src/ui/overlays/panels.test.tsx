// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { BackButton } from '#ui/controls/back-button.ts'
import { Popover } from '#ui/overlays/popover.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { render } from '#support/render.tsx'
import { isModal } from '#support/top-layer.ts'

const openPopover = async () => {
  const { user } = render(
    <Popover trigger="Movies" triggerClass="menu">
      <a href="/movie/popular" onClick={(event) => event.preventDefault()}>
        Popular
      </a>
      <p>Nothing to choose</p>
    </Popover>,
  )
  const trigger = screen.getByRole('button', { name: 'Movies' })
  return { user, trigger, links: () => screen.queryAllByRole('link').length }
}

/** With a Back button that calls whoever wanted it last. */
function openSheet(children: ReactNode = 'Content') {
  const backs: (() => void)[] = []
  const interceptBack = (onBack: () => void) => {
    backs.push(onBack)
    return () => void backs.splice(backs.indexOf(onBack), 1)
  }
  const onClose = vi.fn<() => void>()
  const onLink = vi.fn<() => void>()
  function Page() {
    const [isOpen, setOpen] = useState(true)
    const close = (): void => {
      onClose()
      setOpen(false)
    }
    const [stableClose] = useState(() => close)
    return (
      <BackButton value={interceptBack}>
        <Sheet open={isOpen} onClose={stableClose} onLink={onLink} title="More" closeLabel="Close" dragDistance={80}>
          {children}
        </Sheet>
      </BackButton>
    )
  }
  const { user, unmount } = render(<Page />)
  const dialog = document.querySelector('dialog')
  if (!dialog) throw new Error('there is no dialog')
  return { user, unmount, dialog, onClose, onLink, backs }
}

interface Point {
  clientY: number
  timeStamp: number
}

function sendPointer(target: Element, name: string, { clientY, timeStamp }: Point): void {
  const event = new PointerEvent(name, { clientY, pointerId: 1, buttons: name === 'pointerup' ? 0 : 1, bubbles: true })
  Object.defineProperty(event, 'timeStamp', { value: timeStamp })
  fireEvent(target, event)
}

/** Pulls a sheet down by so many px in so many ms, and lets go. */
function pullDown(px: number, ms: number, begin: () => Element = heading): ReturnType<typeof openSheet> {
  const sheet = openSheet()
  const captured: unknown[] = []
  const head = heading().parentElement
  if (head) head.setPointerCapture = (pointer) => void captured.push(pointer)
  const end = { clientY: px, timeStamp: 1 + ms }
  sendPointer(begin(), 'pointerdown', { clientY: 0, timeStamp: 1 })
  sendPointer(begin(), 'pointermove', end)
  sendPointer(begin(), 'pointerup', end)
  // Without a capture the browser clicks what was pressed.
  if (captured.length === 0) fireEvent.click(begin())
  return sheet
}

const heading = (): Element => screen.getByRole('heading', { name: 'More' })

/** The close button and the handle do the same and have the same name. */
function closeButtons(): { button: Element; handle: Element } {
  const [button, handle] = screen.getAllByRole('button', { name: 'Close' })
  if (!button || !handle) throw new Error('there is no handle')
  return { button, handle }
}

describe('a popover', () => {
  test('renders its panel only while it is open, and its control says which', async () => {
    const { user, trigger, links } = await openPopover()
    expect([trigger.getAttribute('aria-expanded'), links()]).toEqual(['false', 0])
    await user.click(trigger)
    expect([trigger.getAttribute('aria-expanded'), links()]).toEqual(['true', 1])
    await user.click(trigger)
    expect([trigger.getAttribute('aria-expanded'), links()]).toEqual(['false', 0])
  })

  test('closes when a link inside was chosen, and at nothing else inside', async () => {
    const { user, trigger, links } = await openPopover()
    await user.click(trigger)
    await user.click(screen.getByText('Nothing to choose'))
    expect(links()).toBe(1)
    await user.click(screen.getByRole('link', { name: 'Popular' }))
    expect(links()).toBe(0)
  })
})

describe('a sheet', () => {
  test('is a modal dialog with its title as its name; the page behind it does not scroll', () => {
    const { dialog } = openSheet()
    expect(isModal(dialog)).toBe(true)
    expect(screen.getByRole('dialog', { name: 'More' })).toBe(dialog)
    expect(document.documentElement.style.overflow).toBe('hidden')
  })

  test.each<[string, (sheet: ReturnType<typeof openSheet>) => void]>([
    ['its button', () => fireEvent.click(closeButtons().button)],
    ['a tap on its handle', () => fireEvent.click(closeButtons().handle)],
    ['Escape', ({ dialog }) => fireEvent(dialog, new Event('cancel'))],
    ['a tap beside it', ({ dialog }) => fireEvent.click(dialog)],
    ['Back', ({ backs }) => act(() => backs.at(-1)?.())],
  ])('closes with %s, and the page scrolls again', (_way, close) => {
    const sheet = openSheet()
    close(sheet)
    expect(sheet.onClose).toHaveBeenCalled()
    expect(sheet.dialog.open).toBe(false)
    expect(document.documentElement.style.overflow).toBe('')
    expect(sheet.backs).toEqual([])
  })

  test('does not close by a tap inside, and tells of a link that is followed', async () => {
    const { user, onClose, onLink } = openSheet(
      <>
        <p>Text</p>
        <a href="#link">Link</a>
      </>,
    )
    await user.click(screen.getByText('Text'))
    expect(onLink).not.toHaveBeenCalled()
    await user.click(screen.getByRole('link', { name: 'Link' }))
    expect(onLink).toHaveBeenCalledOnce()
    expect(onClose).not.toHaveBeenCalled()
  })

  test('holds nothing before it is opened for the first time, and keeps what it holds while it slides away', () => {
    const onClose = vi.fn<() => void>()
    const sheet = (open: boolean) => (
      <Sheet open={open} onClose={onClose} title="More" closeLabel="Close" dragDistance={80}>
        Content
      </Sheet>
    )
    const { rerender } = render(sheet(false))
    expect(screen.queryByText('Content')).toBeNull()
    for (const open of [true, false]) {
      rerender(sheet(open))
      expect(screen.queryByText('Content')).not.toBeNull()
    }
  })

  test('gives the page back its scrolling and Back when it is removed while open', () => {
    const { unmount, backs } = openSheet()
    unmount()
    expect(document.documentElement.style.overflow).toBe('')
    expect(backs).toEqual([])
  })

  describe('pulled down by a finger', () => {
    test('further than its distance it closes', () => {
      expect(pullDown(81, 1000).dialog.open).toBe(false)
    })

    test('less far it springs back', () => {
      const { dialog } = pullDown(60, 1000)
      expect(dialog.open).toBe(true)
      expect(dialog.style.translate).toBe('')
    })

    test('with a flick it closes however little it was pulled', () => {
      expect(pullDown(30, 50).dialog.open).toBe(false)
    })

    test('by its handle it springs back as well, which is no tap', () => {
      expect(pullDown(60, 1000, () => closeButtons().handle).dialog.open).toBe(true)
    })

    test('a finger that trembles on the handle taps it', () => {
      expect(pullDown(3, 1000, () => closeButtons().handle).dialog.open).toBe(false)
    })

    test('the close button is pressed, never pulled', () => {
      const { dialog } = pullDown(300, 1000, () => closeButtons().button)
      expect(dialog.style.translate).toBe('')
    })

    test('a mouse that was let go elsewhere pulls nothing when it comes back', () => {
      const { dialog } = openSheet()
      sendPointer(heading(), 'pointerdown', { clientY: 0, timeStamp: 1 })
      fireEvent(heading(), new PointerEvent('pointermove', { clientY: 300, pointerId: 1, buttons: 0, bubbles: true }))
      expect(dialog.style.translate).toBe('')
    })
  })
})
