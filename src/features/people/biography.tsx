import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Person } from '#domain/people/person.ts'
import { Button } from '#ui/controls/button.tsx'
import * as css from './person-screen.css.ts'

/** A longer life than this is folded at first, in characters. */
const long = 600

/** A life in words, in whatever language there are some; nothing where nobody wrote it. */
export function Biography({ person: { biography, foreign } }: { person: Person }) {
  const [folded, setFolded] = useState(biography.length > long)
  if (biography === '') return null
  return (
    <>
      <p className={css.biography} data-folded={folded} lang={foreign?.biography}>
        {biography}
      </p>
      {folded && (
        <Button look="plain" className={css.unfold} onClick={() => setFolded(false)}>
          <Trans>Read on</Trans>
        </Button>
      )}
    </>
  )
}
