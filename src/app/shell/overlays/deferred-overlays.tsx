import { PaletteHost } from './palette-host.tsx'
import { SignOutDialog } from './sign-out-dialog.tsx'
import { ToastHost } from './toast-host.tsx'

/** What lies above every screen and is wanted only once something has happened. */
export function DeferredOverlays() {
  return (
    <>
      <SignOutDialog />
      <PaletteHost />
      <ToastHost />
    </>
  )
}
