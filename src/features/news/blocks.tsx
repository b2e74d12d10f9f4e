import type { ReactElement, ReactNode } from 'react'
import type { Block, Run } from '#contract/news.ts'
import { ArticlePicture } from './article-picture.tsx'
import * as css from './news.css.ts'

/** What an article says, drawn from its blocks: there is no markup in it that could be anything else. */
export const Blocks = ({ blocks }: { blocks: readonly Block[] }) =>
  // An article never changes its order while it is read.
  // oxlint-disable-next-line react/no-array-index-key
  blocks.map((block, place) => <OneBlock key={place} block={block} />)

function OneBlock({ block }: { block: Block }): ReactElement {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const
      return (
        <Heading className={css.subheading}>
          <Runs runs={block.runs} />
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p className={css.paragraph}>
          <Runs runs={block.runs} />
        </p>
      )
    case 'quote':
      return (
        <blockquote className={css.quote}>
          <Runs runs={block.runs} />
        </blockquote>
      )
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul'
      return (
        <List className={css.items}>
          {block.items.map((runs, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <li key={place}>
              <Runs runs={runs} />
            </li>
          ))}
        </List>
      )
    }
    case 'picture':
      return <ArticlePicture url={block.url} alt={block.alt} ratio={block.ratio ?? 16 / 9} className={css.inText} />
  }
}

// oxlint-disable-next-line react/no-array-index-key -- as above
const Runs = ({ runs }: { runs: readonly Run[] }) => runs.map((run, place) => <OneRun key={place} run={run} />)

function OneRun({ run: { text, strong, emphasis, link } }: { run: Run }): ReactNode {
  let drawn: ReactNode = text
  if (emphasis) drawn = <em>{drawn}</em>
  if (strong) drawn = <strong>{drawn}</strong>
  if (link === undefined) return drawn
  const isOwn = link.startsWith('/')
  return (
    <a className={css.textLink} href={link} {...(!isOwn && { target: '_blank', rel: 'noopener noreferrer' })}>
      {drawn}
    </a>
  )
}
