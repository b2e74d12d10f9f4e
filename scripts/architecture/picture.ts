import { table, withBlock } from '../markdown.ts'
import { rooms } from './rooms.ts'

const allowedBy = (name: string): readonly string[] => {
  const from = rooms[name]?.from ?? []
  return from === 'everything' ? [] : from
}

/** True when `target` is also allowed to something else that `name` may import: the arrow would only repeat that. */
const isImplied = (name: string, target: string): boolean => allowedBy(name).some((between) => allowedBy(between).includes(target))

/**
 * The rooms as Markdown: a Mermaid picture with only the arrows that are not implied by others, and the whole rule as a
 * table below it.
 */
function picture(): string {
  const names = Object.keys(rooms)
  const arrows = names.flatMap((name) =>
    allowedBy(name)
      .filter((target) => !isImplied(name, target))
      .map((target) => `  ${name} --> ${target}`),
  )
  const rows = Object.entries(rooms).map(([name, { folder, from }]) => {
    const allowed = from === 'everything' ? 'everything' : from.join(', ') || 'nothing'
    return [name, `\`${folder}/\``, allowed]
  })
  const graph = ['```mermaid', 'graph TD', ...arrows, '```']
  return [...graph, '', table([['room', 'folder', 'may import'], ...rows])].join('\n')
}

/** `page` with the picture between its markers brought up to date. Throws when the markers are missing. */
export const withPicture = (page: string): string => withBlock(page, 'rooms', picture())
