import { createFileRoute, redirect } from '@tanstack/react-router'

/** The plural form of the footer's addresses leads to the singular one, query kept (decision R1). */
export const Route = createFileRoute('/movies/$')({
  beforeLoad: ({ params, location }) => {
    // oxlint-disable-next-line typescript/only-throw-error -- the router's own way to say it
    throw redirect({ href: `/movie/${params['_splat']}${location.searchStr}`, replace: true })
  },
})
