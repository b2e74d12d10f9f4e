import { createFileRoute, notFound } from '@tanstack/react-router'

/** Every address that no other route answers. */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    // oxlint-disable-next-line typescript/only-throw-error -- the router's own way to say it
    throw notFound()
  },
})
