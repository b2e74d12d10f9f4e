import { rooms } from './rooms.ts'

const pictureMarkers = { start: '<!-- rooms -->', end: '<!-- /rooms -->' } as const

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
  return [...graph, '', ...table([['room', 'folder', 'may import'], ...rows])].join('\n')
}

/** A Markdown table with its columns padded, the way the formatter would write it. */
function table(rows: readonly string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = rows
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)]
}

/** `page` with the picture between its markers brought up to date. Throws when the markers are missing. */
export function withPicture(page: string): string {
  const start = page.indexOf(pictureMarkers.start)
  const end = page.indexOf(pictureMarkers.end)
  if (start < 0 || end < start) {
    throw new Error(`The page needs the lines ${pictureMarkers.start} and ${pictureMarkers.end}, in this order.`)
  }
  return `${page.slice(0, start + pictureMarkers.start.length)}\n\n${picture()}\n\n${page.slice(end)}`
}
