// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FailureScreen } from '#features/failure/failure-screen.tsx'
import { render } from '#support/render.tsx'

/** A page that breaks until `repair` is called. */
async function brokenPage() {
  let isBroken = true
  // React and the router say that something broke.
  const said = [vi.spyOn(console, 'error').mockReturnValue(), vi.spyOn(console, 'warn').mockReturnValue()]
  const root = createRootRoute({ component: Outlet })
  const movie = createRoute({
    getParentRoute: () => root,
    path: '/movie/$entry',
    component: () => {
      if (isBroken) throw new TypeError('No title "The Lantern" of ada@example.org')
      return <p>The page</p>
    },
  })
  const router = createRouter({
    routeTree: root.addChildren([movie]),
    history: createMemoryHistory({ initialEntries: ['/movie/603?q=secret'] }),
    defaultErrorComponent: FailureScreen,
  })
  await router.load()
  const { user } = render(<RouterProvider router={router} />)
  const repair = (): void => {
    isBroken = false
    for (const spy of said) spy.mockRestore()
  }
  return { user, repair }
}

test('a screen that broke says what to do, and has details to pass on without anything of the person', async () => {
  const { user, repair } = await brokenPage()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This scene did not work')
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Copy details' }))
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeDefined()
  const copied = await navigator.clipboard.readText()
  expect(copied).toMatch(/^TypeError: No title "…" of \[e-mail\]\n/)
  expect(copied).toContain('Page: /movie/$entry')
  expect(copied).not.toMatch(/Lantern|secret|603/)
  expect(screen.getByText(/^TypeError: No title/).textContent).toBe(copied)
  repair()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The page')).toBeDefined()
})
