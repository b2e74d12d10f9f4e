import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { visuallyHidden } from '#ui/theme/visually-hidden.css.ts'

/** Moves the focus to the new page's heading unless the page already took it. */
function focusHeading(): void {
  const main = document.getElementById('main')
  if (!main || (main.contains(document.activeElement) && document.activeElement !== main)) return
  const heading = main.querySelector('h1') ?? main
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** A menu the person chose from closes a moment later and gives its focus back; the heading takes it after that. */
function focusHeadingAfterMenu(): void {
  const menu = document.querySelector('dialog:modal')
  if (menu) menu.addEventListener('close', focusHeading, { once: true })
  else focusHeading()
}

/** After a change of page: focus goes to its heading and its title is read out. */
export function RouteAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        focusHeadingAfterMenu()
        // One frame later React has put the page's own title into the head.
        requestAnimationFrame(() => setTitle(document.title))
      }),
    [router],
  )
  return (
    <p role="status" className={visuallyHidden}>
      {title}
    </p>
  )
}
