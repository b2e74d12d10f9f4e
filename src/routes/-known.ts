import { notFound } from '@tanstack/react-router'

interface KnownPage {
  screen: { preload?: (() => unknown) | undefined }
  /** Asks for what the page shows, false when the service knows no such thing; undefined for an address that can name nothing. */
  prepare: (() => Promise<boolean>) | undefined
}

/** Starts what the page of one thing needs, its code included; what the service does not know is not found. */
export async function loadKnown({ screen, prepare }: KnownPage): Promise<void> {
  const [isKnown] = await Promise.all([prepare?.() ?? false, screen.preload?.()])
  // oxlint-disable-next-line typescript/only-throw-error -- the router's own way to say it
  if (!isKnown) throw notFound()
}
