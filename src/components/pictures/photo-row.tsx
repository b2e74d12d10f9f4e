import { useLingui } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import * as css from './photo-row.css.ts'
import { Lightbox } from './lightbox.tsx'
import { inkOf, Picture } from './picture.tsx'
import { Row } from '#components/rows/row.tsx'

interface PhotoRowProps {
  id: string
  title: string
  paths: readonly string[]
  /** What the pictures are of. */
  label: string
  shape: 'portraits' | 'landscapes'
}

const shapes = {
  portraits: { ratio: 1.5, sizes: '136px', className: css.portraits },
  landscapes: { ratio: 9 / 16, sizes: '330px', className: css.landscapes },
}

/** Pictures of somebody or something; a press shows them large. */
export function PhotoRow({ id, title, paths, label, shape }: PhotoRowProps) {
  const { t } = useLingui()
  const [opened, open] = useState<number | null>(null)
  const close = useCallback(() => open(null), [])
  const { ratio, sizes, className } = shapes[shape]
  if (paths.length === 0) return null
  return (
    <>
      <Row id={id} title={title} cards={shape}>
        {paths.map((path, place) => {
          const number = place + 1
          return (
            <button
              key={path}
              type="button"
              className={`${className} ${inkOf(number)}`}
              aria-label={t`${label}, picture ${number}`}
              onClick={() => open(place)}
              data-card
            >
              <Picture path={path} widths={shape === 'portraits' ? ['w185', 'w342'] : ['w342', 'w500']} sizes={sizes} ratio={ratio} />
            </button>
          )
        })}
      </Row>
      {opened !== null && <Lightbox paths={paths} start={opened} label={label} ratio={ratio} onClose={close} />}
    </>
  )
}
