// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { signIn, type SignInResult, signUp } from '#data/account/session.ts'
import { AuthForm } from '#features/account/auth-form.tsx'
import type { AuthKind } from '#features/account/auth-forms.ts'
import { render } from '#support/render.tsx'

// Signing in against the real server is in tests/src/data/account/session.test.ts; here it is the form.
vi.mock('#data/account/session.ts', () => ({ signIn: vi.fn(), signUp: vi.fn() }))
vi.mock('#data/library/shelves.ts', () => ({ useShelf: () => [] }))

beforeEach(() => {
  vi.mocked(signIn).mockReset()
  vi.mocked(signUp).mockReset()
})

const field = (label: string): HTMLInputElement => {
  const input = screen.getByLabelText(label, { exact: true })
  if (!(input instanceof HTMLInputElement)) throw new Error(`${label} is not a field`)
  return input
}

async function open(kind: AuthKind) {
  const routeTree = createRootRoute({
    component: () => (
      <AuthForm kind={kind} next="/watchlist">
        The other form
      </AuthForm>
    ),
  })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  await router.load()
  const { user } = render(<RouterProvider router={router} />)
  return { user, router }
}

const note = (field: HTMLElement): string | undefined => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
const refusal = (code: 'wrong-credentials' | 'invalid-input', fields: { path: string; message: string }[] = []): SignInResult => ({
  ok: false,
  problem: { kind: 'refused', code, status: code === 'invalid-input' ? 400 : 401, message: '', fields, retryAfterMs: null },
})

describe('signing in', () => {
  test('nothing is sent before the first wrong field is right; it has the focus and says what is wrong', async () => {
    const { user } = await open('signIn')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(document.activeElement).toBe(field('Email'))
    expect(note(field('Email'))).toBe('Enter your email address.')
    expect(signIn).not.toHaveBeenCalled()
  })

  test('leads to where somebody wanted to go', async () => {
    vi.mocked(signIn).mockResolvedValue({ ok: true, user: { id: '1', email: 'ada@example.com', display_name: 'Ada', role: 'user' } })
    const { user, router } = await open('signIn')
    await user.type(field('Email'), 'ada@example.com')
    await user.type(field('Password'), 'a long password{Enter}')
    await expect.poll(() => router.history.location.pathname).toBe('/watchlist')
    expect(signIn).toHaveBeenCalledExactlyOnceWith({ email: 'ada@example.com', password: 'a long password' })
  })

  test('that the server refuses says why, and what was typed stays', async () => {
    vi.mocked(signIn).mockResolvedValue(refusal('wrong-credentials'))
    const { user } = await open('signIn')
    await user.type(field('Email'), 'ada@example.com')
    await user.type(field('Password'), 'wrong{Enter}')
    expect((await screen.findByText('The email or password you entered is incorrect.')).closest('[role="alert"]')).not.toBeNull()
    expect([field('Email').value, field('Password').value]).toEqual(['ada@example.com', 'wrong'])
  })

  test('is sent once, however often the button is pressed meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<SignInResult>()
    vi.mocked(signIn).mockReturnValue(promise)
    const { user } = await open('signIn')
    await user.type(field('Email'), 'ada@example.com')
    await user.type(field('Password'), 'a long password{Enter}')
    const button = screen.getByRole('button', { name: 'Signing in...' })
    await user.click(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(signIn).toHaveBeenCalledOnce()
    resolve(refusal('wrong-credentials'))
    await screen.findByRole('button', { name: 'Sign in' })
  })
})

const passwordTypes = (): string[] => [field('Password').type, field('Confirm Password').type]

describe('signing up', () => {
  test('a new password is advised upon while it is typed, by what anybody may know of the person as well', async () => {
    const { user } = await open('signUp')
    const advice = () => note(field('Password'))
    expect(advice()).toBe('At least 8 characters.')
    await user.type(field('Password'), 'lantern')
    expect(advice()).toBe('At least 8 characters.')
    await user.type(field('Password'), ' street')
    expect(advice()).toBe('Fair: longer is better.')
    await user.type(field('Password'), ' orchard sail')
    expect(advice()).toBe('Strong.')
    await user.type(field('Display Name'), 'Lantern Orchard')
    expect(advice()).toBe('Fair: longer is better.')
  })

  test('one toggle shows both passwords', async () => {
    const { user } = await open('signUp')
    expect(passwordTypes()).toEqual(['password', 'password'])
    await user.click(screen.getByRole('button', { name: 'Show' }))
    expect(passwordTypes()).toEqual(['text', 'text'])
    await user.click(screen.getByRole('button', { name: 'Hide' }))
    expect(passwordTypes()).toEqual(['password', 'password'])
  })

  test('passwords that differ come before everything else', async () => {
    const { user } = await open('signUp')
    await user.type(field('Password'), 'one')
    await user.type(field('Confirm Password'), 'two{Enter}')
    expect(document.activeElement).toBe(field('Confirm Password'))
    expect(note(field('Confirm Password'))).toBe('Passwords do not match. Please make sure both passwords are identical.')
  })

  test('a field the server refuses says so beside itself, in its own words', async () => {
    vi.mocked(signUp).mockResolvedValue(refusal('invalid-input', [{ path: 'password', message: 'too common' }]))
    const { user } = await open('signUp')
    await user.type(field('Email'), 'ada@example.com')
    await user.type(field('Display Name'), ' Ada ')
    await user.type(field('Password'), 'password1234')
    await user.type(field('Confirm Password'), 'password1234{Enter}')
    await expect.poll(() => note(field('Password'))).toContain('Choose another password')
    expect(document.activeElement).toBe(field('Password'))
    expect(signUp).toHaveBeenCalledWith({ email: 'ada@example.com', display_name: 'Ada', password: 'password1234' })
  })
})
